import { getUser, listHouseKeys, listHouseWebhooks } from '@ensaio/domain'
import { apiKeys, hang, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

const meta = preview.meta({
  title: 'Telas/Equipe: integrações',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/settings/systems' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, admin))
  },
})

/** O que outros sistemas da casa usam. */
export const Integracoes = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(apiKeys()[0]?.name ?? '')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Integrações' })).toHaveAttribute('aria-current', 'page')
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
    msw.use(hang(listHouseKeys), hang(listHouseWebhooks))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Configurações', level: 1 })
  },
})

export const ComFalha = meta.story({
  name: 'Com falha',
  beforeEach({ msw }) {
    msw.use(
      refuse(listHouseKeys, 'unavailable', 'O serviço está fora do ar.'),
      refuse(listHouseWebhooks, 'unavailable', 'Os avisos não vieram.'),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('O serviço está fora do ar.')
    await canvas.findByText('Os avisos não vieram.')
  },
})
