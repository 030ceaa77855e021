import { priceCalls, registrationCalls } from '@ensaio/client'
import { Failure, type Registration } from '@ensaio/domain'
import { leadLimitsOfPage, PageTitle, useClient } from '@ensaio/frame'
import { RegistrationDone, RegistrationFailed, RegistrationForm, useRemote } from '@ensaio/ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { PublicPage } from '../frame/PublicPage.tsx'
import { salesHref } from '../frame/publisher.ts'
import { usePart } from '../store/portal-context.ts'
import { registrationSlice } from '../store/registration.ts'

const asks = { prices: priceCalls, registration: registrationCalls }

/** `/pre-cadastro`: a company's pre-registration (rule pre-registration). */
export function RegistrationPage() {
  const client = useClient(asks)
  const navigate = useNavigate()
  const kept = usePart(registrationSlice, (state) => state.registration)
  const keep = usePart(registrationSlice, (state) => state.keepRegistration)
  const [price] = useRemote((signal) => client.prices.min(signal), [client])

  const register = async (registration: Registration) => {
    try {
      const answer = await client.registration.register(registration)
      keep(null)
      navigate('/pre-cadastro/obrigado', { state: answer })
      return answer
    } catch (reason) {
      // Only a definite failure leaves the form; invalid input and temporary failures are shown in it.
      const isDefinite = reason instanceof Failure && reason.status >= 500
      if (!isDefinite) throw reason
      keep(registration)
      navigate('/pre-cadastro/erro')
      return { lead: false }
    }
  }

  return (
    <PublicPage>
      <PageTitle of="Pré-cadastro" />
      <RegistrationForm onRegister={register} initial={kept} price={price} limits={leadLimitsOfPage()} />
    </PublicPage>
  )
}

/** `/pre-cadastro/obrigado`: thanks for a pre-registration. */
export function RegistrationDonePage() {
  const { state } = useLocation()
  return (
    <PublicPage narrow>
      <PageTitle of="Obrigado" />
      <RegistrationDone lead={(state as { lead?: boolean } | null)?.lead === true} homeHref="/" />
    </PublicPage>
  )
}

/** `/pre-cadastro/erro`: a failed pre-registration. */
export function RegistrationFailedPage() {
  return (
    <PublicPage narrow>
      <PageTitle of="Algo deu errado" />
      <RegistrationFailed salesHref={salesHref()} backHref="/pre-cadastro" />
    </PublicPage>
  )
}
