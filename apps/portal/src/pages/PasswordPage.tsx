import { accountCalls } from '@ensaio/client'
import { PageTitle } from '@ensaio/frame'
import { NewPasswordForm } from '@ensaio/ui'
import { useClient } from '../store/portal-context.ts'

const asks = { account: accountCalls }

/** `/profile/password`: a new password. */
export function PasswordPage() {
  const client = useClient(asks)
  return (
    <div style={{ maxWidth: 480 }}>
      <PageTitle of="Cadastre sua senha" />
      <NewPasswordForm variant="profile" onSave={client.account.setPassword} />
    </div>
  )
}
