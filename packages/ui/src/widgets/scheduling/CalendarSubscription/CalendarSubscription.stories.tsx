import { createClient } from '@ensaio/client'
import {
  type CalendarFeed,
  createCalendarFeed,
  endCalendarFeed,
  Failure,
  getCalendarFeed,
} from '@ensaio/domain'
import { calendarFeed, newCalendarFeed, refuse, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { CalendarSubscription, type CalendarSubscriptionProps } from './CalendarSubscription.tsx'

const client = createClient({ baseUrl: '/api' })
const created = newCalendarFeed()

const meta = preview.meta({
  title: 'Componentes/Agendamento/CalendarSubscription',
  component: CalendarSubscription,
  args: {
    of: 'company',
    feed: ready(null),
    onCreate: fn<CalendarSubscriptionProps['onCreate']>(async () => created),
    onEnd: fn<CalendarSubscriptionProps['onEnd']>(async () => undefined),
    onRetry: fn(),
  } as CalendarSubscriptionProps,
  parameters: {
    docs: {
      description: {
        component:
          'As visitas num calendário de fora, só para ler: um endereço secreto que o Google Agenda, o Outlook ou o celular releem sozinhos. O endereço aparece uma única vez, ao ser criado, pois guardamos só a sua marca; trocar mostra outro, e o de antes para na hora. Serve à empresa, a quem fotografa e, na equipe, a cada cidade.',
      },
    },
  },
})

/** Keeps what a page would: the answers of the last actions. */
function Kept(props: CalendarSubscriptionProps & { initial: CalendarFeed | null }) {
  const [feed, setFeed] = useState(props.initial)
  return (
    <CalendarSubscription
      {...props}
      feed={ready(feed)}
      onCreate={async () => {
        const one = await props.onCreate()
        setFeed({ created_at: one.created_at })
        return one
      }}
      onEnd={async () => {
        await props.onEnd()
        setFeed(null)
      }}
    />
  )
}

export const Desligado = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Criar endereço' })).toBeVisible()
    await expect(canvas.queryByText('Ligado')).toBeNull()
  },
})

export const Ligado = meta.story({
  ...notPicturedOn('phone'),
  name: 'Ligado: o endereço não aparece de novo',
  args: { feed: ready(calendarFeed()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Endereço criado em 02/10/2026.')).toBeVisible()
    await expect(canvas.getByText('Ligado')).toBeVisible()
    await expect(canvas.queryByText(/visits\.ics/)).toBeNull()
  },
})

export const AcabouDeCriar = meta.story({
  ...notPicturedOn('phone'),
  name: 'Acabou de criar',
  render: (args) => <Kept {...args} initial={null} />,
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Criar endereço' }))
    await expect(await canvas.findByText(created.address)).toHaveFocus()
    const notice = canvas.getByText(/este endereço não aparece de novo/)
    await expect(notice.closest('[role=status]')).toBeVisible()
    const webcal = created.address.replace('https:', 'webcal:')
    await expect(canvas.getByRole('link', { name: 'Abrir no calendário' })).toHaveAttribute('href', webcal)
    const google = canvas.getByRole('link', { name: 'Abrir no Google Agenda' })
    await expect(new URL(google.getAttribute('href') ?? '').searchParams.get('cid')).toBe(webcal)
    await expect(google).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('button', { name: 'Copiar endereço' })).toBeVisible()
  },
})

