import { LinkedMailPreferencesArea, MailPreferencesArea, PageTitle, userOf } from '@ensaio/frame'
import { SettingsLayout } from '@ensaio/ui'
import { PublicPage } from '../frame/PublicPage.tsx'
import { usePortal } from '../store/portal-context.ts'
import { settingsSections } from './settings-sections.ts'

/** `/profile/mails`: which reminders arrive. */
export function MailPreferencesPage() {
  const sections = settingsSections(usePortal(userOf))
  return (
    <SettingsLayout sections={sections} current="/profile/mails">
      <PageTitle of="Mensagens" />
      <MailPreferencesArea />
    </SettingsLayout>
  )
}

/** `/mails/{token}`: the same behind the link at the end of a mail, for people with and without an account. */
export function LinkedMailPreferencesPage() {
  return (
    <PublicPage narrow>
      <PageTitle of="Mensagens" />
      <LinkedMailPreferencesArea />
    </PublicPage>
  )
}
