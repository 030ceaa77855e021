import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
import { Field } from '../../form/Field/Field.tsx'
import { TextInput } from '../../input/TextInput/TextInput.tsx'
import { Dialog } from './Dialog.tsx'

function Opener(props: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Abrir</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          props.onClose()
          setOpen(false)
        }}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Primitivos/Diálogos/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Salvar link de entrega',
    description: 'O cliente abre este endereço na página do ensaio.',
    children: (
      <Field label="Endereço" required>
        <TextInput type="url" defaultValue="https://entregas.ensaio.test/2041" />
      </Field>
    ),
    actions: (
      <>
        <Button variant="primary">Salvar</Button>
        <Button variant="quiet">Voltar</Button>
      </>
    ),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Uma pergunta ou um formulário sobre a página: 480 px, `wide` 720, `page` a largura de uma página para fotos, e o Voltar do navegador o fecha. Para perguntar antes de fazer, `ConfirmDialog`; para enviar campos, `FormDialog`. O botão principal é o primeiro de `actions`.\n\n**Acessibilidade.** O foco entra no primeiro campo, ou no título quando não há campos, não sai enquanto está aberto e volta para quem abriu. Esc, “Fechar” e um toque fora chamam `onClose`; em `alertdialog`, só Esc. Uma ação que falha é dita dentro.',
      },
      story: { inline: false, height: '480px' },
    },
  },
  render: (args) => <Opener {...args} />,
})

export const Formulario = meta.story({ name: 'Formulário' })

export const Pergunta = meta.story({
  args: {
    role: 'alertdialog',
    title: 'Cancelar este ensaio?',
    description: 'Faltam menos de 24 horas: cobramos uma taxa de R$ 119,70.',
    children: null,
    actions: (
      <>
        <Button variant="danger">Cancelar ensaio</Button>
        <Button>Manter ensaio</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Cancelar este ensaio?' })
    await expect(dialog).toHaveAccessibleDescription(/24 horas/)
  },
})

export const TextoLongo = meta.story({
  name: 'Mais alto que a tela',
  args: {
    title: 'Termos de uso',
    description: undefined,
    children: (
      <p>
        {'As fotografias ficam disponíveis enquanto a hospedagem estiver ativa e podem ser usadas nos anúncios. '.repeat(
          40,
        )}
      </p>
    ),
    actions: <Button variant="primary">Entendi</Button>,
  },
})

export const Teclado = meta.story({
  name: 'Esc fecha e o foco volta',
  args: { open: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' })
    await press(opener)
    await expect(canvas.getByRole('textbox', { name: /Endereço/ })).toHaveFocus()
    await press(canvas.getByRole('button', { name: 'Fechar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const AcaoFalhou = meta.story({
  name: 'Ação que falha fica dentro',
  args: {
    actions: (
      <Button variant="primary" onPress={() => Promise.reject(new Error('sem rede'))}>
        Salvar
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    const problem = await within(canvas.getByRole('dialog')).findByText(/^Não foi possível concluir/)
    await isAnnounced(problem, 'alert')
    await expect(canvas.getByRole('textbox', { name: /Endereço/ })).toHaveValue(
      'https://entregas.ensaio.test/2041',
    )
  },
})
