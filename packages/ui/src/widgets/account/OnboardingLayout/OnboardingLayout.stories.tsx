import { createClient } from '@ensaio/client'
import { getOnboarding, onboardingSteps } from '@ensaio/domain'
import { onboarding, pictures, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { WelcomeStep } from '../WelcomeStep/WelcomeStep.tsx'
import { OnboardingLayout, type OnboardingLayoutProps } from './OnboardingLayout.tsx'

const client = createClient({ baseUrl: '/api' })

const hrefs = Object.fromEntries(onboardingSteps.map((step) => [step, `#/onboard/${step}`]))
const picture = { src: pictures.living, width: 640, height: 427, alt: '' }
const onNext = fn()
const onLater = fn()

const meta = preview.meta({
  title: 'Componentes/Conta/OnboardingLayout',
  component: OnboardingLayout,
  args: {
    step: 'welcome',
    hrefs,
    children: <WelcomeStep name="Mariana Duarte" onNext={onNext} onLater={onLater} picture={picture} />,
  } as OnboardingLayoutProps,
  parameters: {
    docs: {
      description: {
        component:
          'A moldura do primeiro acesso: quatro etapas, e a volta às já feitas. Cada etapa tem o seu "Mais Tarde". WelcomeStep é a primeira.',
      },
    },
  },
})

export const BoasVindas = meta.story({
  name: 'Boas-vindas',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Boas-vindas, Mariana' })).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Começar' }))
    await expect(onNext).toHaveBeenCalled()
    await press(canvas.getByRole('button', { name: 'Mais Tarde' }))
    await expect(onLater).toHaveBeenCalled()
  },
})

export const CadaEtapa = meta.story({
  name: 'Cada etapa, uma depois da outra',
  tags: ['spec:2-onboard-welcome'],
  render: function OneAfterAnother(args) {
    const [place, setPlace] = useState(0)
    return (
      <OnboardingLayout {...args} step={onboardingSteps[place] ?? 'welcome'}>
        <Button onPress={() => setPlace(place + 1)}>Adiante</Button>
      </OnboardingLayout>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const labels = new Set<string | null | undefined>()
    for (const [place] of onboardingSteps.entries()) {
      if (place > 0) await userEvent.click(canvas.getByRole('button', { name: 'Adiante' }))
      const links = canvas.queryAllByRole('link').map((link) => link.getAttribute('href'))
      await expect(links).toEqual(onboardingSteps.slice(0, place).map((step) => hrefs[step]))
      labels.add(canvasElement.querySelector('[aria-current="step"] b')?.textContent)
    }
    await expect([...labels]).toEqual(['Boas-vindas', 'Senha', 'Empresa', 'Equipe'])
  },
})

export const NomeLongo = meta.story({
  name: 'Nome longo, no celular',
  ...onPhone,
  args: {
    children: (
      <WelcomeStep
        name="Maximiliano-Alexandre de Albuquerque Cavalcanti e Vasconcelos"
        onNext={onNext}
        onLater={onLater}
        picture={picture}
      />
    ),
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: volta aonde parou',
  beforeEach({ msw }) {
    msw.use(reply(getOnboarding, onboarding({ step: 'company' })))
  },
  render: function OverTheNetwork(args) {
    const [known, retry] = useRemote((signal) => client.onboarding.get(signal), [])
    return (
      <Await remote={known} onRetry={retry} waiting={<Skeleton height="320px" />}>
        {({ step }) => (
          <OnboardingLayout {...args} step={step}>
            <p>{step}</p>
          </OnboardingLayout>
        )}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(2)
  },
})

export const Convidada = meta.story({
  name: 'De quem foi convidado: só as suas etapas, sem volta',
  args: { steps: ['welcome', 'password'], hrefs: undefined, step: 'password', children: <p>A senha.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('A senha.')).toBeVisible()
  },
})
