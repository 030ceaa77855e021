import {
  Failure,
  movesFrom,
  type SessionStatus,
  sessionStatuses,
  status,
  statusLongLabel,
} from '@ensaio/domain'
import { now, session } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { moveLabel, staffMovesFrom } from './move-words.ts'
import { StatusMoves, type StatusMovesProps } from './StatusMoves.tsx'

const past = '2026-11-20T13:30:00.000Z'

const ahead = '2026-11-24T13:30:00.000Z'

type Move = StatusMovesProps['onMove']

/** Shows what the move made of it, as a page does. */
function Moving(props: StatusMovesProps) {
  const [now, setNow] = useState(props.status)
  return (
    <StatusMoves
      {...props}
      status={now}
      onMove={async (to) => {
        await props.onMove(to)
        setNow(to)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Componentes/Equipe/StatusMoves',
  component: StatusMoves,
  args: {
    status: status.scheduled as SessionStatus,
    scheduledFor: past,
    now,
    scheduleHref: '#/calendar/Zk3vT9',
    canCancel: true,
    onMove: fn<Move>(async () => {}),
    onCancel: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <Moving {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'O que a equipe pode fazer agora com um ensaio, em palavras de gente; o mais provável primeiro. O que não tem volta pergunta antes. Escolher o dia abre o calendário público em outra aba. Depois de uma mudança, o foco vai para a frase que diz como ficou. `now` decide se a visita já começou.',
      },
    },
  },
})

/** The names of what is offered, in the order read. */
const offers = () =>
  [...screen.getByRole('region').querySelectorAll('a, button')].map(({ textContent }) => textContent)

/** Every move that domain allows is offered, and none else. */
export const Situacoes = meta.story({
  name: 'As oito situações',
  render: (args) => (
    <Grid min={280} gap={24}>
      {sessionStatuses.map((of) => (
        <div key={of}>
          <Text soft>{statusLongLabel(of)}</Text>
          <StatusMoves
            {...args}
            status={of}
            doneAt={past}
            scheduledFor={of === status.notScheduled ? null : past}
          />
        </div>
      ))}
    </Grid>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('region')
    for (const [place, of] of sessionStatuses.entries()) {
      const card = within(cards[place] as HTMLElement)
      const offered = [...card.queryAllByRole('button'), ...card.queryAllByRole('link')]
      await expect(offered).toHaveLength(movesFrom(of, 'staff').length)
      const facts = { status: of, scheduledFor: past, doneAt: past, now }
      for (const to of staffMovesFrom(facts)) await expect(card.getByText(moveLabel(of, to))).toBeVisible()
    }
  },
})

export const VisitaFeita = meta.story({
  ...notPictured,
  name: 'Depois da hora: marcar como feita pergunta, pelo teclado',
  play: async ({ canvas, args }) => {
    const main = canvas.getAllByRole('button')[0] as HTMLElement
    await expect(offers()).toEqual([
      'Marcar visita como feita',
      'Cliente não estava',
      'Fotógrafo não foi',
      'Mudar dia e hora',
      'Voltar para não agendada',
      'Cancelar ensaio',
    ])
    main.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = screen.getByRole('alertdialog', { name: 'A visita foi feita?' })
    await expect(dialog).toHaveAccessibleDescription(/20 de novembro.*dá para desfazer/)
    await expect(args.onMove).not.toHaveBeenCalled()
    await press(within(dialog).getByRole('button', { name: 'Marcar visita como feita' }))
    await expect(args.onMove.mock.calls).toEqual([[status.pending]])
    await waitFor(() =>
      expect(canvas.getByText('A visita foi feita. Falta entregar o material.')).toHaveFocus(),
    )
  },
})

export const Desfazer = meta.story({
  ...notPictured,
  name: 'Visita feita por engano: desfaz por um dia',
  args: { status: status.pending, doneAt: past },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Desfazer “visita feita”' }))
    await expect(args.onMove.mock.calls).toEqual([[status.scheduled]])
    await waitFor(() =>
      expect(canvas.getByText('O horário da visita já passou. Conte o que aconteceu.')).toHaveFocus(),
    )
  },
})

export const TardeDemais = meta.story({
  ...notPictured,
  name: 'Depois de um dia, já não se desfaz',
  args: { status: status.pending, doneAt: '2026-11-19T13:30:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Entregar ensaio' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Desfazer/ })).toBeNull()
  },
})

export const AntesDaHora = meta.story({
  name: 'Antes da hora só o dia pode mudar',
  args: { scheduledFor: ahead },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A partir do horário dela, conte aqui/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Mudar dia e hora' })).toBeVisible()
    await expect(offers()).toEqual(['Mudar dia e hora', 'Voltar para não agendada', 'Cancelar ensaio'])
  },
})

/** Presses "Marcar visita como feita", and says yes to the question. */
async function markAsDone(canvas: Pick<typeof screen, 'getByRole' | 'findByRole'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Marcar visita como feita' }))
  const dialog = within(screen.getByRole('alertdialog'))
  const yes = dialog.getByRole('button', { name: 'Marcar visita como feita' })
  await userEvent.click(yes)
  return { dialog, yes }
}

