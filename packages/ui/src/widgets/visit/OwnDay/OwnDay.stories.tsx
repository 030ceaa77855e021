import { createClient } from '@ensaio/client'
import { Failure, type Session, searchQueue, sessionStatuses, type VisitStep } from '@ensaio/domain'
import { address, now, productItem, refuse, session } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { OwnDay, type OwnDayProps } from './OwnDay.tsx'

const client = createClient({ baseUrl: '/api' })
const morning = '2026-11-20T13:30:00.000Z'
const afternoon = '2026-11-20T18:30:00.000Z'
const visit = (over: Partial<Session> = {}) =>
  session({ token: '', price: null, status: 2, scheduled_for: morning, arrival: null, ...over })
const later = visit({
  id: 1043,
  scheduled_for: afternoon,
  address: address({ street: 'Rua Harmonia', number: '310' }),
})
const over = visit({
  id: 1041,
  status: 4,
  scheduled_for: '2026-11-20T11:30:00.000Z',
  address: address({ street: 'Rua Oscar Freire', number: '92' }),
})
const offline = new Failure('offline', 'Sem conexão. Tente de novo.')

/** Shows what was said and captured, as a page does. */
function Saying(props: OwnDayProps) {
  const [captured, setCaptured] = useState(props.captured)
  const [visits, setVisits] = useState(props.visits)
  return (
    <OwnDay
      {...props}
      visits={visits}
      captured={captured}
      onStep={async (of, step) => {
        await props.onStep(of, step)
        if (visits.state !== 'ready') return
        const said: Partial<Session> =
          step === 'done'
            ? { status: 4 }
            : step === 'absent'
              ? { status: 6 }
              : { arrival: { on_the_way_at: now, arrived_at: step === 'arrived' ? now : null } }
        setVisits(ready(visits.value.map((one) => (one.id === of.id ? { ...one, ...said } : one))))
      }}
      onCapture={(id, things) => {
        props.onCapture(id, things)
        setCaptured({ ...captured, [id]: things })
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Componentes/Visita/OwnDay',
  component: OwnDay,
  args: {
    visits: ready([over, visit(), later]) as OwnDayProps['visits'],
    now,
    captured: {},
    sessionHref: (id) => `#/sessions/${id}`,
    onStep: fn<(of: Session, step: VisitStep) => Promise<void>>(async () => undefined),
    onCapture: fn<(id: number, captured: string[]) => void>(),
    onRetry: fn(),
  },
  render: (args) => <Saying {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'As visitas de hoje do fotógrafo, em ordem: mapa, contato, chaves, o que captar e os avisos. “Feito” e “Cliente ausente” pedem confirmação e só aparecem quando a visita começa. Uma recusa aparece no cartão da visita, e o que foi marcado fica.',
      },
    },
  },
})

const card = async (canvas: { findByRole: typeof screen.findByRole }, name: RegExp) =>
  within(await canvas.findByRole('region', { name }))

export const Dia = meta.story({
  name: 'O dia: uma feita, uma agora e outra à tarde',
  play: async ({ canvas }) => {
    const here = await card(canvas, /^10h30/)
    await expect(here.getByRole('link', { name: /^Waze/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/waze\.com\/ul\?q=/),
    )
    await expect(here.getByRole('link', { name: /^Ligar/ })).toHaveAttribute('href', 'tel:+5511912345678')
    await expect(here.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/5511912345678',
    )
    const away = await card(canvas, /^15h30/)
    await expect(away.queryByRole('button', { name: /^Feito/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Desfazer/ })).toBeNull()
    await expect(away.getByText(/aparecem às 15h30, quando a visita começa/)).toBeVisible()
    const done = await card(canvas, /^08h30/)
    await expect(done.queryByRole('button')).toBeNull()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  args: {
    visits: ready([
      visit({
        arrival: { on_the_way_at: '2026-11-20T12:55:00.000Z', arrived_at: null },
        preparedness: { answer: 'ready', note: 'O portão fica aberto.', at: '2026-11-20T13:10:00.000Z' },
      }),
    ]),
    captured: { 1042: ['Fotos'] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A caminho desde 09h55')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Fotos' })).toBeChecked()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado: a caminho, o que captar, cheguei e feito',
  args: { visits: ready([visit()]) },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: /^A caminho/ }))
    await expect(await canvas.findByText('A caminho desde 12h00')).toBeVisible()
    await press(canvas.getByRole('checkbox', { name: 'Fotos' }))
    await press(canvas.getByRole('checkbox', { name: 'Tour virtual' }))
    await press(canvas.getByRole('checkbox', { name: 'Fotos' }))
    await press(canvas.getByRole('button', { name: /^Cheguei/ }))
    await expect(await canvas.findByText('Chegou às 12h00')).toBeVisible()
    await press(canvas.getByRole('button', { name: /^Feito/ }))
    const question = within(await screen.findByRole('alertdialog', { name: 'A visita foi feita?' }))
    await press(question.getByRole('button', { name: 'Feito' }))
    await waitFor(() => expect(canvas.getByText(/^A visita foi feita/).closest('p')).toHaveFocus())
    const [first] = args.visits.state === 'ready' ? args.visits.value : []
    await expect(args.onStep.mock.calls.map(([of, step]) => [of.id, step])).toEqual([
      [first?.id, 'on_the_way'],
      [first?.id, 'arrived'],
      [first?.id, 'done'],
    ])
    await expect(args.onCapture.mock.calls.map(([, things]) => things)).toEqual([
      ['Fotos'],
      ['Tour virtual', 'Fotos'],
      ['Tour virtual'],
    ])
  },
})

