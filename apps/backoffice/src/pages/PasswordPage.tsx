import { accountCalls } from '@ensaio/client'
import { PageTitle, useClient } from '@ensaio/frame'
import { NewPasswordForm } from '@ensaio/ui'

const asks = { account: accountCalls }

/** `/profile/password`: a first or a new password. */
export function PasswordPage() {
  const client = useClient(asks)
  return (
    <div style={{ maxWidth: 480 }}>
      <PageTitle of="Cadastre sua senha" area="Equipe" />
      <NewPasswordForm variant="profile" onSave={client.account.setPassword} />
    </div>
  )
}