export const NaBorda = meta.story({
  name: 'Na hora exata a visita já começou',
  args: { scheduledFor: now },
  play: async ({ canvas, args }) => {
    await markAsDone(canvas)
    await expect(args.onMove).toHaveBeenCalledWith(status.pending)
  },
})

const asking = ([1, 4, 6, 7] as const).map((to) => moveLabel(2, to))

export const SemVolta = meta.story({
  name: 'O que não tem volta pergunta antes',
  play: async ({ canvas, args }) => {
    for (const name of asking) {
      await userEvent.click(canvas.getByRole('button', { name }))
      const dialog = screen.getByRole('alertdialog')
      await expect(dialog).toHaveAccessibleDescription(/20 de novembro/)
      await userEvent.click(within(dialog).getByRole('button', { name: 'Manter como está' }))
    }
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cliente não estava' }))
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cliente não estava' }),
    )
    await expect(args.onMove.mock.calls).toEqual([[status.clientNoShow]])
    await expect(await canvas.findByRole('button', { name: 'Remarcar' })).toBeVisible()
  },
})

export const Agendar = meta.story({
  name: 'Agendar é um link para o calendário público',
  args: { status: status.notScheduled, scheduledFor: null },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'Agendar visita' })
    await expect(link).toHaveAttribute('href', '#/calendar/Zk3vT9')
    await expect(link).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar ensaio' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
})

export const Entregar = meta.story({
  name: 'Entregar pergunta, porque o cliente é avisado',
  args: { status: status.atRevision },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entregar ensaio' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Entregar este ensaio?' })
    await expect(dialog).toHaveAccessibleDescription(/recebe um e-mail/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entregar ensaio' }))
    await expect(args.onMove).toHaveBeenCalledWith(status.delivered)
    await userEvent.click(await canvas.findByRole('button', { name: 'Abrir revisão' }))
    await expect(args.onMove).toHaveBeenLastCalledWith(status.atRevision)
  },
})

export const FaltaProduto = meta.story({
  name: 'Falta entregar um item: diz qual',
  args: {
    status: status.pending,
    products: session({ status: status.delivered }).products.map((one) =>
      one.item.id === 7 ? one : { ...one, status: 2 as const },
    ),
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Entregar ensaio' })
    await expect(button).toHaveAccessibleDescription(
      'Antes, marque como entregue: Fotos profissionais, Plantas.',
    )
    await userEvent.click(button)
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})

export const SemMaterial = meta.story({
  name: 'Entregar sem um item que não tem material: a pergunta diz qual',
  args: {
    status: status.pending,
    products: session({ status: status.delivered }).products.map((one) =>
      one.item.id === 11 ? { ...one, status: 2 as const, deliverables: [] } : one,
    ),
  },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Entregar ensaio' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Entregar este ensaio?' })
    await expect(dialog).toHaveAccessibleDescription(/Vai sem Plantas: não há material, e o cliente não vê\./)
    await press(within(dialog).getByRole('button', { name: 'Entregar ensaio' }))
    await expect(args.onMove.mock.calls).toEqual([[status.delivered]])
  },
})

export const NadaParaEntregar = meta.story({
  name: 'Nada para entregar ainda',
  args: {
    status: status.pending,
    products: session().products.map((one) => ({ ...one, status: 2 as const, deliverables: [] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Entregar ensaio' })).toHaveAccessibleDescription(
      'Ainda não há material para entregar neste ensaio.',
    )
  },
})

export const NovoDia = meta.story({
  name: 'Remarcar quem não foi encontrado',
  args: { status: status.clientNoShow },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remarcar' }))
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remarcar este ensaio?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remarcar' }))
    await expect(args.onMove.mock.calls).toEqual([[status.notScheduled]])
    await waitFor(() => expect(canvas.getByText('Falta marcar a visita.')).toHaveFocus())
  },
})

export const Fotografo = meta.story({
  name: 'Fotógrafo: não cancela',
  args: { canCancel: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancelar ensaio' })).not.toBeInTheDocument()
  },
})

export const Cancelado = meta.story({
  name: 'Cancelado: nada mais a fazer',
  args: { status: status.canceled },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Não há mais o que fazer/)).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const ACaminho = meta.story({
  name: 'A caminho',
  args: { onMove: fn<Move>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    const { yes } = await markAsDone(canvas)
    await userEvent.click(yes)
    await expect(yes).toHaveAttribute('aria-busy', 'true')
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
})

export const Falhou = meta.story({
  name: 'Falha dita dentro da pergunta',
  args: {
    onMove: fn<Move>(async () => {
      throw new Failure('transition_refused', 'Outra pessoa já mudou este ensaio.')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fotógrafo não foi' }))
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Fotógrafo não foi' }))
    await expect(await dialog.findByText('Outra pessoa já mudou este ensaio.')).toBeVisible()
    await expect(canvas.getByText(/O horário da visita já passou/)).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, a pergunta aberta',
  ...onPhone,
  args: { scheduledFor: ahead },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar para não agendada' }))
    await expect(screen.getByRole('alertdialog')).toBeVisible()
  },
})
