import {
  arrangeVisit,
  assignProvider,
  Failure,
  getConversation,
  getSession,
  getUser,
  status,
} from '@ensaio/domain'
import { provider, reply, session, user } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { BackofficeAt } from '../BackofficeAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
const moved = 'Caio Brandão mudou esta visita: agora é com Bianca Moraes.'
const asked: unknown[] = []
/** The photographer and the start of the visit that the server answers with. */
let goes = 'Rafael Nogueira'
let start = session().scheduled_for

const meta = preview.meta({
  title: 'Telas/Equipe: um ensaio que outra pessoa mudou',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/sessions/1042' },
  parameters: { bare: true, ...notPictured.parameters },
  beforeEach({ msw }) {
    asked.length = 0
    goes = 'Rafael Nogueira'
    start = session().scheduled_for
    const refuse = async ({ request }: { request: Request }): Promise<never> => {
      asked.push(((await request.json()) as { seen?: unknown }).seen)
      goes = 'Bianca Moraes'
      throw new Failure('visit_moved', moved)
    }
    msw.use(
      reply(getUser, admin),
      reply(getSession, () => session({ provider: provider({ name: goes }), scheduled_for: start })),
      reply(assignProvider, refuse),
      reply(arrangeVisit, refuse),
    )
  },
})

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const isWithBianca = async () => {
  const card = within(await screen.findByRole('region', { name: 'Fotógrafo' }))
  await card.findByText('Bianca Moraes')
}

/** Quem volta à aba vê o que mudou enquanto estava fora. */
export const AoVoltarAAba = meta.story({
  name: 'Ao voltar à aba, mostra quem vai agora',
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Fotógrafo' }))
    await card.findByText('Rafael Nogueira')
    goes = 'Bianca Moraes'
    window.dispatchEvent(new Event('focus'))
    await isWithBianca()
  },
})

/** Uma troca recusada mostra quem vai agora. */
export const Trocar = meta.story({
  name: 'Trocar o fotógrafo: diz o que viu, e a recusa mostra quem vai agora',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trocar fotógrafo' }))
    const choice = await dialog('Trocar fotógrafo')
    await userEvent.click(await choice.findByRole('radio', { name: /^Tereza/ }))
    await userEvent.click(choice.getByRole('button', { name: 'Enviar Tereza' }))
    await choice.findByText(moved)
    await expect(asked).toEqual([{ scheduled_for: session().scheduled_for, provider_id: 1 }])
    await isWithBianca()
  },
})

export const Encaixar = meta.story({
  name: 'Encaixar em outro horário: diz o que viu, e a recusa mostra quem vai agora',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Encaixar em outro horário' }))
    const form = await dialog('Encaixar visita')
    const hour = form.getByRole('textbox', { name: /^Horário/ })
    await userEvent.clear(hour)
    await userEvent.type(hour, '0930')
    await userEvent.click(await form.findByRole('radio', { name: /^Bianca/ }))
    await userEvent.click(form.getByRole('button', { name: 'Encaixar' }))
    await form.findByText(moved)
    await expect(asked).toEqual([{ scheduled_for: session().scheduled_for, provider_id: 1 }])
    await isWithBianca()
  },
})

/** O formulário começou com a visita de antes: o que se escolheu não desfaz a mudança sem saber. */
export const MudouComOFormularioAberto = meta.story({
  name: 'A visita muda com “Encaixar” aberto: diz o que viu ao abrir, e depois da recusa, o que vale',
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Fotógrafo' }))
    await card.findByText('Rafael Nogueira')
    await userEvent.click(canvas.getByRole('button', { name: 'Encaixar em outro horário' }))
    const form = await dialog('Encaixar visita')
    await form.findByRole('radio', { name: /^Bianca/ })
    goes = 'Bianca Moraes'
    start = '2026-11-26T13:30:00.000Z'
    window.dispatchEvent(new Event('focus'))
    await isWithBianca()
    await userEvent.click(form.getByRole('radio', { name: /^Bianca/ }))
    await userEvent.click(form.getByRole('button', { name: 'Encaixar' }))
    await form.findByText(moved)
    await expect(asked).toEqual([{ scheduled_for: session().scheduled_for, provider_id: 1 }])
    await userEvent.click(form.getByRole('button', { name: 'Encaixar' }))
    await waitFor(() => expect(asked).toHaveLength(2))
    await expect(asked[1]).toEqual({ scheduled_for: start, provider_id: 1 })
  },
})

/** Um produto andou, e a conversa não se lê de novo: a de antes fica, com a resposta que se escreve nela. */
export const ConversaQueNaoVeioDeNovo = meta.story({
  name: 'Um produto andou, e a conversa falhou: a resposta que se escreve fica',
  beforeEach({ msw }) {
    msw.use(reply(getSession, () => session({ status: status.delivered })))
  },
  play: async ({ canvas, msw }) => {
    const [answer] = await canvas.findAllByRole('button', { name: /^Responder: / })
    if (answer) await userEvent.click(answer)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Resposta/ }), 'Já vamos')
    const held = Promise.withResolvers<void>()
    const conversation = fn(async () => {
      await held.promise
      throw new Failure('unavailable', 'O serviço está em manutenção.')
    })
    msw.use(
      reply(getSession, () => ({ ...session({ status: status.delivered }), products: session().products })),
      reply(getConversation, conversation),
    )
    window.dispatchEvent(new Event('focus'))
    // Once for the return, and again for the product that moved.
    await waitFor(() => expect(conversation).toHaveBeenCalledTimes(2))
    held.resolve()
    await canvas.findByText(/^O serviço está em manutenção\./)
    await userEvent.keyboard(' trocar.')
    await expect(canvas.getByRole('textbox', { name: /^Resposta/ })).toHaveValue('Já vamos trocar.')
  },
})
