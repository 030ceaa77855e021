import { accountCalls } from '@ensaio/client'
import { MailPreferencesArea, PageTitle, SecurityArea, useAccount, useClient, userOf } from '@ensaio/frame'
import { Button, NewPasswordForm, SettingsLayout, type SettingsSection, Stack } from '@ensaio/ui'
import { useState } from 'react'

const asks = { account: accountCalls }

/** The sections of one's own account, in the order of the menu. */
const sections: readonly SettingsSection[] = [
  { label: 'Trocar senha', href: '/profile/password' },
  { label: 'Segurança', href: '/profile/security' },
  { label: 'Mensagens', href: '/profile/mails' },
]

/** `/profile/password`: a first or a new password; after the first one, the way into the back office. */
export function PasswordPage() {
  const client = useClient(asks)
  const user = useAccount(userOf)
  const [isFirst] = useState(user?.first_login ?? false)
  const [isSaved, setSaved] = useState(false)
  return (
    <SettingsLayout sections={sections} current="/profile/password">
      <div style={{ maxWidth: 480 }}>
        <PageTitle of="Cadastre sua senha" area="Equipe" />
        <Stack gap={16}>
          <NewPasswordForm
            variant="profile"
            onSave={async (password) => {
              await client.account.setPassword(password)
              setSaved(true)
            }}
          />
          {isFirst && isSaved && (
            <Button wide size="large" href="/">
              Ir para os ensaios
            </Button>
          )}
        </Stack>
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

/** `/profile/mails`: which reminders arrive. */
export function MailPreferencesPage() {
  return (
    <SettingsLayout sections={sections} current="/profile/mails">
      <PageTitle of="Mensagens" area="Equipe" />
      <MailPreferencesArea />
    </SettingsLayout>
  )
}
