import { createClient } from '@ensaio/client'
import { Failure, requestCorrection } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { CorrectionAction } from './CorrectionAction.tsx'
import { CorrectionDialog, type CorrectionDialogProps } from './CorrectionDialog.tsx'

const client = createClient({ baseUrl: '/api' })
type Request = CorrectionDialogProps['onRequest']

const meta = preview.meta({
  title: 'Componentes/Entrega/CorrectionDialog',
  component: CorrectionDialog,
  args: { open: true, label: 'Fotos profissionais', onRequest: fn<Request>(async () => {}), onClose: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'Pergunta o que precisa de correção em algo entregue; o ensaio passa a “Em revisão”. `CorrectionAction` é o botão “Pedir correção” com este diálogo, para o `aside` de um cartão. O que se digita fica quando o envio falha.',
      },
    },
  },
})

/** The action inside a card, as it is used. */
const action = meta.story({
  render: ({ label, onRequest }) => (
    <Card title={label} aside={<CorrectionAction label={label} onRequest={onRequest} />}>
      <Text soft>O que foi entregue.</Text>
    </Card>
  ),
})

export const Aberto = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleName('Pedir correção')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
})

export const Vazio = meta.story({
  name: 'Nada escrito: diz o que falta',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir correção' }))
    const area = canvas.getByRole('textbox')
    await expect(area).toHaveAccessibleDescription(/Conte o que precisa de correção/)
    await expect(area).toHaveFocus()
    await expect(args.onRequest).not.toHaveBeenCalled()
    await userEvent.keyboard('A')
    await expect(area).toBeValid()
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir correção' }))
    await expect(area).toBeInvalid()
  },
})

export const Enviado = action.extend({
  name: 'Enviado, pelo teclado',
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Pedir correção: Fotos profissionais' })
    await press(opener)
    await userEvent.keyboard('O reflexo no espelho da sala.')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRequest).toHaveBeenCalledOnce()
    await expect(args.onRequest).toHaveBeenLastCalledWith('O reflexo no espelho da sala.')
    await expect(await screen.findByText('Pedido de correção enviado.')).toBeVisible()
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
})

export const Falhou = meta.story({
  name: 'Falha dita dentro, o texto fica',
  args: {
    onRequest: fn<Request>(async () => {
      throw new Failure('transition_refused', 'Este produto já está em correção.')
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'O horizonte está torto.')
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir correção' }))
    await expect(await within(canvas.getByRole('dialog')).findByText(/já está em correção/)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('O horizonte está torto.')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const ACaminho = meta.story({
  name: 'A caminho: espera, e Esc não fecha',
  args: { onRequest: fn<Request>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x')
    const send = canvas.getByRole('button', { name: 'Pedir correção' })
    await userEvent.click(send)
    await userEvent.click(send)
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onRequest).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Celular = meta.story({
  name: 'No celular, com nome longo',
  ...onPhone,
  args: { label: 'Fotos profissionais com tratamento de cor e troca de céu' },
})

export const PelaRede = action.extend({
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(refuse(requestCorrection, 'unavailable', 'O serviço está em manutenção.', { once: true }))
  },
  args: { onRequest: fn<Request>((description) => client.corrections.request(1042, 2, description)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pedir correção/ }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'O reflexo no espelho.')
    const send = dialog.getByRole('button', { name: 'Pedir correção' })
    await userEvent.click(send)
    await expect(await dialog.findByText(/em manutenção/)).toBeVisible()
    await userEvent.click(send)
    await expect(await screen.findByText('Pedido de correção enviado.')).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})
