import {
  addCompanyMember,
  type Booking,
  bookSession,
  type CardPayment,
  type CompanyForm,
  type ContactForm,
  type Credentials,
  createSession,
  findPostalCode,
  followMagicLink,
  getAvailability,
  getOnboarding,
  getPayment,
  getPlace,
  getPublicSession,
  getReceipt,
  getSession,
  getStatement,
  getUser,
  listClientServices,
  listPricedServices,
  login,
  logout,
  moveOnboarding,
  type OnboardingStep,
  type OnboardingUser,
  type Order,
  type PriceQuestion,
  payByCard,
  type Registration,
  recoverAccount,
  registerCompany,
  type SessionSearch,
  searchPlaces,
  searchPrices,
  searchSessions,
  setPassword,
  setUpCompany,
  status,
  updateSession,
  type VerticalDataForm,
} from '@ensaio/domain'
import { type Call, type Connection, connect } from './call.ts'
import { deliverableCalls } from './deliverable-calls.ts'
import { staffCalls } from './staff-calls.ts'

function callsOf(call: Call, connection: Connection) {
  return {
    account: {
      /** The person signed in, or null. */
      user: (signal?: AbortSignal) => call(getUser, { signal }),
      login: (credentials: Credentials) => call(login, { body: credentials }),
      logout: () => call(logout, {}),
      followMagicLink: (token: string) => call(followMagicLink, { query: { token } }),
      recover: (email: string) => call(recoverAccount, { body: { email } }),
      setPassword: (password: string) => call(setPassword, { body: { password } }),
    },

    registration: {
      /** Pre-registers a company; `lead` when the sales team talks first. */
      register: (registration: Registration) => call(registerCompany, { body: registration }),
    },

    onboarding: {
      get: (signal?: AbortSignal) => call(getOnboarding, { signal }),
      /** Remembers the step reached. */
      reach: (step: OnboardingStep) => call(moveOnboarding, { body: { move: 'reach', step } }),
      /** "Mais Tarde". */
      skip: () => call(moveOnboarding, { body: { move: 'skip' } }),
      finish: () => call(moveOnboarding, { body: { move: 'finish' } }),
      setUpCompany: ({ address, ...form }: CompanyForm, logo: File | null) =>
        call(setUpCompany, { body: { ...form, address: JSON.stringify(address), logo: logo ?? undefined } }),
      addMember: (member: OnboardingUser) => call(addCompanyMember, { body: member }),
    },

    services: {
      /** What the company may order. */
      list: (signal?: AbortSignal) => call(listClientServices, { signal }),
      /** The same with prices, for the payment page. */
      priced: (signal?: AbortSignal) => call(listPricedServices, { signal }),
    },

    prices: {
      /** Where prices start. */
      min: (signal?: AbortSignal) => call(searchPrices, { body: { filter: { type: 'min' } }, signal }),
      /** The price of a service for a city and an area. */
      quote: (question: PriceQuestion, signal?: AbortSignal) =>
        call(searchPrices, { body: { filter: { type: 'quote', ...question } }, signal }),
    },

    orders: {
      /** Orders; `idempotencyKey` stays the same until a definite answer came (D7). */
      place: (order: Order, idempotencyKey: string) => call(createSession, { body: order, idempotencyKey }),
    },

    payments: {
      /** Pays by card; `idempotencyKey` stays the same until a definite answer came (D7). */
      pay: (payment: CardPayment, idempotencyKey: string) =>
        call(payByCard, { body: payment, idempotencyKey }),
      get: (reference: string, signal?: AbortSignal) => call(getPayment, { values: { reference }, signal }),
      receipt: (reference: string, signal?: AbortSignal) =>
        call(getReceipt, { values: { reference }, signal }),
      statement: (signal?: AbortSignal) => call(getStatement, { signal }),
    },

    ...deliverableCalls(call, connection),
    ...staffCalls(call),

    postalCodes: {
      find: (cep: string, signal?: AbortSignal) => call(findPostalCode, { values: { cep }, signal }),
    },

    places: {
      /** Is there a search of places by words? */
      isEnabled: async (signal?: AbortSignal) => (await call(searchPlaces, { query: {}, signal })).enabled,
      /** Places like these words; the same `sessionToken` until one was read, then a new one: searches are billed by it. */
      search: (input: string, sessionToken: string, signal?: AbortSignal) =>
        call(searchPlaces, { query: { input, session_token: sessionToken }, signal }),
      get: (placeRef: string, sessionToken: string, signal?: AbortSignal) =>
        call(getPlace, { values: { placeRef }, query: { session_token: sessionToken }, signal }),
    },

    sessions: {
      search: (search: SessionSearch, signal?: AbortSignal) => call(searchSessions, { body: search, signal }),
      get: (id: number, signal?: AbortSignal) => call(getSession, { values: { id }, signal }),
      saveContact: (id: number, responsible: ContactForm) =>
        call(updateSession, { values: { id }, body: { responsible_information: responsible } }),
      /** What is left out of the data stays as it was. */
      saveProperty: (id: number, data: VerticalDataForm) =>
        call(updateSession, { values: { id }, body: { vertical_data: data } }),
      /** Cancels; the server works out the fee. */
      cancel: (id: number) => call(updateSession, { values: { id }, body: { status: status.canceled } }),
    },

    scheduling: {
      get: (token: string, signal?: AbortSignal) => call(getPublicSession, { values: { token }, signal }),
      /** Free times by day. */
      availability: (token: string, signal?: AbortSignal) =>
        call(getAvailability, { values: { token }, signal }),
      /** Books or moves the visit; `idempotencyKey` stays the same until a definite answer came (D7). */
      book: (token: string, booking: Booking, idempotencyKey: string) =>
        call(bookSession, { values: { token }, body: booking, idempotencyKey }),
    },
  }
}

/** The calls of the API, by noun. Every one throws `Failure` with a message that can be shown. */
export interface Client extends ReturnType<typeof callsOf> {
  /** The same client, asking this when the login session has ended (see `Connection.onSignedOut`). */
  whenSignedOut: (onSignedOut: () => Promise<boolean>) => Client
}

/** Makes a client of the API behind a connection. */
export function createClient(connection: Connection): Client {
  return {
    ...callsOf(connect(connection), connection),
    whenSignedOut: (onSignedOut) => createClient({ ...connection, onSignedOut }),
  }
}
