import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Button } from '../../action/Button/Button.tsx'
import { Field } from '../../form/Field/Field.tsx'
import { TextArea } from '../../input/TextArea/TextArea.tsx'
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
          'Uma pergunta ou um formulário sobre a página: 480 px, `wide` 720, `page` a largura de uma página para fotos, e o Voltar do navegador o fecha. Para perguntar antes de fazer, `ConfirmDialog`; para enviar campos, `FormDialog`. O botão principal é o primeiro de `actions`.\n\n**Acessibilidade.** O foco entra no primeiro campo, ou no título quando não há campos, não sai enquanto está aberto e volta para quem abriu; se quem abriu saiu da página com a ação, como a linha de uma lista, fica no que estava em volta. Esc, “Fechar” e um toque fora chamam `onClose`; em `alertdialog`, só Esc. Depois de uma mudança dentro, um toque fora não fecha mais; `closedBy` o permite ou o proíbe sempre. Uma ação que falha é dita dentro.',
      },
      story: { inline: false, height: '480px' },
    },
  },
  render: (args) => <Opener {...args} />,
})

export const Formulario = meta.story({
  name: 'Formulário',
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Salvar link de entrega' })
    await expect(dialog).toHaveAccessibleDescription('O cliente abre este endereço na página do ensaio.')
    await expect(dialog.matches(':modal')).toBe(true)
  },
})

/** O foco não fica atrás dos botões, nem o erro do campo. */
export const CamposAtrasDosBotoes = meta.story({
  ...together(onPhone, notPictured),
  name: 'Comprida, no celular: o campo com o foco aparece inteiro acima dos botões',
  args: {
    children: Array.from({ length: 14 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the fields stay as they are.
      <Field key={place} label={`Andar ${place + 1}`} error="Informe o andar.">
        <TextInput />
      </Field>
    )),
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog')
    const foot = () => canvas.getByRole('button', { name: 'Salvar' }).getBoundingClientRect().top
    const errors = canvas.getAllByText('Informe o andar.')
    for (const [place, field] of canvas.getAllByRole('textbox').entries()) {
      dialog.scrollTop = 0
      field.focus()
      await expect(errors[place]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot())
    }
  },
})

export const Larga = meta.story({
  name: 'Larga, sem descrição nem ações',
  args: { wide: true, description: undefined, actions: undefined },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog')
    await expect(dialog).not.toHaveAttribute('aria-describedby')
    const inside = within(canvas.getByRole('dialog')).getAllByRole('button')
    await expect(inside.map(({ title }) => title)).toEqual(['Fechar'])
    const [, content] = canvas.getByRole('dialog').children
    if (content) await expect(getComputedStyle(content).paddingBottom).toBe('24px')
  },
})

export const ComoPagina = meta.story({
  ...notPicturedOn('phone'),
  name: 'Da largura de uma página: o Voltar do navegador fecha',
  args: { wide: 'page' },
  play: async ({ canvas, args }) => {
    const before = history.length
    await waitFor(() => expect(history.state).toHaveProperty('ensaioOpen', true))
    await expect(history.length).toBeGreaterThanOrEqual(before)
    history.back()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await waitFor(() => expect(history.state).toHaveProperty('ensaioOpen', true))
  },
})

export const Esc = meta.story({
  ...notPictured,
  name: 'Esc pede para fechar; o que um campo cancela não',
  play: async ({ canvas, args }) => {
    const cancel = () => new Event('cancel', { cancelable: true, bubbles: true })
    // A closed window of files says so with the same event.
    await fireEvent(canvas.getByRole('textbox'), cancel())
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(await fireEvent(canvas.getByRole('dialog'), cancel())).toBe(false)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const PrimeiroCampo = meta.story({
  name: 'O foco começa no primeiro campo que se pode mudar',
  args: {
    children: (
      <>
        <input type="hidden" value="1042" />
        <input type="file" hidden aria-label="Arquivo" />
        <Field label="Ensaio">
          <TextInput readOnly value="Rua Augusta, 1500" />
        </Field>
        <Field label="Código">
          <TextInput disabled value="1042" />
        </Field>
        <Field label="Observações">
          <TextArea />
        </Field>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Observações' })).toHaveFocus()
  },
})

export const TituloLongo = meta.story({
  name: 'Título longo: o botão de fechar fica do seu tamanho, e a descrição fora do conteúdo',
  ...onPhone,
  args: {
    title:
      'Enviar de novo a mensagem sobre a visita à Rua Conselheiro Furtado, 1.245, apartamento 84, Torre B, em São Paulo?',
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog')
    const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    const close = box(within(dialog).getByRole('button', { name: 'Fechar' }))
    await expect(close.height).toBeLessThanOrEqual(close.width)
    const title = box(dialog.querySelector('h2'))
    const description = box(within(dialog).getByText(/^O cliente abre/))
    const content = box(dialog.querySelector('label'))
    await expect(title.height).toBeGreaterThan(60)
    await expect(description.top).toBeGreaterThanOrEqual(title.bottom)
    await expect(content.top).toBeGreaterThanOrEqual(description.bottom + 8)
  },
})

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
    await expect(canvas.getByRole('heading', { name: 'Cancelar este ensaio?' })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Fechar' })).toBeNull()
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

export const FalhaEsquecida = AcaoFalhou.extend({
  ...notPictured,
  name: 'Aberto de novo, não repete a falha de antes',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await canvas.findByText(/^Não foi possível concluir/)
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expect(canvas.queryByText(/^Não foi possível concluir/)).toBeNull()
  },
})

/** A list whose entries are removed after a question. */
function Removable() {
  const [names, setNames] = useState(['Fachada', 'Sala'])
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <section aria-label="Vídeos">
      {names.length === 0 ? (
        <p>Nenhum vídeo</p>
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <Button onPress={() => setAsked(name)}>{`Remover ${name}`}</Button>
            </li>
          ))}
        </ul>
      )}
      {asked !== null && (
        <Dialog
          open
          role="alertdialog"
          title={`Remover ${asked}?`}
          onClose={() => setAsked(null)}
          actions={
            <Button
              onPress={() => {
                setNames(names.filter((name) => name !== asked))
                setAsked(null)
              }}
            >
              Remover
            </Button>
          }
        />
      )}
    </section>
  )
}

export const QuemAbriuSaiu = meta.story({
  ...notPictured,
  name: 'Quem abriu saiu com a ação: o foco fica em volta',
  render: () => <Removable />,
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Remover Sala' }))
    await press(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }))
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus())
    await press(canvas.getByRole('button', { name: 'Remover Fachada' }))
    await press(within(await canvas.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Vídeos' })).toHaveFocus())
    await expect(canvas.getByText('Nenhum vídeo')).toBeVisible()
  },
})
