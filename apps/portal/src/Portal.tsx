import type { Caller } from '@ensaio/client'
import type { Instant, User } from '@ensaio/domain'
import { AppFrame, Redirect, sessionStorageOrNone, wallClockNow } from '@ensaio/frame'
import { useEffect, useMemo, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Allowed, ClientArea } from './frame/ClientArea.tsx'
import {
  CalendarSettingsPage,
  CompanySettingsPage,
  ConfirmEmailPage,
  DataSettingsPage,
  LandingPage,
  LinkedMailPreferencesPage,
  LoginPage,
  MailPreferencesPage,
  MonthlyStatementPage,
  NumbersPage,
  OnboardingPage,
  OrderPage,
  PasswordPage,
  PaymentPage,
  PeopleSettingsPage,
  ReceiptPage,
  RecoverDonePage,
  RecoverPage,
  RegistrationDonePage,
  RegistrationFailedPage,
  RegistrationPage,
  SchedulingPage,
  SecurityPage,
  SessionPage,
  SessionsPage,
  StatementPage,
  SystemsSettingsPage,
} from './pages/pages.ts'
import { createPortalStores } from './store/create-store.ts'
import { PortalContext, type PortalTools } from './store/portal-context.ts'

/** The client's portal: the routes of its pages. Each mounted portal has its own store. Needs a router around it. */
export function Portal(props: {
  /** The caller of the API; pages add the areas they use. */
  client: Caller
  /** Who is signed in, where the server that wrote the page knew; asked for otherwise. */
  user?: User | null | undefined
  /** The clock; the device's by default. */
  clock?: () => Instant
  /** The storage of drafts over a refresh; the browser's session storage by default. */
  storage?: Storage | null
}) {
  const { client, user, clock = wallClockNow, storage = sessionStorageOrNone() } = props
  const [stores] = useState(() => createPortalStores(client, storage, { user }))
  const store = stores.account
  const tools = useMemo<PortalTools>(
    () => ({ caller: client.whenSignedOut(() => stores.account.getState().askToSignIn()), stores, clock }),
    [client, stores, clock],
  )

  useEffect(() => {
    if (store.getState().account.state === 'unknown') void store.getState().loadUser()
  }, [store])

  return (
    <PortalContext value={tools}>
      <AppFrame store={store} tools={tools} homeOf={homeAfterLink} recoverPath="/login/recover">
        <Routes>
          <Route path="/" element={<LandingPage />} />
          <Route path="/login" element={<LoginPage />} />
          <Route path="/login/recover" element={<RecoverPage />} />
          <Route path="/login/recover/done" element={<RecoverDonePage />} />
          <Route path="/pre-cadastro" element={<RegistrationPage />} />
          <Route path="/pre-cadastro/obrigado" element={<RegistrationDonePage />} />
          <Route path="/pre-cadastro/erro" element={<RegistrationFailedPage />} />
          <Route path="/email/:token" element={<ConfirmEmailPage />} />
          <Route path="/mails/:token" element={<LinkedMailPreferencesPage />} />
          <Route path="/calendar/:token/*" element={<SchedulingPage />} />
          <Route element={<ClientArea />}>
            <Route path="/sessions" element={<SessionsPage />} />
            <Route path="/sessions/:id" element={<SessionPage />} />
            <Route path="/numbers" element={<NumbersPage />} />
            <Route path="/profile/password" element={<PasswordPage />} />
            <Route path="/profile/security" element={<SecurityPage />} />
            <Route path="/profile/calendar" element={<CalendarSettingsPage />} />
            <Route path="/profile/mails" element={<MailPreferencesPage />} />
            <Route element={<Allowed right="order" />}>
              <Route path="/sessions/add/*" element={<OrderPage />} />
            </Route>
            <Route element={<Allowed right="payment" />}>
              <Route path="/payment" element={<PaymentPage />} />
            </Route>
            <Route element={<Allowed right="statement" />}>
              <Route path="/statement" element={<StatementPage />} />
              <Route path="/statement/:reference" element={<ReceiptPage />} />
              <Route path="/statements/:id" element={<MonthlyStatementPage />} />
            </Route>
            <Route element={<Allowed right="company" />}>
              <Route path="/profile/company" element={<CompanySettingsPage />} />
              <Route path="/profile/data" element={<DataSettingsPage />} />
            </Route>
            <Route element={<Allowed right="people" />}>
              <Route path="/profile/people" element={<PeopleSettingsPage />} />
            </Route>
            <Route element={<Allowed right="systems" />}>
              <Route path="/profile/systems" element={<SystemsSettingsPage />} />
            </Route>
            <Route path="/profile/*" element={<Redirect to="/profile/password" />} />
            <Route path="/onboard/:step" element={<OnboardingPage />} />
            <Route path="/onboard/*" element={<Redirect to="/onboard/welcome" />} />
            <Route path="*" element={<Redirect to="/sessions" />} />
          </Route>
        </Routes>
      </AppFrame>
    </PortalContext>
  )
}

// A link opens the first access, or sets a new password (rule magic-link).
function homeAfterLink(user: User): string {
  return user.first_login ? '/onboard' : '/profile/password'
}
