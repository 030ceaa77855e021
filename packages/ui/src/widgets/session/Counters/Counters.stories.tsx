import { createClient } from '@ensaio/client'
import { Failure, type SessionStatus, searchSessions, status } from '@ensaio/domain'
import { reply, sessionPage } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { Counters, type CountersProps } from './Counters.tsx'

function Selecting(props: CountersProps) {
  const [active, setActive] = useState(props.active)
  return (
    <Counters
      {...props}
      active={active}
      onSelect={(of) => {
        props.onSelect(of)
        setActive(of === null ? [] : [of])
      }}
    />
  )
}

const totals = { total_sessions: 61, total_pendings: 7, total_delivereds: 32, total_scheduleds: 9 }

const meta = preview.meta({
  title: 'Componentes/Ensaio/Counters',
  component: Counters,
  args: { totals: ready(totals), active: [] as SessionStatus[], onSelect: fn() },
  render: (args) => <Selecting {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'Quantos ensaios há e quantos em cada situação que mais importa; cada número também filtra a lista. São botões de alternar (`aria-pressed`): "Todos" tira o filtro de situação, e apertar de novo o que está ativo também. Fica ativo o contador cuja situação é a única filtrada.',
      },
    },
  },
})

export const Todos = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Todos 61', pressed: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Entregues 32' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(status.delivered)
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Entregues 32')
    await userEvent.click(canvas.getByRole('button', { name: 'Entregues 32' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Todos 61')
  },
})

export const Pendentes = meta.story({
  name: 'Só as pendentes',
  args: { active: [status.pending] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Pendentes 7')
    await userEvent.click(canvas.getByRole('button', { name: 'Todos 61' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(null)
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado',
  play: async ({ canvas, args }) => {
    for (const name of ['Todos 61', 'Pendentes 7', 'Entregues 32', 'Agendadas 9']) {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenLastCalledWith(status.scheduled)
  },
})

export const VariasSituacoes = meta.story({
  name: 'Várias situações filtradas, nenhum contador ativo',
  args: { active: [status.canceled, status.delivered] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { pressed: true })).not.toBeInTheDocument()
  },
})

export const Esperando = meta.story({
  args: { totals: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Contagem por situação' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(canvas.getByRole('button', { name: 'Entregues' })).toBeVisible()
  },
})

export const Atualizando = meta.story({
  args: { totals: refreshing(totals) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Entregues 32' })).toBeVisible()
    await expect(canvas.getByRole('group')).not.toHaveAttribute('aria-busy')
  },
})

export const Falhou = meta.story({
  name: 'Sem contagem, ainda filtra',
  args: { totals: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pendentes sem contagem' }))
    await expect(args.onSelect).toHaveBeenLastCalledWith(status.pending)
  },
})

export const SemEnsaios = meta.story({
  name: 'Nenhum ensaio',
  args: { totals: ready({ total_sessions: 0, total_pendings: 0, total_delivereds: 0, total_scheduleds: 0 }) },
})

export const NoCelular = meta.story({
  name: 'No celular, com números grandes',
  args: {
    totals: ready({
      total_sessions: 128_450,
      total_pendings: 1_204,
      total_delivereds: 98_311,
      total_scheduleds: 12_877,
    }),
    active: [status.delivered],
  },
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Todos 128.450' })).toBeVisible()
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    }
  },
})

const client = createClient({ baseUrl: '/api' })

export const ComAApi = meta.story({
  name: 'Com a API',
  beforeEach({ msw }) {
    msw.use(reply(searchSessions, () => sessionPage(totals)))
  },
  render: function Adopter(args) {
    const [active, setActive] = useState<SessionStatus[]>([])
    const [page] = useRemote(
      (signal) => client.sessions.search({ filter: { status: active } }, signal),
      [active],
    )
    return (
      <Counters
        {...args}
        totals={page}
        active={active}
        onSelect={(of) => setActive(of === null ? [] : [of])}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agendadas 9' }))
    await expect(await canvas.findByRole('button', { name: 'Agendadas 9', pressed: true })).toBeVisible()
  },
})
