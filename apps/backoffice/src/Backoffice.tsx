import type { Caller } from '@ensaio/client'
import type { Instant, User } from '@ensaio/domain'
import {
  AppFrame,
  createAttempts,
  deviceStorageOrNone,
  Redirect,
  sessionStorageOrNone,
  userOf,
  wallClockNow,
} from '@ensaio/frame'
import { useEffect, useMemo, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { Allowed, StaffArea } from './frame/StaffArea.tsx'
import { keepUser } from './offline/kept-day.ts'
import {
  AuditPage,
  BoardPage,
  BrandPage,
  CataloguePage,
  ChooseClientPage,
  CitiesPage,
  CityHoursPage,
  CompaniesPage,
  CompanyPage,
  ConfirmEmailPage,
  FirstRunPage,
  HostingPage,
  HouseRulesPage,
  HouseSecurityPage,
  ImportPage,
  LeadPage,
  LeadsPage,
  LetterPage,
  LoginPage,
  MailPreferencesPage,
  MailTextPage,
  MailTextsPage,
  NumbersPage,
  OutboxPage,
  PasswordPage,
  PreparationListsPage,
  PreparationPage,
  QueuePage,
  RecoverPage,
  RoomsPage,
  RosterPage,
  SecurityPage,
  SessionPage,
  SettingsArea,
  SetUpPage,
  StaffOrderPage,
  StaffStatementPage,
  StatementsPage,
  StatusPage,
  SystemsPage,
  TeamPage,
} from './pages/pages.ts'
import { BackofficeContext, type BackofficeTools, createBackofficeStore } from './store/backoffice-context.ts'

/** The staff's app: the library's widgets with `viewer="staff"`. Each mounted one has its own store. Needs a router around it. */
export function Backoffice(props: {
  /** The caller of the API; pages add the areas they use. */
  client: Caller
  /** Who is signed in, where the server that wrote the page knew; asked for otherwise. */
  user?: User | null | undefined
  /** The clock; the device's by default. */
  clock?: () => Instant
  /** The storage of drafts over a refresh; the browser's session storage by default. */
  storage?: Storage | null
  /** The storage of what stays on this device; the browser's local storage by default. */
  device?: Storage | null
}) {
  const { client, user, clock = wallClockNow, storage = sessionStorageOrNone() } = props
  const { device = deviceStorageOrNone() } = props
  const [store] = useState(() => createBackofficeStore(client, user, device))
  const tools = useMemo<BackofficeTools>(
    () => ({
      caller: client.whenSignedOut(
        () => store.getState().askToSignIn(),
        // Leads to where it is turned on.
        () => void store.getState().loadUser(),
      ),
      attempt: createAttempts(),
      clock,
      storage,
      device,
    }),
    [client, store, clock, storage, device],
  )

  useEffect(() => {
    const { account, loadUser } = store.getState()
    if (account.state === 'unknown') void loadUser()
    // The server that wrote the page asked for this one.
    else keepUser(device, userOf(store.getState()))
  }, [store, device])

  return (
    <BackofficeContext value={tools}>
      <AppFrame store={store} tools={tools} homeOf={homeAfterLink} recoverPath="/login/recover">
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/setup/:token" element={<SetUpPage />} />
          <Route path="/login/recover" element={<RecoverPage />} />
          <Route path="/email/:token" element={<ConfirmEmailPage />} />
          <Route element={<StaffArea />}>
            <Route path="/" element={<QueuePage />} />
            <Route path="/sessions/:id" element={<SessionPage />} />
            <Route path="/profile/password" element={<PasswordPage />} />
            <Route path="/profile/security" element={<SecurityPage />} />
            <Route path="/profile/mails" element={<MailPreferencesPage />} />
            <Route element={<Allowed right="fieldwork" />}>
              <Route element={<Allowed right="dispatch" otherwise={<RosterPage />} />}>
                <Route path="/agenda" element={<BoardPage />} />
              </Route>
            </Route>
            <Route element={<Allowed right="photographers" />}>
              <Route path="/agenda/roster" element={<RosterPage />} />
            </Route>
            <Route element={<Allowed right="sales" />}>
              <Route path="/companies/import" element={<ImportPage />} />
              <Route path="/leads" element={<LeadsPage />} />
              <Route path="/leads/:id" element={<LeadPage />} />
            </Route>
            <Route element={<Allowed right="clients" />}>
              <Route path="/hosting" element={<HostingPage />} />
              <Route path="/companies" element={<CompaniesPage />} />
              <Route path="/companies/:id" element={<CompanyPage />} />
            </Route>
            <Route element={<Allowed right="orders" />}>
              <Route path="/order" element={<ChooseClientPage />} />
              <Route path="/companies/:id/order/*" element={<StaffOrderPage />} />
            </Route>
            <Route element={<Allowed right="credit" />}>
              <Route path="/statements" element={<StatementsPage />} />
              <Route path="/statements/:id" element={<StaffStatementPage />} />
            </Route>
            <Route element={<Allowed right="prices" />}>
              <Route path="/services" element={<CataloguePage />} />
            </Route>
            <Route element={<Allowed right="numbers" />}>
              <Route path="/numbers" element={<NumbersPage />} />
            </Route>
            <Route element={<Allowed right="mails" />}>
              <Route path="/outbox" element={<OutboxPage />} />
              <Route path="/outbox/:id" element={<LetterPage />} />
            </Route>
            <Route element={<Allowed right="team" />}>
              <Route path="/team" element={<TeamPage />} />
            </Route>
            <Route element={<Allowed right="house" />}>
              <Route path="/first-steps" element={<FirstRunPage />} />
              <Route path="/first-steps/:step" element={<FirstRunPage />} />
              <Route path="/first-steps/:step/:id" element={<FirstRunPage />} />
              <Route element={<SettingsArea />}>
                <Route path="/settings" element={<HouseRulesPage />} />
                <Route path="/settings/brand" element={<BrandPage />} />
                <Route path="/settings/security" element={<HouseSecurityPage />} />
                <Route path="/settings/systems" element={<SystemsPage />} />
                <Route path="/settings/cities" element={<CitiesPage />} />
                <Route path="/settings/cities/:id" element={<CityHoursPage />} />
                <Route path="/settings/rooms" element={<RoomsPage />} />
                <Route path="/settings/preparation" element={<PreparationListsPage />} />
                <Route path="/settings/preparation/:list" element={<PreparationPage />} />
                <Route path="/settings/mails" element={<MailTextsPage />} />
                <Route path="/settings/mails/:kind" element={<MailTextPage />} />
              </Route>
            </Route>
            <Route element={<Allowed right="audit" />}>
              <Route path="/audit" element={<AuditPage />} />
            </Route>
            <Route element={<Allowed right="operation" />}>
              <Route path="/status" element={<StatusPage />} />
            </Route>
            <Route path="*" element={<Redirect to="/" />} />
          </Route>
        </Routes>
      </AppFrame>
    </BackofficeContext>
  )
}

// Magic links of staff set a first or new password (rule magic-link).
function homeAfterLink(_user: User): string {
  return '/profile/password'
}
