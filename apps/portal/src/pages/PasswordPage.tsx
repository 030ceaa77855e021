import { accountCalls } from '@ensaio/client'
import { PageTitle, useClient } from '@ensaio/frame'
import { NewPasswordForm, SettingsLayout } from '@ensaio/ui'
import { settingsSections } from './settings-sections.ts'

const asks = { account: accountCalls }

/** `/profile/password`: a new password, the first section of "Configurações". */
export function PasswordPage() {
  const client = useClient(asks)
  return (
    <SettingsLayout sections={settingsSections} current="/profile/password">
      <PageTitle of="Cadastre sua senha" />
      <div style={{ maxWidth: 480 }}>
        <NewPasswordForm variant="profile" onSave={client.account.setPassword} />
      </div>
    </SettingsLayout>
  )
}
