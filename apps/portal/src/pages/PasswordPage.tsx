import { accountCalls } from '@ensaio/client'
import { PageTitle, useClient, userOf } from '@ensaio/frame'
import { NewPasswordForm, SettingsLayout } from '@ensaio/ui'
import { usePortal } from '../store/portal-context.ts'
import { settingsSections } from './settings-sections.ts'

const asks = { account: accountCalls }

/** `/profile/password`: a new password, the first section of "Configurações". */
export function PasswordPage() {
  const client = useClient(asks)
  const user = usePortal(userOf)
  return (
    <SettingsLayout sections={settingsSections(user)} current="/profile/password">
      <PageTitle of="Cadastre sua senha" />
      <div style={{ maxWidth: 480 }}>
        <NewPasswordForm variant="profile" onSave={client.account.setPassword} />
      </div>
    </SettingsLayout>
  )
}
