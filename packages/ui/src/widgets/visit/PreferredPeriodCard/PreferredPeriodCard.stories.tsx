import { createClient } from '@ensaio/client'
import { getSession } from '@ensaio/domain'
import { now, preferredPeriod, reply, session } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { PreferredPeriodCard } from './PreferredPeriodCard.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Visita/PreferredPeriodCard',
  component: PreferredPeriodCard,
  args: { period: preferredPeriod(), timeZone: 'America/Sao_Paulo', now },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'O período que prefere quem não achou um horário no link, na página do ensaio: para a empresa e a equipe, até a visita ser marcada.',
      },
    },
  },
})

export const Preferencia = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('segundas e quartas, de manhã, de 1º a 12 de dezembro')).toBeVisible()
    await expect(canvas.getByText('Depois das 9h, por favor.')).toBeVisible()
    await expect(canvas.getByText(/^Deixado hoje, 10h10/)).toBeVisible()
  },
})

export const SoRecado = meta.story({
  name: 'Só um recado, longo, no celular',
  ...onPhone,
  args: {
    period: preferredPeriod({
      weekdays: [],
      parts: [],
      first_day: null,
      last_day: null,
      note: `${'Só consigo receber alguém depois da mudança, em janeiro.\n'.repeat(5)}${'a'.repeat(90)}`,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('qualquer dia')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  render: function Adopter(args) {
    const [loaded, retry] = useRemote((signal) => client.sessions.get(1, signal), [])
    return (
      <Await remote={loaded} onRetry={retry} waiting={<Skeleton height="120px" />}>
        {({ preferred_period }) =>
          preferred_period && <PreferredPeriodCard {...args} period={preferred_period} />
        }
      </Await>
    )
  },
  beforeEach({ msw }) {
    msw.use(reply(getSession, () => session({ preferred_period: preferredPeriod({ note: 'Ligue antes.' }) })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ligue antes.')).toBeVisible()
  },
})
