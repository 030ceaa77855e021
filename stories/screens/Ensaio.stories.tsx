import {
  getConversation,
  getSession,
  getUser,
  listServiceOffers,
  type SessionStatus,
  status,
  statusLongLabel,
} from '@ensaio/domain'
import { hang, longAddress, now, refuse, reply, session, threads, user } from '@ensaio/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt } from './PortalAt.tsx'

const meta = preview.meta({
  title: 'Telas/Ensaio',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/sessions/1042' },
  parameters: { bare: true },
})

function inStatus(of: SessionStatus) {
  return {
    beforeEach({ msw }: StoryContext) {
      msw.use(reply(getSession, () => session({ status: of })))
    },
    play: async ({ canvas }: StoryContext) => {
      await canvas.findByRole('heading', { level: 1, name: /Rua Augusta, 1500/ })
      await expect(canvas.getAllByText(statusLongLabel(of))[0]).toBeVisible()
    },
  }
}

export const NaoAgendada = meta.story({
  ...notPicturedOn('phone'),
  name: 'Não agendada',
  tags: ['spec:4-not-scheduled'],
  ...inStatus(status.notScheduled),
})
export const Agendada = meta.story({
  tags: ['spec:2-session', 'spec:4-scheduled'],
  ...inStatus(status.scheduled),
})
export const Cancelada = meta.story({
  ...notPictured,
  tags: ['spec:4-canceled'],
  ...inStatus(status.canceled),
})
export const CanceladaSemEntrega = meta.story({
  ...notPictured,
  name: 'Cancelada antes da entrega',
  beforeEach({ msw }) {
    msw.use(
      reply(getSession, () => {
        const canceled = session({ status: status.canceled })
        return { ...canceled, products: canceled.products.map((one) => ({ ...one, deliverables: [] })) }
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Ensaio Cancelado'))[0]).toBeVisible()
    await expect(canvas.getByText('Este ensaio foi cancelado antes da entrega.')).toBeVisible()
    await expect(canvas.queryByText(/ainda não chegaram|Ainda não há/)).toBeNull()
  },
})
export const Pendente = meta.story({
  name: 'Entrega pendente',
  tags: ['spec:4-pending'],
  ...inStatus(status.pending),
})
export const Entregue = meta.story({ tags: ['spec:4-delivered'], ...inStatus(status.delivered) })
export const ClienteAusente = meta.story({
  name: 'Cliente ausente',
  tags: ['spec:4-noshow-client'],
  ...inStatus(status.clientNoShow),
})
export const FotografoAusente = meta.story({
  name: 'Fotógrafo ausente',
  tags: ['spec:4-noshow-provider'],
  ...inStatus(status.providerNoShow),
})
export const EmRevisao = meta.story({
  name: 'Em revisão',
  tags: ['spec:4-revision'],
  ...inStatus(status.atRevision),
})

export const NaoAgendadaNoCelular = meta.story({
  name: 'Não agendada no celular',
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(reply(getSession, () => session({ status: status.notScheduled })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'AGENDAR' })).toHaveAttribute(
      'href',
      '/calendar/Zk3vT9qLw8RrY2mNc5Xb7A',
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Esperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(getSession))
  },
})

/** De outra empresa ou inexistente: a mesma resposta. */
export const NaoEncontrado = meta.story({
  name: 'Não encontrado',
  beforeEach({ msw }) {
    msw.use(refuse(getSession, 'not_found', 'O ensaio solicitado não foi encontrado.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não encontramos este ensaio')
  },
})

export const ComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(getSession, 'internal', 'Algo deu errado do nosso lado.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Algo deu errado do nosso lado.')
  },
})

export const EnderecoLongo = meta.story({
  name: 'Endereço longo',
  beforeEach({ msw }) {
    msw.use(reply(getSession, () => session({ status: status.scheduled, address: longAddress() })))
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 })
    await expect(within(title).getByText(/Avenida Desembargador/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** A menos de 24 horas: não se reagenda por aqui, e o cancelamento mostra a taxa. */
export const NaUltimaHora = meta.story({
  name: 'Nas últimas 24 horas',
  beforeEach({ msw }) {
    const soon = new Date(Date.parse(now) + 20 * 3_600_000).toISOString()
    msw.use(reply(getSession, () => session({ status: status.scheduled, scheduled_for: soon })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Faltam menos de 24 horas/)
  },
})

const reader = reply(getUser, () => user({ client_role: 'reader' }))

/** Quem só lê vê o dia da visita e os contatos, sem nada que mude o ensaio. */
export const LeituraAgendada = meta.story({
  name: 'Leitura: agendada, sem nada que mude',
  beforeEach({ msw }) {
    msw.use(
      reader,
      reply(getSession, () => session({ status: status.scheduled })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Rua Augusta, 1500/ })
    await expect(canvas.queryByRole('button', { name: /Cancelar ensaio|AGENDAR/ })).toBeNull()
    await expect(
      canvas.queryByRole('link', { name: /AGENDAR|Repetir ensaio|Criar ensaio|Extrato/ }),
    ).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const LeituraEntregue = meta.story({
  name: 'Leitura: baixa o material, e não avalia, não destaca nem pede correção',
  beforeEach({ msw }) {
    msw.use(
      reader,
      reply(getSession, () => session({ status: status.delivered })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Rua Augusta, 1500/ })
    await expect((await canvas.findAllByRole('button', { name: /Baixar/ })).length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('button', { name: /Pedir correção|Destacar/ })).toBeNull()
    await expect(canvas.queryByText(/Avalie esse ensaio/)).toBeNull()
  },
})

/** Os outros serviços ainda não se conhecem: ninguém diz que não há nenhum. */
export const OutrosServicosACaminho = meta.story({
  ...notPictured,
  name: 'Os outros serviços ainda estão a caminho',
  beforeEach({ msw }) {
    msw.use(
      reply(getSession, () => session({ status: status.notScheduled })),
      hang(listServiceOffers),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acrescentar ao pedido' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('button').length).toBeGreaterThan(0)
    await expect(dialog.queryByText(/Não há outro serviço/)).toBeNull()
  },
})

/** A conversa não veio, e um comentário novo foi enviado: ela é lida de novo, inteira. */
export const ComentarioSemAConversa = meta.story({
  ...notPictured,
  name: 'Comenta sem a conversa ter vindo: ela vem inteira',
  beforeEach({ msw }) {
    msw.use(
      reply(getSession, () => session({ status: status.delivered })),
      refuse(getConversation, 'unavailable', 'O serviço está em manutenção.'),
    )
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findAllByText('O serviço está em manutenção.')
    const [photo] = await canvas.findAllByRole('button', { name: /^Abrir Foto 1/ })
    if (photo) await userEvent.click(photo)
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto ampliada' }))
    await userEvent.click(await viewer.findByRole('button', { name: 'Comentar' }))
    await userEvent.type(
      await viewer.findByRole('textbox', { name: /^Novo comentário/ }),
      'O quadro está torto.',
    )
    msw.use(reply(getConversation, () => threads()))
    await userEvent.click(viewer.getByRole('button', { name: 'Enviar comentário' }))
    await expect((await screen.findAllByText(threads()[0]?.comments[0]?.text ?? '')).length).toBeGreaterThan(
      0,
    )
  },
})
