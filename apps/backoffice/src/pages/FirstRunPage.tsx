import { firstStepsCalls } from '@ensaio/client'
import { type FirstRunName, type FirstSteps, firstRunGoesOnAt, firstRunNames } from '@ensaio/domain'
import { PageTitle, Redirect, useClient } from '@ensaio/frame'
import {
  Await,
  FirstRunLayout,
  type FirstRunPlace,
  FirstStepsCard,
  HouseTestCard,
  Skeleton,
  useRemote,
} from '@ensaio/ui'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { Providers } from './agenda/RosterPage.tsx'
import { Catalogue } from './CataloguePage.tsx'
import { stepPages } from './first-step-pages.ts'
import { Brand } from './settings/BrandPage.tsx'
import { Cities } from './settings/CitiesPage.tsx'
import { CityHours } from './settings/CityHoursPage.tsx'

const asks = { firstSteps: firstStepsCalls }

const hrefOf = (place: FirstRunPlace) => `/first-steps/${place}`
const isPlace = (text: string | undefined): text is FirstRunPlace =>
  text === 'done' || firstRunNames.some((name) => name === text)

/** `/first-steps`: the first run of a new house; what is done is read from the server (rule first-run). */
export function FirstRunPage() {
  const { step, id } = useParams()
  const { firstSteps } = useClient(asks)
  const navigate = useNavigate()
  const [steps, retry, replace] = useRemote((signal) => firstSteps.get(signal), [firstSteps, step], {
    keepsOther: true,
  })
  const changed = () => void retry()
  const parts: Record<FirstRunName, () => ReactNode> = {
    brand: () => <Brand saveLabel="Salvar e continuar" onSaved={() => navigate(hrefOf('cities'))} />,
    cities: () =>
      id === undefined ? (
        <Cities at={hrefOf('cities')} onChanged={changed} />
      ) : (
        <CityHours citiesHref={hrefOf('cities')} onChanged={changed} />
      ),
    services: () => <Catalogue onChanged={changed} />,
    photographers: () => <Providers viewer="admin" onChanged={changed} />,
    mails: () => (
      <HouseTestCard key="mails" of="mails" onTest={() => firstSteps.testMails().finally(changed)} />
    ),
    payments: () => (
      <HouseTestCard key="payments" of="payments" onTest={() => firstSteps.testPayments().finally(changed)} />
    ),
  }
  const contentOf = (place: FirstRunPlace, all: FirstSteps | null) => {
    if (place !== 'done') return parts[place]()
    if (all === null) return null
    return (
      <FirstStepsCard
        steps={all}
        hrefOf={(name) => stepPages[name]}
        onDismiss={async () => replace(await firstSteps.dismiss())}
      />
    )
  }
  return (
    <>
      <PageTitle of="Primeiros passos" area="Equipe" />
      <Await
        remote={steps}
        onRetry={retry}
        failureTitle="Não foi possível abrir os primeiros passos"
        waiting={<Skeleton height="480px" />}
        whole
      >
        {(all) =>
          isPlace(step) ? (
            <FirstRunLayout place={step} steps={all} hrefOf={hrefOf} leaveHref="/">
              {contentOf(step, all)}
            </FirstRunLayout>
          ) : (
            <Redirect to={hrefOf(firstRunGoesOnAt(all))} />
          )
        }
      </Await>
    </>
  )
}
