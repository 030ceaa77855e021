import { createClient } from '@ensaio/client'
import {
  bookingOf,
  bookSession,
  type ChosenSlot,
  chosenSlot,
  emptyDraft,
  Failure,
  getAvailability,
  type PublicSession,
  schedulingSteps,
  slotStart,
} from '@ensaio/domain'
import { availability, pictures, publicSession, refuse, reply, today } from '@ensaio/mocks'
import { createContext, use, useEffect, useRef, useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Page } from '../../../primitives/layout/Page/Page.tsx'
import { type LinkProps, LinkProvider } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { BookedStep } from '../BookedStep/BookedStep.tsx'
import { ConfirmationStep } from '../ConfirmationStep/ConfirmationStep.tsx'
import { DayAndTimeStep } from '../DayAndTimeStep/DayAndTimeStep.tsx'
import { InformationStep } from '../InformationStep/InformationStep.tsx'
import { SchedulingLayout } from './SchedulingLayout.tsx'

const client = createClient({ baseUrl: '/api' })
const token = 'Zk3vT9qLw8RrY2mNc5Xb7A'
const picture = {
  src: pictures.facade,
  alt: 'Fachada de edifício contemporâneo com varandas brancas em um dia de sol.',
}

const Go = createContext<(path: string) => void>(() => {})

function Link({ href, children, ...anchor }: LinkProps) {
  const go = use(Go)
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        go(href.slice(2))
      }}
    >
      {children}
    </a>
  )
}

/** The whole code of an adopter: the requests, and the state kept between the steps. */
function Steps({ first }: { first: PublicSession }) {
  const [path, setPath] = useState('')
  const [session, setSession] = useState(first)
  const [draft, setDraft] = useState(emptyDraft)
  const [lost, setLost] = useState<ChosenSlot | null>(null)
  const [times, refresh] = useRemote((signal) => client.scheduling.availability(token, signal), [])
  const [user] = useRemote((signal) => client.account.user(signal), [])
  const me = user.state === 'ready' && user.value ? { ...user.value, phone: user.value.phone ?? '' } : null
  const main = useRef<HTMLElement>(null)
  const arrived = useRef('')

  useEffect(() => {
    if (arrived.current !== path) main.current?.focus()
    arrived.current = path
  }, [path])

  async function book() {
    const booking = bookingOf(draft)
    if (!booking) return setPath('')
    try {
      setSession(await client.scheduling.book(token, booking, 'chave-1'))
      setPath('finalizacao')
    } catch (reason) {
      if (!(reason instanceof Failure) || reason.code !== 'slot_taken') throw reason
      setLost(chosenSlot(draft))
      void refresh()
      setPath('')
    }
  }

  const step = (schedulingSteps as readonly string[]).indexOf(path) + 1
  return (
    <Go value={setPath}>
      <LinkProvider link={Link}>
        <Page as="main" ref={main} tabIndex={-1}>
          {path === 'finalizacao' ? (
            <BookedStep session={session} rescheduleHref="#/" />
          ) : (
            <SchedulingLayout
              session={session}
              picture={picture}
              step={step}
              slot={chosenSlot(draft)}
              owner={draft.owner}
              keys={draft.keys}
              hrefs={schedulingSteps.map((one) => `#/${one}`)}
            >
              {path === '' && (
                <DayAndTimeStep
                  availability={times}
                  today={today}
                  value={draft}
                  lost={lost}
                  onChange={(choice) => setDraft({ ...draft, ...choice })}
                  onNext={() => setPath('informacoes')}
                  onRetry={refresh}
                />
              )}
              {path === 'informacoes' && (
                <InformationStep
                  draft={draft}
                  me={me}
                  onChange={setDraft}
                  onNext={() => setPath('confirmacao')}
                  onBack={() => setPath('')}
                />
              )}
              {path === 'confirmacao' && (
                <ConfirmationStep
                  session={session}
                  draft={draft}
                  onConfirm={book}
                  onBack={() => setPath('informacoes')}
                  editHref={{ dayAndTime: '#/', information: '#/informacoes' }}
                />
              )}
            </SchedulingLayout>
          )}
        </Page>
      </LinkProvider>
    </Go>
  )
}

function Flow() {
  const [session, retry] = useRemote((signal) => client.scheduling.get(token, signal), [])
  return (
    <Await remote={session} onRetry={retry} waiting={<Skeleton height="640px" />}>
      {(value) => <Steps first={value} />}
    </Await>
  )
}

const meta = preview.meta({
  title: 'Componentes/Agendamento/Agendamento completo',
  component: Flow,
  parameters: { bare: true },
})

