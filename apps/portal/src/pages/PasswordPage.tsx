import { NewPasswordForm } from '@ensaio/ui'
import { useClient } from '../store/portal-context.ts'

/** `/profile/password`: a new password. */
export function PasswordPage() {
  const client = useClient()
  return (
    <div style={{ maxWidth: 480 }}>
      <title>Cadastre sua senha · Ensaio</title>
      <NewPasswordForm variant="profile" onSave={client.account.setPassword} />
    </div>
  )
}
