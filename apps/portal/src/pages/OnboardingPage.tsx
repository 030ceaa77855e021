import { accountCalls, onboardingCalls, postalCodeCalls } from '@ensaio/client'
import { type Onboarding, type OnboardingStep, onboardingSteps } from '@ensaio/domain'
import { isRefusal, PageTitle, Redirect, useClient, usePlaceSearch, userOf } from '@ensaio/frame'
import {
  Await,
  CompanyStep,
  CompanyUsersStep,
  NewPasswordForm,
  OnboardingLayout,
  Skeleton,
  useRemote,
  WelcomeStep,
} from '@ensaio/ui'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { picture } from '../landing/pictures.ts'
import { usePortal } from '../store/portal-context.ts'

const asks = { account: accountCalls, onboarding: onboardingCalls, postalCodes: postalCodeCalls }

const hrefOf = (step: OnboardingStep) => `/onboard/${step}`
const welcomePicture = picture('sala-01', '')

/** `/onboard/{step}`: the first access, only for a first login. Opens at the first unfinished step. */
export function OnboardingPage() {
  const client = useClient(asks)
  const isFirst = usePortal((state) => userOf(state)?.first_login === true)
  const [onboarding, retry] = useRemote((signal) => client.onboarding.get(signal), [client])
  const { step: asked } = useParams()
  const step = onboardingSteps.find((one) => one === asked)

  const isResumed = onboarding.state === 'ready' && onboarding.value.step === step
  const [isEntered, setEntered] = useState(false)
  useEffect(() => {
    if (isResumed) setEntered(true)
  }, [isResumed])

  if (!isFirst) return <Redirect to="/sessions" />
  return (
    <>
      <PageTitle of="Primeiro acesso" />
      <Await remote={onboarding} onRetry={retry} waiting={<Skeleton height="420px" />}>
        {(known) =>
          step === undefined || !isReachable(step, known) || !(isEntered || isResumed) ? (
            <Redirect to={hrefOf(known.step)} />
          ) : (
            <OnboardingLayout step={step} steps={known.steps} hrefs={finishedStepHrefs(known)}>
              <Step step={step} onboarding={known} onMoved={retry} />
            </OnboardingLayout>
          )
        }
      </Await>
    </>
  )
}

/** Ignores a refusal; rethrows a network failure, so that the page stays and the button shows why. */
function rethrowUnlessRefused(reason: unknown) {
  if (!isRefusal(reason)) throw reason
}

/** Is this one of the person's steps, and not past the next one? */
function isReachable(step: OnboardingStep, { step: reached, steps }: Onboarding): boolean {
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(reached) + 1
}

/** The pages of the finished steps. */
function finishedStepHrefs({ step, steps }: Onboarding): Partial<Record<OnboardingStep, string>> {
  const done = steps.slice(0, steps.indexOf(step) + 1)
  return Object.fromEntries(done.map((one) => [one, hrefOf(one)]))
}

function Step(props: { step: OnboardingStep; onboarding: Onboarding; onMoved: () => Promise<void> }) {
  const client = useClient(asks)
  const navigate = useNavigate()
  const user = usePortal(userOf)
  const loadUser = usePortal((state) => state.loadUser)

  const places = usePlaceSearch()
  const isInvited = !props.onboarding.steps.includes('company')
  const finish = async () => {
    await client.onboarding.finish()
    await loadUser()
    navigate('/sessions')
  }
  const go = async (next: OnboardingStep) => {
    await client.onboarding.reach(next)
    await props.onMoved()
    navigate(hrefOf(next))
  }
  // "Mais Tarde" always leaves; the server decides whether it ends the first access (rule onboarding-steps).
  const later = async () => {
    await client.onboarding.skip().catch(rethrowUnlessRefused)
    await loadUser()
    navigate('/')
  }

  switch (props.step) {
    case 'welcome':
      return (
        <WelcomeStep
          name={user?.name ?? ''}
          picture={welcomePicture}
          onNext={() => go('password')}
          {...(isInvited ? { company: user?.client?.name ?? '' } : {})}
          onLater={later}
        />
      )
    case 'password':
      return (
        <NewPasswordForm
          variant="first"
          onSave={async (password) => {
            await client.account.setPassword(password)
            await (isInvited ? finish() : go('company'))
          }}
          onLater={later}
        />
      )
    case 'company':
      return (
        <CompanyStep
          initial={props.onboarding.company}
          findPostalCode={client.postalCodes.find}
          {...(places ? { places } : {})}
          onSave={async (form, logo) => {
            await client.onboarding.setUpCompany(form, logo)
            await loadUser()
            await go('users')
          }}
          onLater={later}
        />
      )
    case 'users':
      return (
        <CompanyUsersStep
          members={props.onboarding.users}
          me={{ name: user?.name ?? '', email: user?.email ?? '' }}
          onSave={client.onboarding.addMember}
          onFinish={client.onboarding.finish}
          onLater={later}
          sessionsHref="/sessions"
        />
      )
  }
}
