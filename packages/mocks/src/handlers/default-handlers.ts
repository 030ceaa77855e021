import {
  addCompanyMember,
  answerPreparedness,
  type BodyOutput,
  bookSession,
  changeEmail,
  confirmEmail,
  confirmSecondStep,
  createCalendarFeed,
  createCityCalendarFeed,
  createSession,
  endCalendarFeed,
  endCityCalendarFeed,
  endLogin,
  endOtherLogins,
  endSecondStep,
  Failure,
  findPostalCode,
  getAvailability,
  getCalendarFeed,
  getCityCalendarFeed,
  getOnboarding,
  getOpenPix,
  getPayment,
  getPlace,
  getPublicSession,
  getReceipt,
  getSecurity,
  getSession,
  getStatement,
  getUser,
  inviteColleagueAgain,
  leavePreferredPeriod,
  listClientServices,
  listPricedServices,
  login,
  logout,
  moveOnboarding,
  type PreferredPeriodForm,
  type PreparednessForm,
  payByCard,
  payByPix,
  recoverAccount,
  registerCompany,
  renewRecoveryCodes,
  reportUnable,
  type Session,
  saveOwnData,
  searchPlaces,
  searchPrices,
  searchSessions,
  setPassword,
  setUpCompany,
  signInWithCode,
  startSecondStep,
  status,
  updateSession,
} from '@ensaio/domain'
import { now } from '../examples/clock.ts'
import { enrolment, recoveryCodes, security } from '../examples/house/security.ts'
import { companyMember, onboarding } from '../examples/onboarding.ts'
import {
  paymentOutcome,
  pixOutcome,
  placedOrder,
  postalCodeAddress,
  pricedServices,
  priceRule,
  quoteFor,
  receipt,
  statement,
} from '../examples/payment.ts'
import { availability, newCalendarFeed, publicSession } from '../examples/scheduling.ts'
import { services } from '../examples/service.ts'
import { session, sessionPage, sessionSummaries } from '../examples/session.ts'
import { company, user } from '../examples/user.ts'
import { refuse, reply } from '../reply.ts'
import { companyHandlers } from './companies.ts'
import { conversationHandlers } from './conversation.ts'
import { couponHandlers } from './coupons.ts'
import { deliverableHandlers } from './deliverables.ts'
import { exportHandlers } from './exports.ts'
import { findingHandlers } from './finding.ts'
import { hostingHandlers } from './hosting.ts'
import { listingHandlers } from './listings.ts'
import { mailHandlers } from './mails.ts'
import { numbersHandlers } from './numbers.ts'
import { officeHandlers } from './office.ts'
import { peopleHandlers } from './people.ts'
import { preparationHandlers } from './preparation.ts'
import { publicationHandlers } from './publications.ts'
import { queueHandlers } from './queue.ts'
import { statementHandlers } from './statements.ts'
import { systemHandlers } from './systems.ts'

