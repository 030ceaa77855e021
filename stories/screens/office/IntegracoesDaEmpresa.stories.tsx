import { getUser, listApiKeys, listWebhooks } from '@ensaio/domain'
import { apiKeys, hang, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt } from '../PortalAt.tsx'

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

const meta = preview.meta({
  title: 'Telas/Integrações da empresa',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/profile/systems' },
  parameters: { bare: true },
})

/** O que outros sistemas da empresa usam. */
export const Integracoes = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Integrações', level: 1 })
    await expect(await canvas.findByText(apiKeys()[0]?.name ?? '')).toBeVisible()
    await isWithinThePage()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(apiKeys()[0]?.name ?? '')).toBeVisible()
    await isWithinThePage()
  },
})

export const Esperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(listApiKeys), hang(listWebhooks))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Integrações', level: 1 })
  },
})

export const ComFalha = meta.story({
  name: 'Com falha',
  beforeEach({ msw }) {
    msw.use(
      refuse(listApiKeys, 'unavailable', 'O serviço está fora do ar.'),
      refuse(listWebhooks, 'unavailable', 'Os avisos não vieram.'),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('O serviço está fora do ar.')
    await canvas.findByText('Os avisos não vieram.')
  },
})

/** Só a gestão da empresa cuida de chaves. */
export const SemPapel = meta.story({
  ...notPicturedOn('phone'),
  name: 'Quem só pede ensaios não chega aqui',
  beforeEach({ msw }) {
    msw.use(reply(getUser, () => user({ client_role: 'orders' })))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.queryByRole('heading', { name: 'Integrações' })).toBeNull()
  },
})
