import type { Connection } from './call.ts'
import { accountCalls } from './calls/account-calls.ts'
import { apiKeyCalls, houseKeyCalls } from './calls/api-key-calls.ts'
import { calendarFeedCalls } from './calls/calendar-feed-calls.ts'
import { companyCalls } from './calls/company-calls.ts'
import { couponCalls } from './calls/coupon-calls.ts'
import { blueprintCalls } from './calls/deliverable/blueprint-calls.ts'
import { conversationCalls } from './calls/deliverable/conversation-calls.ts'
import { correctionCalls } from './calls/deliverable/correction-calls.ts'
import { favoriteCalls } from './calls/deliverable/favorite-calls.ts'
import { hostingCalls } from './calls/deliverable/hosting-calls.ts'
import { linkCalls } from './calls/deliverable/link-calls.ts'
import { listingCalls } from './calls/deliverable/listing-calls.ts'
import { listingFeedCalls } from './calls/deliverable/listing-feed-calls.ts'
import { photoCalls } from './calls/deliverable/photo-calls.ts'
import { publicationCalls } from './calls/deliverable/publication-calls.ts'
import { ratingCalls } from './calls/deliverable/rating-calls.ts'
import { staffHostingCalls } from './calls/deliverable/staff-hosting-calls.ts'
import { tagCalls } from './calls/deliverable/tag-calls.ts'
import { tourCalls } from './calls/deliverable/tour-calls.ts'
import { videoCalls } from './calls/deliverable/video-calls.ts'
import { mailPreferenceCalls } from './calls/mail-preference-calls.ts'
import { numbersCalls } from './calls/numbers-calls.ts'
import { onboardingCalls } from './calls/onboarding-calls.ts'
import { orderCalls } from './calls/order-calls.ts'
import { paymentCalls } from './calls/payment-calls.ts'
import { peopleCalls } from './calls/people-calls.ts'
import { placeCalls } from './calls/place-calls.ts'
import { postalCodeCalls } from './calls/postal-code-calls.ts'
import { priceCalls } from './calls/price-calls.ts'
import { registrationCalls } from './calls/registration-calls.ts'
import { schedulingCalls } from './calls/scheduling-calls.ts'
import { securityCalls } from './calls/security-calls.ts'
import { serviceCalls } from './calls/service-calls.ts'
import { serviceChangeCalls } from './calls/service-change-calls.ts'
import { sessionCalls } from './calls/session-calls.ts'
import { auditCalls } from './calls/staff/audit-calls.ts'
import { boardCalls } from './calls/staff/board-calls.ts'
import { brandCalls } from './calls/staff/brand-calls.ts'
import { catalogueCalls } from './calls/staff/catalogue-calls.ts'
import { cityCalls } from './calls/staff/city-calls.ts'
import { closingCalls } from './calls/staff/closing-calls.ts'
import { findingCalls } from './calls/staff/finding-calls.ts'
import { firstStepsCalls } from './calls/staff/first-steps-calls.ts'
import { holidayCalls } from './calls/staff/holiday-calls.ts'
import { houseSecurityCalls } from './calls/staff/house-security-calls.ts'
import { importCalls } from './calls/staff/import-calls.ts'
import { installationCalls } from './calls/staff/installation-calls.ts'
import { leadCalls } from './calls/staff/lead-calls.ts'
import { mailCalls } from './calls/staff/mail-calls.ts'
import { mailTextCalls } from './calls/staff/mail-text-calls.ts'
import { operationCalls } from './calls/staff/operation-calls.ts'
import { preparationCalls } from './calls/staff/preparation-calls.ts'
import { providerCalls } from './calls/staff/provider-calls.ts'
import { queueCalls } from './calls/staff/queue-calls.ts'
import { roomCalls } from './calls/staff/room-calls.ts'
import { settingsCalls } from './calls/staff/settings-calls.ts'
import { staffCouponCalls } from './calls/staff/staff-coupon-calls.ts'
import { staffNumbersCalls } from './calls/staff/staff-numbers-calls.ts'
import { staffOrderCalls } from './calls/staff/staff-order-calls.ts'
import { teamCalls } from './calls/staff/team-calls.ts'
import { statementCalls } from './calls/statement-calls.ts'
import { timelineCalls } from './calls/timeline-calls.ts'
import { houseWebhookCalls, webhookCalls } from './calls/webhook-calls.ts'
import { type Caller, type CallsOf, createCaller } from './create-caller.ts'

const everything = {
  account: accountCalls,
  security: securityCalls,
  mailPreferences: mailPreferenceCalls,
  registration: registrationCalls,
  onboarding: onboardingCalls,
  people: peopleCalls,
  services: serviceCalls,
  serviceChanges: serviceChangeCalls,
  prices: priceCalls,
  coupons: couponCalls,
  orders: orderCalls,
  payments: paymentCalls,
  statements: statementCalls,
  closings: closingCalls,
  postalCodes: postalCodeCalls,
  places: placeCalls,
  sessions: sessionCalls,
  scheduling: schedulingCalls,
  calendarFeeds: calendarFeedCalls,
  photos: photoCalls,
  blueprints: blueprintCalls,
  videos: videoCalls,
  tours: tourCalls,
  links: linkCalls,
  hosting: hostingCalls,
  staffHosting: staffHostingCalls,
  publications: publicationCalls,
  listings: listingCalls,
  listingFeed: listingFeedCalls,
  ratings: ratingCalls,
  tags: tagCalls,
  timeline: timelineCalls,
  corrections: correctionCalls,
  favorites: favoriteCalls,
  conversation: conversationCalls,
  board: boardCalls,
  queue: queueCalls,
  providers: providerCalls,
  holidays: holidayCalls,
  cities: cityCalls,
  settings: settingsCalls,
  rooms: roomCalls,
  brand: brandCalls,
  houseSecurity: houseSecurityCalls,
  firstSteps: firstStepsCalls,
  team: teamCalls,
  companies: companyCalls,
  imports: importCalls,
  staffOrders: staffOrderCalls,
  leads: leadCalls,
  catalogue: catalogueCalls,
  staffCoupons: staffCouponCalls,
  mails: mailCalls,
  mailTexts: mailTextCalls,
  preparations: preparationCalls,
  operation: operationCalls,
  finding: findingCalls,
  numbers: numbersCalls,
  staffNumbers: staffNumbersCalls,
  audit: auditCalls,
  installation: installationCalls,
  apiKeys: apiKeyCalls,
  houseKeys: houseKeyCalls,
  webhooks: webhookCalls,
  houseWebhooks: houseWebhookCalls,
}

/** The calls of the API, by area. Each throws `Failure` with a message that can be shown. */
export interface Client extends Caller, CallsOf<typeof everything> {
  whenSignedOut: (onSignedOut: () => Promise<boolean>, onSecondStepNeeded?: () => void) => Client
}

/** Creates a client of the whole API. For a smaller bundle, use `createCaller` with the areas needed. */
export function createClient(connection: Connection): Client {
  const caller = createCaller(connection)
  return {
    ...caller.calls(everything),
    calls: caller.calls,
    whenSignedOut: (onSignedOut, onSecondStepNeeded = () => undefined) =>
      createClient({ ...connection, onSignedOut, onSecondStepNeeded }),
  }
}