export const Ausente = meta.story({
  name: 'Cliente ausente: pergunta antes',
  args: { visits: ready([visit()]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cliente ausente/ }))
    const question = within(await screen.findByRole('alertdialog', { name: 'O cliente não estava?' }))
    await userEvent.click(question.getByRole('button', { name: 'Cliente ausente' }))
    await expect(await canvas.findByText(/^Não havia quem recebesse o fotógrafo/)).toBeVisible()
    await expect(args.onStep.mock.calls[0]?.[1]).toBe('absent')
  },
})

export const Recusado = meta.story({
  name: 'A visita mudou: o cartão diz',
  args: {
    visits: ready([visit(), later]),
    onStep: fn<(of: Session, step: VisitStep) => Promise<void>>(() =>
      Promise.reject(new Failure('visit_moved', 'A visita mudou de horário. Confira e avise de novo.')),
    ),
  },
  play: async ({ canvas }) => {
    const here = await card(canvas, /^10h30/)
    await userEvent.click(here.getByRole('button', { name: /^Cheguei/ }))
    await expect(await here.findByText('A visita mudou de horário. Confira e avise de novo.')).toBeVisible()
    await expect(here.getByRole('button', { name: /^Cheguei/ })).toBeVisible()
  },
})

export const CadaSituacao = meta.story({
  name: 'Cada situação',
  args: {
    visits: ready(
      sessionStatuses.map((status) =>
        visit({
          id: 1042 + status,
          status,
          address: address({ street: 'Rua Harmonia', number: String(300 + status) }),
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /^(A caminho|Cheguei|Feito|Cliente ausente)/ })
    await expect(buttons).toHaveLength(4)
  },
})

export const Longo = meta.story({
  name: 'Com os textos mais longos, no celular',
  ...onPhone,
  args: {
    visits: ready([
      visit({
        address: address({
          street: 'Avenida Presidente Tancredo de Almeida Neves Sobrinho',
          number: '12480',
        }),
        vertical_data: {
          ...visit().vertical_data,
          keys: 'Na imobiliária da esquina, com a Sra. Maria Aparecida, das 9h às 18h, pedir o molho azul',
          additional_info: 'Dois cachorros no quintal; avisar antes de abrir o portão dos fundos.',
        },
        products: [
          {
            id: 1,
            status: 1,
            deliverables: [],
            item: {
              ...productItem(9),
              orientation:
                'Fachada de dia, de frente e dos dois lados, sem carros na frente do portão\nÁrea de lazer',
            },
          },
        ],
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Fotos: Área de lazer' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Desfaz = meta.story({
  ...notPictured,
  name: 'Desfaz o último aviso, por dez minutos',
  args: {
    visits: ready([
      visit({ arrival: { on_the_way_at: '2026-11-20T14:55:00.000Z', arrived_at: null } }),
      { ...later, arrival: { on_the_way_at: '2026-11-20T14:40:00.000Z', arrived_at: null } },
    ]),
    onUndo: fn<NonNullable<OwnDayProps['onUndo']>>(async () => {
      throw new Failure('transition_refused', 'Só o último aviso se desfaz, por 10 minutos.')
    }),
  },
  play: async ({ canvas, args }) => {
    const here = await card(canvas, /^10h30/)
    await press(here.getByRole('button', { name: /^Desfazer A caminho: Rua Augusta/ }))
    await expect(args.onUndo).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1042 }), 'on_the_way')
    await isAnnounced(await here.findByText('Só o último aviso se desfaz, por 10 minutos.'))
    const away = await card(canvas, /^15h30/)
    await expect(away.queryByRole('button', { name: /^Desfazer/ })).toBeNull()
  },
})

export const Vazio = meta.story({ name: 'Nenhuma visita hoje', args: { visits: ready([]) } })

export const Carregando = meta.story({ args: { visits: waiting } })

export const Atualizando = meta.story({
  args: { visits: refreshing([visit()]) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  name: 'Não carregou',
  args: { visits: failed(offline) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tentar/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: sem conexão, depois carrega',
  render: function Adopter(args) {
    const [visits, retry] = useRemote(async (signal) => {
      const { sessions } = await client.queue.search({ queue: 'today' }, signal)
      const whole = await Promise.all(sessions.map(({ id }) => client.sessions.get(id, signal)))
      return whole.map((one, place) => ({ ...one, address: sessions[place]?.address ?? one.address }))
    }, [])
    return <OwnDay {...args} visits={visits} onRetry={retry} />
  },
  beforeEach({ msw }) {
    msw.use(refuse(searchQueue, 'internal', 'Algo deu errado do nosso lado.', { once: true }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Tentar/ }))
    await expect((await canvas.findAllByRole('region')).length).toBeGreaterThan(0)
  },
})
