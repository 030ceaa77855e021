import { getSession, getUser, type Session, withoutContacts } from '@ensaio/domain'
import { reply, session, user } from '@ensaio/mocks'
import { expect, within } from 'storybook/test'
import { press } from '#storybook/keyboard.ts'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from './BackofficeAt.tsx'

const photographer = () =>
  user({ scope: 'provider', name: 'Caio Brandão', email: 'fotografo@demo.test', client: null })
const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })

/** The ensaio as the server returns it to a photographer. */
const theirs = (over: Partial<Session> = {}) => session({ token: '', price: null, ...over })
const tomorrow = '2026-11-21T13:30:00.000Z'

const meta = preview.meta({
  title: 'Telas/Fotógrafo',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/sessions/1042' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, photographer),
      reply(getSession, () => theirs({ scheduled_for: tomorrow })),
    )
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** A visita vem primeiro: ligar, rota, chaves e enviar fotos cabem na primeira tela do celular. */
export const VisitaNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    const visit = within(await canvas.findByRole('region', { name: 'A visita' }))
    const first = [
      visit.getByRole('link', { name: /^Ligar/ }),
      visit.getByRole('link', { name: /^Rota/ }),
      visit.getByText('Na portaria, com o Sr. Osvaldo'),
      visit.getByRole('button', { name: 'Enviar fotos' }),
    ]
    for (const one of first) await expect(one.getBoundingClientRect().bottom).toBeLessThanOrEqual(844)
    await press(visit.getByRole('button', { name: 'Enviar fotos' }))
    await expect(canvas.getByRole('region', { name: 'Fotos da visita' })).toHaveFocus()
    await isWithinThePage()
  },
})

/** Contatos e área só para ler, sem preço. */
export const Visita = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'A visita' })
    const contact = within(canvas.getByRole('region', { name: 'Dados de contato' }))
    await expect(contact.queryByRole('textbox')).toBeNull()
    const property = within(canvas.getByRole('region', { name: 'Informações importantes' }))
    await expect(property.queryByRole('textbox')).toBeNull()
    const service = within(canvas.getByRole('region', { name: 'Serviço contratado' }))
    await expect(service.queryByText('Valor')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /AGENDAR|Mudar dia/ })).toBeNull()
  },
})

/** Antes dos dois dias: sem contatos, e a página diz quando eles aparecem. */
export const VisitaLonge = meta.story({
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(reply(getSession, () => withoutContacts(theirs())))
  },
  play: async ({ canvas }) => {
    const visit = within(await canvas.findByRole('region', { name: 'A visita' }))
    await expect(visit.getByText('Os contatos aparecem dois dias antes da visita.')).toBeVisible()
    await expect(visit.queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Dados de contato' })).toBeNull()
  },
})

/** A administração lê o serviço e o preço no ensaio. */
export const ServicoEPreco = meta.story({
  ...notPictured,
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, admin),
      reply(getSession, () => session()),
    )
  },
  play: async ({ canvas }) => {
    const service = within(await canvas.findByRole('region', { name: 'Serviço contratado' }))
    await expect(service.getByText(session().service.name)).toBeVisible()
    await expect(service.getByText(/^R\$\s508,00$/)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'A visita' })).toBeNull()
  },
})