/** Successful answers to every call, for a signed-in user of a postpaid company. A story overrides the handlers it is about. */
export const handlers = [
  // Before the handlers with parameters: `/sessions/csv` is no ensaio.
  ...exportHandlers,
  reply(getUser, () => user()),
  reply(login, { scope: 'client', first_login: false }),
  reply(logout, null),
  reply(recoverAccount, null),
  reply(setPassword, null),
  reply(signInWithCode, { scope: 'client', first_login: false, codes_left: null }),
  reply(startSecondStep, () => enrolment()),
  reply(confirmSecondStep, () => ({ codes: recoveryCodes() })),
  reply(renewRecoveryCodes, () => ({ codes: recoveryCodes() })),
  reply(endSecondStep, null),
  reply(getSecurity, () => security()),
  reply(endLogin, ({ values }) =>
    security({ logins: security().logins.filter(({ id }) => id !== Number(values.id)) }),
  ),
  reply(endOtherLogins, () => security({ logins: security().logins.filter((one) => one.is_current) })),
  reply(saveOwnData, null),
  reply(changeEmail, null),
  reply(confirmEmail, { email: 'mariana@nova.test' }),
  reply(listClientServices, () => services()),
  reply(searchSessions, () => sessionPage()),
  reply(getPublicSession, () => publicSession()),
  reply(getAvailability, () => availability()),
  reply(bookSession, () => publicSession({ status: status.scheduled })),
  reply(reportUnable, () => publicSession({ status: status.scheduled, unable_at: now })),
  reply(answerPreparedness, async ({ request }) => {
    const { answer, note = '' } = (await request.json()) as PreparednessForm
    const preparedness = { answer, has_note: note !== '', at: now }
    return publicSession({ status: status.scheduled, preparedness })
  }),
  reply(leavePreferredPeriod, async ({ request }) => {
    const {
      note = '',
      first_day = null,
      last_day = null,
      ...days
    } = (await request.json()) as PreferredPeriodForm
    const period = { ...days, first_day, last_day, has_note: note !== '', left_at: now }
    return publicSession({ preferred_period: period })
  }),
  reply(getCalendarFeed, null),
  reply(createCalendarFeed, () => newCalendarFeed()),
  reply(endCalendarFeed, null),
  reply(getCityCalendarFeed, null),
  reply(createCityCalendarFeed, () => newCalendarFeed()),
  reply(endCityCalendarFeed, null),
  reply(getSession, ({ values }) => {
    const id = Number(values.id)
    if (!Number.isInteger(id)) throw new Failure('not_found', 'O ensaio solicitado não foi encontrado.')
    const row = sessionSummaries().find((one) => one.id === id)
    return session({ id, ...(row ? { status: row.status } : {}) })
  }),
  reply(registerCompany, { lead: false }),
  reply(getOnboarding, () => onboarding()),
  reply(moveOnboarding, () => onboarding({ is_finished: true })),
  reply(setUpCompany, () => company()),
  reply(addCompanyMember, () => companyMember()),
  reply(inviteColleagueAgain, null),
  reply(listPricedServices, () => pricedServices()),
  reply(searchPrices, async ({ request }) => {
    const { filter } = (await request.json()) as BodyOutput<typeof searchPrices>
    return filter.type === 'min' ? priceRule() : quoteFor(filter)
  }),
  reply(createSession, () => placedOrder()),
  reply(payByCard, () => paymentOutcome()),
  reply(getReceipt, () => receipt()),
  reply(payByPix, () => pixOutcome()),
  reply(getOpenPix, { open: null }),
  reply(getPayment, () => paymentOutcome()),
  reply(getStatement, () => statement()),
  reply(findPostalCode, ({ values }) => postalCodeAddress({ postal_code: values.cep ?? '' })),
  // As without an API key: a story about the search overrides both.
  reply(searchPlaces, { enabled: false, places: [] }),
  refuse(getPlace, 'not_found', 'Não encontramos este endereço. Preencha os campos.'),
  reply(updateSession, async ({ request, values }) => {
    const change = (await request.json()) as Partial<Session>
    const before = session({ id: Number(values.id), ...(change.status ? { status: change.status } : {}) })
    const { responsible_information: contact } = before
    return {
      ...before,
      responsible_information: contact && { ...contact, ...change.responsible_information },
      vertical_data: { ...before.vertical_data, ...change.vertical_data },
    }
  }),
  ...deliverableHandlers,
  ...conversationHandlers,
  ...hostingHandlers,
  ...findingHandlers,
  ...numbersHandlers,
  ...officeHandlers,
  ...mailHandlers,
  ...preparationHandlers,
  ...companyHandlers,
  ...peopleHandlers,
  ...publicationHandlers,
  ...listingHandlers,
  ...queueHandlers,
  ...statementHandlers,
  ...systemHandlers,
  ...couponHandlers,
]