const booked: ChosenSlot = { date: '2026-11-23', hour: '13h30' }
const answer = publicSession({
  status: 2,
  scheduled_for: slotStart(booked.date, booked.hour, 'America/Sao_Paulo'),
})

export const DoComecoAoFim = meta.story({
  ...notPictured,
  name: 'Do começo ao fim',
  beforeEach({ msw }) {
    msw.use(reply(bookSession, answer))
  },
})

/** Presses Tab until the element with this name is focused, as a keyboard user does. */
export const SoComOTeclado = meta.story({
  ...notPictured,
  name: 'Só com o teclado',
  beforeEach({ msw }) {
    msw.use(reply(bookSession, answer))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid')
    await tabTo(await screen.findByRole('button', { name: /^sábado, 21 de novembro/ }))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await tabTo(await screen.findByRole('radio', { name: /^08h30/ }))
    await userEvent.keyboard('{ArrowDown}')
    await press(await screen.findByRole('button', { name: /^Continuar$/ }))

    await tabTo(await screen.findByRole('checkbox', { name: /^Eu estarei no imóvel/ }))
    await userEvent.keyboard(' ')
    await tabTo(await screen.findByRole('textbox', { name: /^Chaves/ }))
    await userEvent.keyboard('Na portaria{Enter}')

    await canvas.findByRole('heading', { level: 1, name: 'Confira e confirme' })
    await expect(canvas.getAllByText('Mariana Duarte')).not.toHaveLength(0)
    await press(await screen.findByRole('button', { name: /^Confirmar agendamento$/ }))

    await canvas.findByRole('heading', { level: 1, name: 'Visita marcada' })
    await expect(canvas.getByText('segunda-feira, 23 de novembro de 2026, 13h30')).toBeVisible()
  },
})

export const PerdeECombinaOutro = meta.story({
  ...notPicturedOn('phone'),
  name: 'Perde o horário e combina outro',
  beforeEach({ msw }) {
    const after = { ...availability(), '2026-11-23': ['13h30' as const, '15h30' as const] }
    msw.use(
      reply(getAvailability, availability(), { once: true }),
      refuse(bookSession, 'slot_taken', 'Este horário acabou de ser reservado.', { once: true }),
      reply(getAvailability, after),
      reply(bookSession, answer),
    )
  },
  play: async ({ canvas, step }) => {
    await step('Escolhe e preenche', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^segunda-feira, 23 de novembro/ }))
      await userEvent.click(canvas.getByRole('radio', { name: /^08h30/ }))
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
      await userEvent.click(await canvas.findByRole('checkbox'))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Chaves' }), 'Na portaria')
      await userEvent.type(canvas.getByRole('textbox', { name: /^Observações/ }), 'Há um gato.')
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar agendamento' }))
    })
    await step('Volta ao calendário, com os horários mais próximos', async () => {
      const notice = await canvas.findByRole('region', { name: /08h30, acabou de ser reservado/ })
      await expect(screen.queryByRole('alertdialog')).toBeNull()
      await userEvent.click(
        await within(notice).findByRole('button', { name: 'segunda-feira, 23 de novembro de 2026, 13h30' }),
      )
      await expect(await canvas.findByRole('radio', { name: '08h30 ocupado' })).toBeDisabled()
      await expect(canvas.getByRole('radio', { name: /^13h30/ })).toBeChecked()
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    })
    await step('Nada do que foi preenchido se perdeu', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'Nome' })).toHaveValue('Mariana Duarte')
      await expect(canvas.getByRole('checkbox')).toBeChecked()
      await expect(canvas.getByRole('textbox', { name: 'Chaves' })).toHaveValue('Na portaria')
      await expect(canvas.getByRole('textbox', { name: /^Observações/ })).toHaveValue('Há um gato.')
      await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    })
    await step('Confirma', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar agendamento' }))
      await canvas.findByRole('heading', { level: 1, name: 'Visita marcada' })
    })
  },
})

export const FalhaEConfirma = meta.story({
  name: 'A confirmação falha e depois dá certo, no celular',
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(
      refuse(bookSession, 'internal', 'Não foi possível marcar a visita.', { once: true }),
      reply(bookSession, answer),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^segunda-feira, 23 de novembro/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /^13h30/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await userEvent.click(await canvas.findByRole('checkbox'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Chaves' }), 'Na portaria')
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    const confirm = await canvas.findByRole('button', { name: 'Confirmar agendamento' })
    await userEvent.click(confirm)
    const dialog = await screen.findByRole('alertdialog', { name: 'Erro!' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Entendi' }))
    await userEvent.click(confirm)
    await canvas.findByRole('heading', { level: 1, name: 'Visita marcada' })
  },
})
