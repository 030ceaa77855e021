import { accountCalls } from '@ensaio/client'
import { PageTitle, useClient } from '@ensaio/frame'
import { RecoverDone, RecoverForm } from '@ensaio/ui'
import { useNavigate } from 'react-router-dom'
import { PublicPage } from '../frame/PublicPage.tsx'

const asks = { account: accountCalls }

/** `/login/recover`: requests a link to set a new password. */
export function RecoverPage() {
  const client = useClient(asks)
  const navigate = useNavigate()
  return (
    <PublicPage narrow>
      <PageTitle of="Recuperar acesso" />
      <RecoverForm
        onRecover={client.account.recover}
        onDone={() => navigate('/login/recover/done')}
        backHref="/login"
      />
    </PublicPage>
  )
}

/** `/login/recover/done`: confirms the request. */
export function RecoverDonePage() {
  return (
    <PublicPage narrow>
      <PageTitle of="Confira o seu e-mail" />
      <RecoverDone loginHref="/login" />
    </PublicPage>
  )
}
