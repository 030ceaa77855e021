import { accountCalls } from '@ensaio/client'
import { PageTitle, SecurityArea, useClient } from '@ensaio/frame'
import { NewPasswordForm, SettingsLayout, type SettingsSection } from '@ensaio/ui'

const asks = { account: accountCalls }

/** The sections of one's own account, in the order of the menu. */
const sections: readonly SettingsSection[] = [
  { label: 'Trocar senha', href: '/profile/password' },
  { label: 'Segurança', href: '/profile/security' },
]

/** `/profile/password`: a first or a new password. */
export function PasswordPage() {
  const client = useClient(asks)
  return (
    <SettingsLayout sections={sections} current="/profile/password">
      <div style={{ maxWidth: 480 }}>
        <PageTitle of="Cadastre sua senha" area="Equipe" />
        <NewPasswordForm variant="profile" onSave={client.account.setPassword} />
      </div>
    </SettingsLayout>
  )
}

/** `/profile/security`: two-step sign-in, the e-mail address, and where one is signed in. */
export function SecurityPage() {
  return (
    <SettingsLayout sections={sections} current="/profile/security">
      <PageTitle of="Segurança" area="Equipe" />
      <SecurityArea />
    </SettingsLayout>
  )
}
