import { createClient } from '@ensaio/client'
import { type SessionStatus, status, updateSession } from '@ensaio/domain'
import { now, refuse, session } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { StatusMoves, type StatusMovesProps } from './StatusMoves.tsx'

const past = '2026-11-20T13:30:00.000Z'

type Move = StatusMovesProps['onMove']

const meta = preview.meta({
  title: 'Componentes/Equipe/StatusMoves: pela rede',
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
})

/** Presses "Marcar visita como feita", and says yes to the question. */
async function markAsDone(canvas: Pick<typeof screen, 'getByRole' | 'findByRole'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Marcar visita como feita' }))
  const dialog = within(screen.getByRole('alertdialog'))
  const yes = dialog.getByRole('button', { name: 'Marcar visita como feita' })
  await userEvent.click(yes)
  return { dialog, yes }
}

const client = createClient({ baseUrl: '/api' })

export const PelaRede = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(refuse(updateSession, 'unavailable', 'O serviço está em manutenção.', { once: true }))
  },
  render: function Adopter(args) {
    const [remote, retry, replace] = useRemote(
      async () => session({ scheduled_for: past, time_zone: 'America/Manaus' }),
      [],
    )
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="240px" />}>
        {(value) => (
          <StatusMoves
            {...args}
            status={value.status}
            scheduledFor={value.scheduled_for}
            timeZone={value.time_zone}
            onMove={async (to) => replace(await client.queue.move(value.id, to))}
          />
        )}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    const { dialog, yes } = await markAsDone(canvas)
    // The hour of the property, not of the house.
    await expect(dialog.getByText(/^A visita de .*, 0?9h30 passa para a produção\./)).toBeVisible()
    await expect(await dialog.findByText(/em manutenção/)).toBeVisible()
    await userEvent.click(yes)
    await expect(await canvas.findByRole('button', { name: 'Entregar ensaio' })).toBeVisible()
  },
})
