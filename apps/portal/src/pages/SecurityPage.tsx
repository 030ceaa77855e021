import { ConfirmEmailArea, PageTitle, SecurityArea, userOf } from '@ensaio/frame'
import { SettingsLayout } from '@ensaio/ui'
import { PublicPage } from '../frame/PublicPage.tsx'
import { usePortal } from '../store/portal-context.ts'
import { settingsSections } from './settings-sections.ts'

/** `/profile/security`: two-step sign-in, the e-mail address, and where one is signed in. */
export function SecurityPage() {
  const sections = settingsSections(usePortal(userOf))
  return (
    <SettingsLayout sections={sections} current="/profile/security">
      <PageTitle of="Segurança" />
      <SecurityArea />
    </SettingsLayout>
  )
}

/** `/email/{token}`: confirms a new e-mail address. */
export function ConfirmEmailPage() {
  return (
    <PublicPage narrow>
      <PageTitle of="Confirme o seu novo e-mail" />
      <ConfirmEmailArea />
    </PublicPage>
  )
}
