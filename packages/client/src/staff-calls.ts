import {
  addHoliday,
  addPriceRule,
  addProvider,
  addService,
  addTimeOff,
  adjustCredit,
  assignProvider,
  type CreditAdjustment,
  changePaymentPlan,
  getCapacity,
  getCompany,
  getMail,
  getStatus,
  type HolidayForm,
  type LocalDate,
  listCatalogue,
  listHolidays,
  listProviderChoices,
  listProviders,
  type MailState,
  type NewProvider,
  type NewService,
  type PaymentPlan,
  type PriceRuleForm,
  type ProductStatus,
  type ProviderChange,
  type QueryInput,
  type QueueSearch,
  removeHoliday,
  removeTimeOff,
  retryMail,
  type ServiceChange,
  type SessionStatus,
  searchCompanies,
  searchMails,
  searchQueue,
  status,
  type TimeOffForm,
  updatePriceRule,
  updateProduct,
  updateProvider,
  updateService,
  updateSession,
} from '@ensaio/domain'
import type { Call } from './call.ts'

type City = QueryInput<typeof getCapacity>['city']

/** What our people do in the back office (D28). */
export function staffCalls(call: Call) {
  return {
    queue: {
      search: (search: QueueSearch, signal?: AbortSignal) => call(searchQueue, { body: search, signal }),
      /** Moves an ensaio as staff may (D18). */
      move: (id: number, to: SessionStatus) => call(updateSession, { values: { id }, body: { status: to } }),
      /** Cancels, with or without the fee of 30 % (spec §5). */
      cancel: (id: number, hasFee: boolean) =>
        call(updateSession, { values: { id }, body: { status: status.canceled, has_fee: hasFee } }),
      /** Says how far a product is; with the last one delivered, the ensaio is. */
      moveProduct: (id: number, productId: number, to: ProductStatus) =>
        call(updateProduct, { values: { id, productId }, body: { status: to } }),
      providerChoices: (id: number, signal?: AbortSignal) =>
        call(listProviderChoices, { values: { id }, signal }),
      assign: (id: number, providerId: number) =>
        call(assignProvider, { values: { id }, body: { provider_id: providerId } }),
    },

    providers: {
      list: (signal?: AbortSignal) => call(listProviders, { signal }),
      add: (provider: NewProvider) => call(addProvider, { body: provider }),
      change: (id: number, change: ProviderChange) => call(updateProvider, { values: { id }, body: change }),
      addTimeOff: (id: number, days: TimeOffForm) => call(addTimeOff, { values: { id }, body: days }),
      removeTimeOff: (id: number, timeOffId: number) => call(removeTimeOff, { values: { id, timeOffId } }),
      /** Four weeks of a city from a day on. */
      capacity: (city: City, from: LocalDate, signal?: AbortSignal) =>
        call(getCapacity, { query: { city, from }, signal }),
    },

    holidays: {
      list: (signal?: AbortSignal) => call(listHolidays, { signal }),
      add: (holiday: HolidayForm) => call(addHoliday, { body: holiday }),
      remove: (holidayId: number) => call(removeHoliday, { values: { holidayId } }),
    },

    companies: {
      search: (text: string, page: number, signal?: AbortSignal) =>
        call(searchCompanies, { query: { text, page: String(page) }, signal }),
      get: (id: number, signal?: AbortSignal) => call(getCompany, { values: { id }, signal }),
      changePlan: (id: number, plan: PaymentPlan) =>
        call(changePaymentPlan, { values: { id }, body: { payment_plan: plan } }),
      /** Adjusts the credit; `idempotencyKey` stays the same until a definite answer came (D7). */
      adjustCredit: (id: number, adjustment: CreditAdjustment, idempotencyKey: string) =>
        call(adjustCredit, { values: { id }, body: adjustment, idempotencyKey }),
    },

    catalogue: {
      list: (signal?: AbortSignal) => call(listCatalogue, { signal }),
      addService: (service: NewService) => call(addService, { body: service }),
      changeService: (id: number, change: ServiceChange) =>
        call(updateService, { values: { id }, body: change }),
      addRule: (id: number, rule: PriceRuleForm) => call(addPriceRule, { values: { id }, body: rule }),
      changeRule: (id: number, ruleId: number, rule: PriceRuleForm) =>
        call(updatePriceRule, { values: { id, ruleId }, body: rule }),
    },

    mails: {
      search: (
        { state, text = '', page = 1 }: { state?: MailState | undefined; text?: string; page?: number },
        signal?: AbortSignal,
      ) => call(searchMails, { query: { ...(state ? { state } : {}), text, page: String(page) }, signal }),
      get: (id: number, signal?: AbortSignal) => call(getMail, { values: { id }, signal }),
      retry: (id: number) => call(retryMail, { values: { id } }),
    },

    operation: {
      /** How the product runs, for admins. */
      status: (signal?: AbortSignal) => call(getStatus, { signal }),
    },
  }
}
