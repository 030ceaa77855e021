import { getSession, getUser } from '@ensaio/domain'
import { reply, session, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from './BackofficeAt.tsx'

const office = (role: 'coordinator' | 'finance') => () =>
  user({ scope: 'admin', role, name: 'Regina Couto', email: 'regina@demo.test', client: null })

const meta = preview.meta({
  title: 'Telas/Equipe: os papéis',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/sessions/1042' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, office('finance')),
      reply(getSession, () => session({ status: 5 })),
    )
  },
})

/** O financeiro lê o ensaio: nem status, nem envio, nem link de entrega. */
export const FinanceiroLe = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Fotos/ })
    await expect(
      canvas.queryByRole('button', { name: /Enviar fotos|Salvar link|Entregar|Cancelar/ }),
    ).toBeNull()
    await expect(canvas.queryByLabelText(/Link de entrega/)).toBeNull()
    await expect(canvas.queryByRole('heading', { name: /Avalie/ })).toBeNull()
  },
})

export const FinanceiroNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Fotos/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** A coordenação lê o plano e o extrato do cliente, sem mexer neles. */
export const CoordenacaoNoCliente = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/companies/7' },
  beforeEach({ msw }) {
    msw.use(reply(getUser, office('coordinator')))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Plano de pagamento' })
    await expect(canvas.queryByRole('heading', { name: 'Ajustar crédito' })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: 'Pagamentos' })).toBeNull()
    await expect(
      canvas.queryByRole('button', { name: /Mudar para|Convidar pessoa|Unir com outra/ }),
    ).toBeNull()
    const places = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(places).toContain('Caixa de saída')
    await expect(places).not.toContain('Configurações')
  },
})

/** Uma página sem o direito leva de volta à lista. */
export const SemDireito = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/team' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ensaios', level: 1 })).toBeVisible()
    const places = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(places).not.toContain('Agenda')
    await expect(places).not.toContain('Equipe')
  },
})
