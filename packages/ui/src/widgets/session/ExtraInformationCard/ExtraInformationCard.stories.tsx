import { createClient } from '@ensaio/client'
import { getSession } from '@ensaio/domain'
import { productItem, reply, session } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { ExtraInformationCard } from './ExtraInformationCard.tsx'

const client = createClient({ baseUrl: '/api' })
const notes = 'Há um cão no quintal, é manso.\nNão fotografar o quarto dos fundos.'

const meta = preview.meta({
  title: 'Componentes/Ensaio/ExtraInformationCard',
  component: ExtraInformationCard,
  args: { vertical_data: { additional_info: notes as string | null } },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'As observações deixadas para o fotógrafo ao pedir ou agendar, com as linhas como foram escritas.',
      },
    },
  },
})

export const ComObservacoes = meta.story({
  name: 'Com observações',
  tags: ['spec:2-detail-extra'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Há um cão no quintal/).textContent).toBe(notes)
  },
})

export const SemObservacoes = meta.story({
  name: 'Sem observações',
  args: { vertical_data: { additional_info: ' ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma observação para o fotógrafo.')).toBeVisible()
  },
})

export const ComOrientacoes = meta.story({
  name: 'Com orientações, para a equipe',
  args: {
    products: [
      { id: 1, item: { ...productItem(9), orientation: 'Sem pessoas nem placas de carro.\nLuzes acesas.' } },
      { id: 2, item: productItem(11) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Orientações: Fotos profissionais')).toBeVisible()
    await expect(canvas.getByText(/Sem pessoas nem placas/)).toBeVisible()
    await expect(canvas.queryByText('Orientações: Plantas')).toBeNull()
  },
})

export const Longas = meta.story({
  name: 'Observações longas, no celular',
  ...onPhone,
  args: { vertical_data: { additional_info: `${notes} `.repeat(8) + 'https://exemplo.test/'.repeat(6) } },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  beforeEach({ msw }) {
    const whole = session()
    msw.use(
      reply(getSession, { ...whole, vertical_data: { ...whole.vertical_data, additional_info: notes } }),
    )
  },
  render: function Asked() {
    const [remote, retry] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="96px" />}>
        {(value) => <ExtraInformationCard vertical_data={value.vertical_data} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Há um cão no quintal/)).toBeVisible()
  },
})