export const AcabouDeCriarNoCelular = meta.story({
  name: 'Acabou de criar, no celular',
  ...onPhone,
  render: (args) => <Kept {...args} initial={null} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Criar endereço' }))
    await expect(await canvas.findByText(created.address)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const DeQuemFotografa = meta.story({
  name: 'De quem fotografa',
  args: { of: 'photographer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/de dois dias antes até um dia depois/)).toBeVisible()
  },
})

export const DeUmaCidade = meta.story({
  name: 'De uma cidade com nome longo',
  args: { of: { city: 'São José do Vale do Rio Preto e Serra' }, feed: ready(calendarFeed()) },
  play: async ({ canvas }) => {
    const name = 'Visitas de São José do Vale do Rio Preto e Serra no calendário'
    await expect(canvas.getByRole('heading', { name })).toBeVisible()
  },
})

export const PerguntaAntesDeTrocar = meta.story({
  name: 'Pergunta antes de trocar',
  args: { feed: ready(calendarFeed()) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar endereço' }))
    const question = await screen.findByRole('alertdialog', { name: 'Trocar o endereço?' })
    await expect(question).toHaveTextContent('O endereço de agora para na hora')
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
})

export const Esperando = meta.story({ args: { feed: waiting } })

export const Atualizando = meta.story({
  args: { feed: refreshing(calendarFeed()) },
  play: staysWhileRefreshing,
})

export const ComFalha = meta.story({
  args: { feed: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Tentar novamente/ }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})

export const NoCelular = meta.story({ ...onPhone, args: { feed: ready(calendarFeed()) } })

export const Troca = meta.story({
  ...notPictured,
  name: 'Troca pelo teclado: aparece outro endereço',
  render: (args) => <Kept {...args} initial={calendarFeed()} />,
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Trocar endereço' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Trocar o endereço?' }))
    await press(question.getByRole('button', { name: 'Trocar endereço' }))
    await expect(await canvas.findByText(created.address)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})

export const Desliga = meta.story({
  ...notPictured,
  name: 'Desliga o que acabou de criar',
  render: (args) => <Kept {...args} initial={null} />,
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Criar endereço' }))
    await canvas.findByText(created.address)
    await press(canvas.getByRole('button', { name: 'Desligar' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Desligar o calendário?' }))
    await press(question.getByRole('button', { name: 'Desligar' }))
    await canvas.findByRole('button', { name: 'Criar endereço' })
    // The keyboard goes on where it was.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    await expect(canvas.queryByText(created.address)).toBeNull()
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
})

function OverTheNetwork(props: CalendarSubscriptionProps) {
  const [feed, retry, replace] = useRemote((signal) => client.calendarFeeds.get(signal), [])
  return (
    <CalendarSubscription
      {...props}
      feed={feed}
      onCreate={async () => {
        const one = await client.calendarFeeds.create()
        replace({ created_at: one.created_at })
        return one
      }}
      onEnd={async () => replace(await client.calendarFeeds.end())}
      onRetry={retry}
    />
  )
}

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: não consegue trocar, e o endereço de antes continua',
  render: (args) => <OverTheNetwork {...args} />,
  beforeEach({ msw }) {
    msw.use(
      reply(getCalendarFeed, () => calendarFeed()),
      refuse(createCalendarFeed, 'unavailable', 'O serviço está fora do ar.', { once: true }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trocar endereço' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Trocar o endereço?' }))
    await userEvent.click(question.getByRole('button', { name: 'Trocar endereço' }))
    await expect(await question.findByText('O serviço está fora do ar.')).toBeVisible()
    await expect(canvas.getByText('Endereço criado em 02/10/2026.')).toBeInTheDocument()
    await userEvent.click(question.getByRole('button', { name: 'Trocar endereço' }))
    await expect(await canvas.findByText(created.address)).toBeVisible()
  },
})

export const NaoDesliga = meta.story({
  name: 'Pela rede: não consegue desligar',
  render: (args) => <OverTheNetwork {...args} />,
  beforeEach({ msw }) {
    msw.use(
      reply(getCalendarFeed, () => calendarFeed()),
      refuse(endCalendarFeed, 'unavailable', 'O serviço está fora do ar.'),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Desligar' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Desligar o calendário?' }))
    await userEvent.click(question.getByRole('button', { name: 'Desligar' }))
    await expect(await question.findByText('O serviço está fora do ar.')).toBeVisible()
  },
})

/** As `Kept`, and another tab may create an address, too. */
function WithOtherTab(props: CalendarSubscriptionProps) {
  const [feed, setFeed] = useState<CalendarFeed | null>(calendarFeed())
  return (
    <>
      <CalendarSubscription
        {...props}
        feed={ready(feed)}
        onEnd={async () => {
          await props.onEnd()
          setFeed(null)
        }}
      />
      <button type="button" style={{ minHeight: 24 }} onClick={() => setFeed(calendarFeed())}>
        Criar em outra aba
      </button>
    </>
  )
}

export const EnderecoQueParou = meta.story({
  ...notPictured,
  name: 'O endereço que parou não volta, quando outra aba cria outro',
  render: (args) => <WithOtherTab {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar endereço' }))
    const replacing = within(await screen.findByRole('alertdialog', { name: 'Trocar o endereço?' }))
    await userEvent.click(replacing.getByRole('button', { name: 'Trocar endereço' }))
    await canvas.findByText(created.address)
    await userEvent.click(canvas.getByRole('button', { name: 'Desligar' }))
    const ending = within(await screen.findByRole('alertdialog', { name: 'Desligar o calendário?' }))
    await userEvent.click(ending.getByRole('button', { name: 'Desligar' }))
    await canvas.findByRole('button', { name: 'Criar endereço' })
    await userEvent.click(canvas.getByRole('button', { name: 'Criar em outra aba' }))
    await expect(canvas.getByText(/^Endereço criado em/)).toBeVisible()
    await expect(canvas.queryByText(created.address)).toBeNull()
  },
})
