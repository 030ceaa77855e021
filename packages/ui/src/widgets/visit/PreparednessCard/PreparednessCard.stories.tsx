import { createClient } from '@ensaio/client'
import { type Preparedness, preparednessAnswers, preparednessTexts, getSession } from '@ensaio/domain'
import { now, reply, session } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { PreparednessCard } from './PreparednessCard.tsx'

const client = createClient({ baseUrl: '/api' })
const kept: Preparedness = {
  answer: 'ready',
  note: 'O portão fica aberto, e o zelador sabe.',
  at: '2026-11-20T13:10:00.000Z',
}

const meta = preview.meta({
  title: 'Componentes/Visita/PreparednessCard',
  component: PreparednessCard,
  args: {
    preparedness: kept as Preparedness | null,
    service: { name: 'Fotos', vertical: { id: 1 } },
    timeZone: 'America/Sao_Paulo',
    now,
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'O que quem recebe o fotógrafo respondeu sobre a visita marcada, com o recado e a hora: para a empresa, a equipe e, perto da visita, o fotógrafo.',
      },
    },
  },
})

export const CadaResposta = meta.story({
  name: 'Cada resposta',
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Stack>
      {preparednessAnswers.map((answer) => (
        <PreparednessCard key={answer} {...args} preparedness={{ ...kept, answer }} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const text of Object.values(preparednessTexts)) await expect(canvas.getByText(text)).toBeVisible()
    await expect(canvas.getAllByText('Resposta: hoje, 10h10.')).toHaveLength(3)
  },
})

export const SemResposta = meta.story({
  name: 'Sem resposta ainda',
  args: { preparedness: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ainda não respondeu/)).toBeVisible()
  },
})

export const SemRecado = meta.story({
  ...notPictured,
  name: 'Sem recado',
  args: { preparedness: { ...kept, note: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/zelador/)).toBeNull()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos, no celular',
  ...onPhone,
  args: {
    preparedness: {
      ...kept,
      answer: 'another_day',
      note: `${'A pintura da sala e do corredor atrasou.\n'.repeat(6)}https://exemplo.test/${'a'.repeat(80)}`,
    },
  },
  play: async () => {
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
        {(value) => <PreparednessCard {...args} preparedness={value.preparedness ?? null} />}
      </Await>
    )
  },
  beforeEach({ msw }) {
    msw.use(reply(getSession, () => session({ preparedness: kept })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Está tudo pronto')).toBeVisible()
  },
})
