import { RecoverDone, RecoverForm } from '@ensaio/ui'
import { useNavigate } from 'react-router-dom'
import { PublicPage } from '../frame/PublicPage.tsx'
import { useClient } from '../store/portal-context.ts'

/** `/login/recover`. */
export function RecoverPage() {
  const client = useClient()
  const navigate = useNavigate()
  return (
    <PublicPage narrow>
      <title>Recuperar acesso · Ensaio</title>
      <RecoverForm
        onRecover={client.account.recover}
        onDone={() => navigate('/login/recover/done')}
        backHref="/login"
      />
    </PublicPage>
  )
}

/** `/login/recover/done`. */
export function RecoverDonePage() {
  return (
    <PublicPage narrow>
      <title>Confira o seu e-mail · Ensaio</title>
      <RecoverDone loginHref="/login" />
    </PublicPage>
  )
}
