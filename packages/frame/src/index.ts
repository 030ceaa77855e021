export { AppFrame } from './AppFrame.tsx'
export { AppContext, type AppTools, useClient, useNow } from './app-context.ts'
export { type AttemptStore, createAttempts, freshKey, type OpenAttempt } from './attempt.ts'
export { useFocusMain } from './focus-main.ts'
export { HouseTheme } from './HouseTheme.tsx'
export { lazyPage } from './lazy-page.ts'
export { loadQuietly } from './load-quietly.ts'
export { type AccountSlice, accountSlice, userOf } from './login/account.ts'
export { useAccount } from './login/account-context.ts'
export { SignedInArea } from './login/SignedInArea.tsx'
export { useComingBack } from './login/useComingBack.ts'
export { OfflineNotice } from './OfflineNotice.tsx'
export { createOrderSlice, type OrderSlice } from './order/order-slice.ts'
export { PlacedOrderStep } from './order/PlacedOrderStep.tsx'
export { usePlaceSearch } from './order/usePlaceSearch.tsx'
export { WritingSteps } from './order/WritingSteps.tsx'
export { PageBoundary } from './PageBoundary.tsx'
export { PageTitle } from './PageTitle.tsx'
export {
  citiesOfPage,
  followPublisher,
  houseZone,
  keepBrand,
  keepCities,
  leadLimitsOfPage,
  publisher,
  unknownPublisher,
} from './publisher.ts'
export { reloadOnNewVersion } from './reload-on-new-version.ts'
export { ApiKeyArea, type KeyCalls } from './security/ApiKeyArea.tsx'
export { ConfirmEmailArea } from './security/ConfirmEmailArea.tsx'
export { MailPreferencesArea } from './security/MailPreferencesArea.tsx'
export { SecurityArea } from './security/SecurityArea.tsx'
export { type HookCalls, WebhookArea } from './security/WebhookArea.tsx'
export { CalendarFeedArea, type FeedCalls, OwnCalendar } from './session/CalendarFeedArea.tsx'
export { NumbersArea } from './session/numbers/NumbersArea.tsx'
export { type ProductActions, ProductCards } from './session/ProductCards.tsx'
export { ServiceChangeAction } from './session/ServiceChangeAction.tsx'
export { type LoadedSession, SessionArea } from './session/SessionArea.tsx'
export { SessionFacts, SessionHistory } from './session/SessionFacts.tsx'
export { staffLinks } from './staff-links.ts'
export { deviceStorageOrNone } from './storage/device-storage.ts'
export { sessionStorageOrNone } from './storage/session-storage.ts'
export { deleteStored, readStored, writeStored } from './storage/stored-values.ts'
export { useLatest } from './useLatest.ts'
export { Waiting } from './Waiting.tsx'
export { wallClockNow } from './wall-clock.ts'
