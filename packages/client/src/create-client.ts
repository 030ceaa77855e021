import type { Connection } from './call.ts'
import { accountCalls } from './calls/account-calls.ts'
import { blueprintCalls } from './calls/blueprint-calls.ts'
import { catalogueCalls } from './calls/catalogue-calls.ts'
import { companyCalls } from './calls/company-calls.ts'
import { correctionCalls } from './calls/correction-calls.ts'
import { holidayCalls } from './calls/holiday-calls.ts'
import { linkCalls } from './calls/link-calls.ts'
import { mailCalls } from './calls/mail-calls.ts'
import { onboardingCalls } from './calls/onboarding-calls.ts'
import { operationCalls } from './calls/operation-calls.ts'
import { orderCalls } from './calls/order-calls.ts'
import { paymentCalls } from './calls/payment-calls.ts'
import { photoCalls } from './calls/photo-calls.ts'
import { placeCalls } from './calls/place-calls.ts'
import { postalCodeCalls } from './calls/postal-code-calls.ts'
import { priceCalls } from './calls/price-calls.ts'
import { providerCalls } from './calls/provider-calls.ts'
import { queueCalls } from './calls/queue-calls.ts'
import { ratingCalls } from './calls/rating-calls.ts'
import { registrationCalls } from './calls/registration-calls.ts'
import { schedulingCalls } from './calls/scheduling-calls.ts'
import { serviceCalls } from './calls/service-calls.ts'
import { sessionCalls } from './calls/session-calls.ts'
import { tagCalls } from './calls/tag-calls.ts'
import { timelineCalls } from './calls/timeline-calls.ts'
import { tourCalls } from './calls/tour-calls.ts'
import { videoCalls } from './calls/video-calls.ts'
import { type Caller, type CallsOf, createCaller } from './create-caller.ts'

const everything = {
  account: accountCalls,
  registration: registrationCalls,
  onboarding: onboardingCalls,
  services: serviceCalls,
  prices: priceCalls,
  orders: orderCalls,
  payments: paymentCalls,
  postalCodes: postalCodeCalls,
  places: placeCalls,
  sessions: sessionCalls,
  scheduling: schedulingCalls,
  photos: photoCalls,
  blueprints: blueprintCalls,
  videos: videoCalls,
  tours: tourCalls,
  links: linkCalls,
  ratings: ratingCalls,
  tags: tagCalls,
  timeline: timelineCalls,
  corrections: correctionCalls,
  queue: queueCalls,
  providers: providerCalls,
  holidays: holidayCalls,
  companies: companyCalls,
  catalogue: catalogueCalls,
  mails: mailCalls,
  operation: operationCalls,
}

/** The calls of the API, by noun. Every one throws `Failure` with a message that can be shown. */
export interface Client extends Caller, CallsOf<typeof everything> {
  whenSignedOut: (onSignedOut: () => Promise<boolean>) => Client
}

/** Makes a client of the whole API behind a connection. An app that minds its size takes `createCaller` and the areas it asks. */
export function createClient(connection: Connection): Client {
  const caller = createCaller(connection)
  return {
    ...caller.calls(everything),
    calls: caller.calls,
    whenSignedOut: (onSignedOut) => createClient({ ...connection, onSignedOut }),
  }
}
