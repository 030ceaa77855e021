import { createClient } from '@ensaio/client'
import {
  getPublicSession,
  type PublicSchedulingState,
  publicSchedulingState,
  type SessionStatus,
  sessionStatuses,
  status,
  statusLongLabel,
} from '@ensaio/domain'
import { longAddress, now, publicSession, reply } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { SchedulingClosed, type SchedulingClosedProps } from './SchedulingClosed.tsx'

const client = createClient({ baseUrl: '/api' })

function reasonOf(access: PublicSchedulingState): string {
  return access.open ? '' : access.reason
}

function closed(of: SessionStatus): SchedulingClosedProps {
  const session = publicSession({ status: of })
  return { session, reason: reasonOf(publicSchedulingState(session, now, 'client')) }
}

const tooLate = publicSession({ status: status.scheduled, scheduled_for: '2026-11-21T11:30:00.000Z' })
const past = publicSession({ status: status.scheduled, scheduled_for: '2026-11-19T11:30:00.000Z' })

const meta = preview.meta({
  title: 'Componentes/Agendamento/SchedulingClosed',
  component: SchedulingClosed,
  parameters: {
    docs: {
      description: {
        component:
          'A página pública quando já não se marca: cancelado, entregue, ou tarde demais para mudar. `reason` diz por quê, com a frase do domínio (`publicSchedulingState`). Ponha no `main` da página.',
      },
    },
  },
  args: closed(status.canceled),
})

const closedStatuses = sessionStatuses.filter(
  (of) => !publicSchedulingState(publicSession({ status: of }), now, 'client').open,
)

export const CadaSituacao = meta.story({
  name: 'Cada situação em que não se agenda',
  render: () => (
    <>
      {closedStatuses.map((of) => (
        <SchedulingClosed key={of} {...closed(of)} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(closedStatuses.length)
    for (const of of closedStatuses) {
      await expect(canvas.getByText(statusLongLabel(of))).toBeVisible()
      await expect(canvas.getByText(closed(of).reason)).toBeVisible()
    }
  },
})

export const Cancelado = meta.story({
  ...notPicturedOn('phone'),
  name: 'Cancelado',
})

export const TardeDemais = meta.story({
  name: 'Faltam menos de 24 horas',
  args: { session: tooLate, reason: reasonOf(publicSchedulingState(tooLate, now, 'client')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Faltam menos de 24 horas/)).toBeVisible()
    await expect(canvas.getByText(/sábado, 21 de novembro de 2026, 08h30/)).toBeVisible()
  },
})

export const JaPassou = meta.story({
  name: 'O horário já passou',
  args: { session: past, reason: reasonOf(publicSchedulingState(past, now, 'client')) },
})

export const ACaminho = meta.story({
  name: 'Passou da hora, e o fotógrafo está a caminho',
  args: {
    session: { ...past, arrival: { on_the_way_at: '2026-11-19T11:20:00.000Z', arrived_at: null } },
    reason: reasonOf(publicSchedulingState(past, now, 'client')),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('A caminho desde 08h20')).toBeVisible()
    await expect(canvas.getByText(/^Visita marcada para quinta-feira/)).toBeVisible()
    await expect(canvas.queryByText(args.reason)).toBeNull()
  },
})

export const EnderecoLongo = meta.story({
  name: 'Endereço longo',
  args: { session: publicSession({ status: status.canceled, address: longAddress() }) },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, publicSession({ status: status.delivered })))
  },
  render: function OverTheNetwork() {
    const [session, retry] = useRemote((signal) => client.scheduling.get('token', signal), [])
    return (
      <Await remote={session} onRetry={retry} waiting={<Skeleton height="240px" />}>
        {(value) => (
          <SchedulingClosed session={value} reason={reasonOf(publicSchedulingState(value, now, 'client'))} />
        )}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/o material foi entregue/)).toBeVisible()
  },
})
