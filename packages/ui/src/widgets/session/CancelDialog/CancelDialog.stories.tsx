import { createClient } from '@ensaio/client'
import {
  cancelOption,
  Failure,
  sessionStatuses,
  status,
  statusLongLabel,
  updateSession,
} from '@ensaio/domain'
import { longAddress, now, refuse, session } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { type CancelChoice, CancelDialog, type CancelDialogProps } from './CancelDialog.tsx'

const client = createClient({ baseUrl: '/api' })
/** 24 hours after `now`, to the second: still inside the window. */
const lastMoment = '2026-11-21T15:00:00.000Z'
const tomorrow = session({ scheduled_for: '2026-11-21T13:30:00.000Z' })

function Opener({ opener = 'Abrir', ...props }: CancelDialogProps & { opener?: string }) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{opener}</Button>
      <CancelDialog
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
  title: 'Componentes/Ensaio/CancelDialog',
  component: CancelDialog,
  args: {
    open: true,
    session: session(),
    now,
    onCancel: fn<(choice: CancelChoice) => Promise<unknown>>(async () => undefined),
    onClose: fn(),
  },
  render: (args) => <Opener {...args} />,
  parameters: {
    docs: {
      story: { inline: false, height: '480px' },
      description: {
        component:
          'Pergunta antes de cancelar e diz em R$ quanto custa: 30% nas 24 horas antes do ensaio, bordas incluídas. Só a equipe escolhe se cobra (`has_fee`). Uma falha é dita dentro do diálogo, que fica aberto; Esc e "Manter ensaio" fecham, menos enquanto o pedido está a caminho.',
      },
    },
  },
})

export const SemTaxa = meta.story({
  ...notPictured,
  name: 'Sem taxa',
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Cancelar este ensaio?' })
    await expect(dialog).toHaveAccessibleDescription(/Rua Augusta, 1500.*24 de novembro/)
    await expect(dialog).toHaveTextContent('Cancelar agora não tem taxa.')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar ensaio' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(args.onCancel).toHaveBeenCalledWith({})
  },
})

export const ComTaxa = meta.story({
  name: 'Menos de 24 horas: com taxa',
  tags: ['spec:5-cancel-fee'],
  args: { session: tomorrow },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('alertdialog')
    await expect(dialog).toHaveTextContent('a taxa de cancelamento é de R$ 152,40 (30% de R$ 508,00)')
  },
})

export const NaBorda = meta.story({
  name: 'Exatas 24 horas antes: com taxa',
  args: { session: session({ scheduled_for: lastMoment }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog')).toHaveTextContent('R$ 152,40')
  },
})

export const NaoAgendado = meta.story({
  name: 'Ainda não agendado, no celular',
  ...onPhone,
  args: { session: session({ status: status.notScheduled, address: longAddress() }) },
})

export const EquipeCobra = meta.story({
  name: 'Equipe: cobra ou dispensa a taxa',
  args: { session: tomorrow, viewer: 'staff' },
  play: async ({ canvas, args }) => {
    const fee = canvas.getByRole('checkbox', { name: 'Efetuar cobrança da taxa de 30%.' })
    await expect(fee).toBeChecked()
    await expect(fee).toHaveAccessibleDescription(/R\$\s152,40/)
    await userEvent.click(fee)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar ensaio' }))
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith({ has_fee: false }))
  },
})

export const EquipeForaDoPrazo = meta.story({
  ...notPictured,
  name: 'Equipe, fora das 24 horas',
  args: { viewer: 'staff' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Manter ensaio' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
})

export const EscFecha = meta.story({
  name: 'Esc fecha, o foco volta e a escolha recomeça',
  args: { open: false, session: tomorrow, viewer: 'staff' },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' })
    await press(opener)
    await press(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    canvas.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await press(opener)
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
})

export const ACaminho = meta.story({
  name: 'A caminho: espera, e Esc não fecha',
  args: { onCancel: fn<(choice: CancelChoice) => Promise<unknown>>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Cancelar ensaio' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    canvas.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Falhou = meta.story({
  name: 'Falha dita dentro do diálogo',
  args: {
    onCancel: fn<(choice: CancelChoice) => Promise<unknown>>(async () => {
      throw new Failure('transition_refused', 'Este ensaio já aconteceu e não pode ser cancelado.')
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar ensaio' }))
    const dialog = within(canvas.getByRole('alertdialog'))
    await expect(await dialog.findByText(/já aconteceu/)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

const cancellable = sessionStatuses.filter((of) => cancelOption(of, 'staff').kind === 'open')

export const CadaSituacao = meta.story({
  name: 'Cada situação que se pode cancelar',
  args: { open: false, viewer: 'staff' },
  render: (args) => (
    <Row>
      {cancellable.map((of) => (
        <Opener key={of} {...args} session={session({ status: of })} opener={statusLongLabel(of)} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const of of cancellable) {
      await userEvent.click(canvas.getByRole('button', { name: statusLongLabel(of) }))
      await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(/Rua Augusta, 1500/)
      await expect(canvas.getByRole('checkbox')).not.toBeChecked()
      await userEvent.click(canvas.getByRole('button', { name: 'Manter ensaio' }))
    }
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(refuse(updateSession, 'unavailable', 'O serviço está em manutenção.', { once: true }))
  },
  args: { onCancel: fn<(choice: CancelChoice) => Promise<unknown>>(() => client.sessions.cancel(1042)) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Cancelar ensaio' })
    await userEvent.click(button)
    await expect(await within(canvas.getByRole('alertdialog')).findByText(/em manutenção/)).toBeVisible()
    await userEvent.click(button)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})
