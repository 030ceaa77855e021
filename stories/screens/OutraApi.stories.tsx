import { emptyOrder, type SessionStatus, sessionStatuses, statusLongLabel } from '@ensaio/domain'
import { specApi } from '@ensaio/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { PortalAt, storageWith } from './PortalAt.tsx'

/** O portal sobre uma API que só conhece os campos e as chamadas da especificação: o que é nosso pode faltar. */
const meta = preview.meta({
  title: 'Telas/Sobre outra API',
  component: PortalAt,
  tags: ['!autodocs'],
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(...specApi())
  },
})

const broken = /não entendemos|Algo deu errado|Não foi possível|indisponível|undefined|NaN/

const isWhole = (element: HTMLElement) => expect(within(element).queryByText(broken)).toBeNull()

export const Lista = meta.story({
  args: { path: '/sessions' },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(/Rua Augusta, 1500/)).length).toBeGreaterThanOrEqual(8)
    await isWhole(canvasElement)
  },
})

function inStatus(of: SessionStatus) {
  return {
    args: { path: '/sessions/1042' },
    beforeEach({ msw }: StoryContext) {
      msw.use(...specApi({ status: of }))
    },
    play: async ({ canvas, canvasElement }: StoryContext) => {
      await canvas.findByRole('heading', { level: 1, name: /Rua Augusta, 1500/ })
      await expect(canvas.getAllByText(statusLongLabel(of))[0]).toBeVisible()
      await isWhole(canvasElement)
    },
  }
}
const [first, scheduled, canceled, pending, delivered, absent, missed, revised] = sessionStatuses

export const NaoAgendada = meta.story({ name: 'Não agendada', ...inStatus(first) })
export const Agendada = meta.story(inStatus(scheduled))
export const Cancelada = meta.story(inStatus(canceled))
export const Pendente = meta.story(inStatus(pending))
export const Entregue = meta.story({
  ...inStatus(delivered),
  play: async (context) => {
    await inStatus(delivered).play(context)
    const { canvas } = context
    await expect(canvas.getAllByRole('button', { name: /^Abrir (a )?foto/i })).toHaveLength(2)
    await expect(canvas.getAllByText(/^Planta/)[0]).toBeVisible()
  },
})
export const ClienteAusente = meta.story({ name: 'Cliente ausente', ...inStatus(absent) })
export const FotografoAusente = meta.story({ name: 'Fotógrafo ausente', ...inStatus(missed) })
export const EmRevisao = meta.story({ name: 'Em revisão', ...inStatus(revised) })

export const Pedido = meta.story({
  args: {
    path: '/sessions/add/confirm',
    storage: storageWith({
      'ensaio:pedido': JSON.stringify({
        ...emptyOrder(),
        service_id: 1,
        address: {
          postal_code: '01305-100',
          street: 'Rua Augusta',
          number: '1500',
          neighborhood: 'Consolação',
          city: 'São Paulo',
          state: 'SP',
        },
        units: [{ unit: '84', complement: '', area: '78' }],
        responsible: { name: 'Paulo', phone: '(11) 91234-5678', email: 'paulo@horizonte.test' },
      }),
    }),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByText('Saldo depois do pedido')
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir ensaio' }))
    await expect(await canvas.findByRole('heading', { name: 'Ensaio pedido' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'AGENDAR' })).toHaveAttribute(
      'href',
      '/calendar/Zk3vT9qLw8RrY2mNc5Xb7A',
    )
    await isWhole(canvasElement)
  },
})

export const Pagamento = meta.story({
  args: { path: '/payment?servico=1&area=150&cidade=S%C3%A3o+Paulo' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Pagar R$\u00a0399,00' })
    await expect(canvas.queryByRole('radio', { name: 'PIX' })).toBeNull()
    await isWhole(canvasElement)
  },
})

export const Agendar = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/calendar/Zk3vT9qLw8RrY2mNc5Xb7A' },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(/Construtora Horizonte/))[0]).toBeVisible()
    await expect(
      (await canvas.findAllByRole('button', { name: /\d horários? livres?/ })).length,
    ).toBeGreaterThan(0)
    await isWhole(canvasElement)
  },
})
