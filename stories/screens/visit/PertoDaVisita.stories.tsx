import {
  type Arrival,
  answerPreparedness,
  getAvailability,
  getPublicSession,
  getSession,
  getUser,
  status,
} from '@ensaio/domain'
import { preferredPeriod, publicSession, refuse, reply, session, user } from '@ensaio/mocks'
import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced.ts'
import { press } from '#storybook/keyboard.ts'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'
import { PortalAt } from '../PortalAt.tsx'

const token = 'Zk3vT9qLw8RrY2mNc5Xb7A'
const booked = { status: status.scheduled }

const meta = preview.meta({
  title: 'Telas/Perto da visita',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: `/calendar/${token}` },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, null),
      reply(getPublicSession, () => publicSession(booked)),
    )
  },
})

/** A pergunta, abaixo do que preparar. */
export const Pergunta = meta.story({
  name: 'O imóvel está pronto?',
  play: async ({ canvas }) => {
    const question = within(await canvas.findByRole('region', { name: 'O imóvel está pronto?' }))
    await userEvent.click(question.getByRole('radio', { name: 'Sim, está pronto' }))
    await userEvent.type(question.getByRole('textbox', { name: /^Recado/ }), 'O portão fica aberto.')
    await userEvent.click(question.getByRole('button', { name: 'Responder' }))
    await expect(await question.findByText(/^Você respondeu que está tudo pronto/)).toBeVisible()
  },
})

export const PerguntaNoCelular = meta.story({
  name: 'O imóvel está pronto? No celular, aberta pelo e-mail',
  ...onPhone,
  args: { path: `/calendar/${token}/pronto` },
  play: async ({ canvas }) => {
    const yes = await canvas.findByRole('radio', { name: 'Sim, está pronto' })
    await waitFor(() => expect(yes).toBeChecked())
    await expect(yes).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Quem precisa de outro dia chega ao calendário, e o recado chega antes. */
export const OutroDia = meta.story({
  ...notPictured,
  name: 'Preciso de outro dia, pelo teclado',
  args: { path: `/calendar/${token}/outro-dia` },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Recado/ }), 'A pintura atrasou.')
    await press(canvas.getByRole('button', { name: 'Escolher outro dia' }))
    await expect(await canvas.findByRole('button', { name: 'Confirmar novo horário' })).toBeVisible()
  },
})

