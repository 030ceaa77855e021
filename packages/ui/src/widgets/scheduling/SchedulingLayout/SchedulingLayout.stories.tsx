import { createClient } from '@ensaio/client'
import { type ChosenSlot, emptyDraft, type SchedulingDraft, schedulingSteps } from '@ensaio/domain'
import { availability, longAddress, pictures, publicSession } from '@ensaio/mocks'
import { expect, fn } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Page } from '../../../primitives/layout/Page/Page.tsx'
import { ready } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { ConfirmationStep } from '../ConfirmationStep/ConfirmationStep.tsx'
import { DayAndTimeStep } from '../DayAndTimeStep/DayAndTimeStep.tsx'
import { InformationStep } from '../InformationStep/InformationStep.tsx'
import { SchedulingLayout, type SchedulingLayoutProps } from './SchedulingLayout.tsx'

const client = createClient({ baseUrl: '/api' })
const hrefs = schedulingSteps.map((step) => `#/${step}`)
const slot: ChosenSlot = { date: '2026-11-23', hour: '08h30' }
const draft: SchedulingDraft = {
  ...emptyDraft(),
  ...slot,
  owner: { name: 'Paulo Siqueira', phone: '+5511912345678', email: 'paulo@horizonte.test' },
  keys: 'Na portaria, com o Sr. Osvaldo',
}

const dayAndTime = (
  <DayAndTimeStep
    availability={ready(availability('2026-11-20'))}
    today="2026-11-20"
    value={{ date: null, hour: null }}
    lost={null}
    onChange={fn()}
    onNext={fn()}
    onRetry={fn()}
  />
)
const information = <InformationStep draft={draft} me={null} onChange={fn()} onNext={fn()} onBack={fn()} />
const confirmation = (
  <ConfirmationStep
    session={publicSession()}
    draft={draft}
    onConfirm={fn(async () => null)}
    onBack={fn()}
    editHref={{ dayAndTime: '#/', information: '#/informacoes' }}
  />
)

const meta = preview.meta({
  title: 'Componentes/Agendamento/SchedulingLayout',
  component: SchedulingLayout,
  parameters: {
    docs: {
      description: {
        component:
          'A moldura do agendamento público: o convite ao lado do primeiro passo, o resumo ao lado do segundo, e o último sozinho. No celular o convite vem antes e o resumo encolhe. Ponha no `main` da página.',
      },
    },
    bare: true,
  },
  args: {
    session: publicSession(),
    picture: {
      src: pictures.facade,
      alt: 'Fachada de edifício contemporâneo com varandas brancas em um dia de sol.',
    },
    step: 1,
    slot: null,
    owner: null,
    hrefs,
    children: dayAndTime,
  } as SchedulingLayoutProps,
  render: (args) => (
    <Page as="main">
      <SchedulingLayout {...args} />
    </Page>
  ),
})

export const PrimeiroPasso = meta.story({
  ...notPicturedOn('phone'),
  name: 'Primeiro passo: o convite',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByRole('region', { name: 'Convite' })).toBeVisible()
  },
})

export const SegundoPasso = meta.story({
  ...notPicturedOn('phone'),
  name: 'Segundo passo: informações',
  tags: ['spec:2-calendar-information'],
  args: { step: 2, slot, owner: draft.owner, children: information },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByRole('region', { name: 'Resumo do agendamento' })).toHaveTextContent(
      'segunda-feira, 23 de novembro de 2026',
    )
    await expect(canvas.getByRole('link', { name: /^Dia e horário/ })).toHaveAttribute('href', '#/')
  },
})

export const TerceiroPasso = meta.story({
  ...notPicturedOn('phone'),
  name: 'Terceiro passo: confirmação',
  tags: ['spec:2-calendar-confirmation'],
  args: { step: 3, slot, owner: draft.owner, keys: draft.keys, children: confirmation },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    session: publicSession({
      address: longAddress(),
      responsible_name: 'Maria Antonieta de Albuquerque Cavalcanti e Vasconcelos',
    }),
  },
})

export const SemFoto = meta.story({ name: 'Sem foto', args: { picture: undefined } })

export const PrimeiroNoCelular = meta.story({ name: 'Primeiro passo, no celular', ...onPhone })

export const SegundoNoCelular = meta.story({
  name: 'Segundo passo, no celular',
  ...onPhone,
  args: { step: 2, slot, owner: draft.owner, children: information },
  play: async ({ canvas }) => {
    const bottom = canvas.getByRole('button', { name: 'Continuar' }).getBoundingClientRect().bottom
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

export const TerceiroNoCelular = meta.story({
  name: 'Terceiro passo, no celular',
  ...onPhone,
  args: { step: 3, slot, owner: draft.owner, children: confirmation },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  render: function OverTheNetwork(args) {
    const [session, retry] = useRemote((signal) => client.scheduling.get('token', signal), [])
    return (
      <Page as="main">
        <Await remote={session} onRetry={retry} waiting={<Skeleton height="480px" />}>
          {(value) => <SchedulingLayout {...args} session={value} />}
        </Await>
      </Page>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})
