import { accountCalls, onboardingCalls, postalCodeCalls } from '@ensaio/client'
import { Failure, type Onboarding, type OnboardingStep, onboardingSteps } from '@ensaio/domain'
import { PageTitle, userOf } from '@ensaio/frame'
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
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { picture } from '../landing/pictures.ts'
import { useClient, usePortal } from '../store/portal-context.ts'

const asks = { account: accountCalls, onboarding: onboardingCalls, postalCodes: postalCodeCalls }

const hrefOf = (step: OnboardingStep) => `/onboard/${step}`
const welcomePicture = picture('sala-01', '')

/** `/onboard/{step}`: the first access, only for a first login; it resumes where it stopped (D30). */
export function OnboardingPage() {
  const client = useClient(asks)
  const isFirst = usePortal((state) => userOf(state)?.first_login === true)
  const [onboarding, retry] = useRemote((signal) => client.onboarding.get(signal), [client])
  const { step: asked } = useParams()
  const step = onboardingSteps.find((one) => one === asked)

  if (!isFirst) return <Navigate to="/sessions" replace />
  return (
    <Await remote={onboarding} onRetry={retry} waiting={<Skeleton height="420px" />}>
      {(known) =>
        step === undefined || onboardingSteps.indexOf(step) > onboardingSteps.indexOf(known.step) + 1 ? (
          <Navigate to={hrefOf(known.step)} replace />
        ) : (
          <OnboardingLayout step={step} hrefs={donePlaces(known.step)}>
            <PageTitle of="Primeiro acesso" />
            <Step step={step} onboarding={known} onMoved={retry} />
          </OnboardingLayout>
        )
      }
    </Await>
  )
}

/** Lets a refusal pass; without an answer the page stays, and the button says why. */
function unlessAnswered(reason: unknown) {
  const isRefused = reason instanceof Failure && reason.status >= 400 && reason.status < 500
  if (!isRefused) throw reason
}

/** The steps that can be gone back to. */
function donePlaces(reached: OnboardingStep): Partial<Record<OnboardingStep, string>> {
  const done = onboardingSteps.slice(0, onboardingSteps.indexOf(reached) + 1)
  return Object.fromEntries(done.map((one) => [one, hrefOf(one)]))
}

function Step(props: { step: OnboardingStep; onboarding: Onboarding; onMoved: () => Promise<void> }) {
  const client = useClient(asks)
  const navigate = useNavigate()
  const user = usePortal(userOf)
  const loadUser = usePortal((state) => state.loadUser)

  const go = async (next: OnboardingStep) => {
    await client.onboarding.reach(next)
    await props.onMoved()
    navigate(hrefOf(next))
  }
  // "Mais Tarde" always leaves; whether the first access ends with it is the server's to say (D30).
  const later = async () => {
    await client.onboarding.skip().catch(unlessAnswered)
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
          onLater={later}
        />
      )
    case 'password':
      return (
        <NewPasswordForm
          variant="first"
          onSave={async (password) => {
            await client.account.setPassword(password)
            await go('company')
          }}
          onLater={later}
        />
      )
    case 'company':
      return (
        <CompanyStep
          initial={props.onboarding.company}
          findPostalCode={client.postalCodes.find}
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