/** A menos de 24 horas: o pedido fica com a equipe. */
export const OutroDiaTarde = meta.story({
  name: 'Preciso de outro dia, na véspera',
  args: { path: `/calendar/${token}/outro-dia` },
  beforeEach({ msw }) {
    const visit = { ...booked, scheduled_for: '2026-11-21T11:30:00.000Z' }
    msw.use(
      reply(getPublicSession, () => publicSession(visit)),
      reply(answerPreparedness, () =>
        publicSession({
          ...visit,
          preparedness: { answer: 'another_day', has_note: false, at: '2026-11-20T15:00:00.000Z' },
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir outro dia' }))
    await expect(await canvas.findByText(/A nossa equipe já sabe/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Escolher outro dia' })).toBeNull()
  },
})

/** A visita mudou enquanto a página estava aberta: a resposta não vale, e o que foi digitado fica. */
export const Mudou = meta.story({
  ...notPictured,
  name: 'A visita mudou antes da resposta',
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      refuse(answerPreparedness, 'visit_moved', 'A visita mudou de dia ou de horário.'),
      reply(getPublicSession, () => {
        asked += 1
        return publicSession({ ...booked, ...(asked > 1 && { scheduled_for: '2026-11-26T13:30:00.000Z' }) })
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Sim, está pronto' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Recado/ }), 'Tudo certo.')
    await userEvent.click(canvas.getByRole('button', { name: 'Responder' }))
    await expect(await screen.findByText('A visita mudou de dia ou de horário.')).toBeVisible()
    await expect(await canvas.findByText('quinta-feira, 26 de novembro de 2026, 10h30')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Recado/ })).toHaveValue('Tudo certo.')
  },
})

/** Sem um horário que sirva: a preferência fica com a equipe. */
export const NenhumHorario = meta.story({
  name: 'Nenhum horário serve',
  beforeEach({ msw }) {
    msw.use(reply(getPublicSession, () => publicSession()))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nenhum horário serve?' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Quando você pode?' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'segunda-feira' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Deixar preferência' }))
    await expect(await canvas.findByText(/^Você prefere segundas/)).toBeVisible()
  },
})

export const NenhumHorarioLivre = meta.story({
  name: 'Sem horários livres, com a preferência já deixada, no celular',
  ...onPhone,
  beforeEach({ msw }) {
    const { note: _, ...days } = preferredPeriod()
    msw.use(
      reply(getAvailability, {}),
      reply(getPublicSession, () => publicSession({ preferred_period: { ...days, has_note: true } })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Nenhum horário livre por enquanto')
    await expect(canvas.getByText(/^Você prefere segundas e quartas/)).toBeVisible()
  },
})

/** A coordenação lê a preferência na fila. */
export const NaFila = meta.story({
  ...notPicturedOn('phone'),
  name: 'A preferência na fila “A agendar”',
  beforeEach({ msw }) {
    msw.use(reply(getUser, () => user({ scope: 'admin', name: 'Helena Prado', client: null })))
  },
  render: () => <BackofficeAt path="/?fila=to_schedule" />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Prefere segundas e quartas, de manhã/))[0]).toBeVisible()
  },
})

/** A empresa lê, na página do ensaio, o período que ficou. */
export const PeriodoNaPagina = meta.story({
  name: 'O período preferido na página do ensaio, no celular',
  ...onPhone,
  args: { path: '/sessions/1042' },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user()),
      reply(getSession, () =>
        session({
          status: status.notScheduled,
          scheduled_for: null,
          provider: null,
          preferred_period: preferredPeriod(),
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Nenhum horário serviu' }))
    await expect(card.getByText('Depois das 9h, por favor.')).toBeVisible()
  },
})

/** What the photographer has said when the page asks; not counted by questions, as coming back to the tab asks, too. */
let said: Arrival | null = null

/** Aberta no dia da visita, a página pergunta de novo a cada minuto, e ao voltar à aba. */
export const ACaminho = meta.story({
  name: 'A caminho, e depois chegou: a página pergunta de novo',
  beforeEach({ msw }) {
    said = null
    const today = { ...booked, scheduled_for: '2026-11-20T16:30:00.000Z' }
    msw.use(reply(getPublicSession, () => publicSession({ ...today, arrival: said })))
    const repeat = spyOn(window, 'setInterval')
    return () => repeat.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('sexta-feira, 20 de novembro de 2026, 13h30')).toBeVisible()
    await expect(canvas.queryByText(/^A caminho desde/)).toBeNull()
    said = { on_the_way_at: '2026-11-20T14:58:00.000Z', arrived_at: null }
    const again = await waitFor(() => {
      const minutes = mocked(window.setInterval).mock.calls.filter(([, pause]) => pause === 60_000)
      const [found] = minutes.at(-1) ?? []
      if (typeof found !== 'function') throw new Error('The page does not ask again by itself.')
      return found
    })
    again()
    await isAnnounced(await canvas.findByText('A caminho desde 11h58'))
    said = { on_the_way_at: '2026-11-20T14:58:00.000Z', arrived_at: '2026-11-20T15:00:00.000Z' }
    document.dispatchEvent(new Event('visibilitychange'))
    await expect(await canvas.findByText('Chegou às 12h00')).toBeVisible()
  },
})

/** A coordenação e o fotógrafo avisam pela página do ensaio. */
export const Cheguei = meta.story({
  name: 'O fotógrafo avisa que chegou, no celular',
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user({ scope: 'provider', name: 'Caio Brandão', client: null })),
      reply(getSession, () =>
        session({ token: '', price: null, scheduled_for: '2026-11-20T16:30:00.000Z', arrival: null }),
      ),
    )
  },
  render: () => <BackofficeAt path="/sessions/1042" />,
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'A caminho e chegada' }))
    await userEvent.click(card.getByRole('button', { name: 'A caminho' }))
    await expect(await card.findByText('A caminho desde 12h00')).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Cheguei' }))
    await expect(await card.findByText('Chegou às 12h00')).toBeVisible()
    await expect(card.getAllByRole('button')).toEqual([
      card.getByRole('button', { name: 'Desfazer: Cheguei' }),
    ])
  },
})

/** A empresa lê a resposta na página do ensaio. */
export const NaPaginaDoEnsaio = meta.story({
  name: 'A resposta na página do ensaio',
  args: { path: '/sessions/1042' },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user()),
      reply(getSession, () =>
        session({
          preparedness: { answer: 'ready', note: 'O portão fica aberto.', at: '2026-11-20T13:10:00.000Z' },
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'O imóvel está pronto?' }))
    await expect(card.getByText('Está tudo pronto')).toBeVisible()
    await expect(card.getByText('O portão fica aberto.')).toBeVisible()
  },
})
