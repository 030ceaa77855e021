import { getUser, searchAudit } from '@ensaio/domain'
import { hang, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from './BackofficeAt.tsx'

const meta = preview.meta({
  title: 'Telas/Equipe: registro',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/audit' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () =>
        user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
      ),
    )
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** Quem mudou, abriu e baixou o quê. */
export const Registro = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await canvas.findByText(/mudou o prazo de entrega de 4 para 3 dias/, { selector: 'p' })
    await expect(canvas.getByRole('link', { name: 'Prisma Imóveis' })).toHaveAttribute('href', '/companies/2')
    await isWithinThePage()
  },
})

export const RegistroNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText(/abriu as chaves e os contatos/)
    await isWithinThePage()
  },
})

export const RegistroFiltrado = meta.story({
  args: { path: '/audit?area=price&de=2026-11-01&busca=taxa' },
  beforeEach({ msw }) {
    msw.use(
      reply(searchAudit, ({ request }) => {
        const asked = new URL(request.url).searchParams
        expect([asked.get('of'), asked.get('from'), asked.get('text')]).toEqual([
          'price',
          '2026-11-01',
          'taxa',
        ])
        return { entries: [], next: null, people: [] }
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nada no registro com estes filtros')
    await expect(canvas.getByRole('combobox', { name: 'Área' })).toHaveValue('price')
    await expect(canvas.getByRole('textbox', { name: 'De' })).toHaveValue('01-11-2026')
  },
})

export const RegistroEsperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(searchAudit))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Registro', level: 1 })
  },
})

export const RegistroComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(
      refuse(searchAudit, 'unavailable', 'O serviço está fora do ar. Tente novamente em alguns minutos.'),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})
