import { createClient } from '@ensaio/client'
import { type Arrival, getPublicSession, status } from '@ensaio/domain'
import { publicSession, reply } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { ArrivalNotice } from './ArrivalNotice.tsx'

const client = createClient({ baseUrl: '/api' })
const onTheWay: Arrival = { on_the_way_at: '2026-11-20T12:40:00.000Z', arrived_at: null }
const arrived: Arrival = { ...onTheWay, arrived_at: '2026-11-20T13:02:00.000Z' }

const meta = preview.meta({
  title: 'Componentes/Visita/ArrivalNotice',
  component: ArrivalNotice,
  args: { arrival: onTheWay as Arrival | null, timeZone: 'America/Sao_Paulo' },
  parameters: {
    docs: {
      description: {
        component:
          'No link de uma visita, no dia dela: desde quando o fotógrafo está a caminho e quando chegou. O leitor de tela lê quando muda.',
      },
    },
  },
})

export const ACaminho = meta.story({
  name: 'A caminho',
  play: async ({ canvas }) => {
    await isAnnounced(canvas.getByText('A caminho desde 09h40'))
  },
})

export const Chegou = meta.story({
  ...notPicturedOn('phone'),
  args: { arrival: arrived },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chegou às 10h02')).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'Chegou, no celular',
  ...onPhone,
  args: { arrival: arrived },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  render: function Adopter(args) {
    const [loaded, retry] = useRemote((signal) => client.scheduling.get('token', signal), [])
    return (
      <Await remote={loaded} onRetry={retry} waiting={<Skeleton height="60px" />}>
        {({ arrival = null }) => <ArrivalNotice {...args} arrival={arrival} />}
      </Await>
    )
  },
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, () => publicSession({ status: status.scheduled, arrival: arrived })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chegou às 10h02')).toBeVisible()
  },
})
