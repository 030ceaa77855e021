import {
  changeEmail,
  confirmEmail,
  correctColleagueInvitation,
  correctInvitation,
  correctTeamInvitation,
} from '../account/email-change.ts'
import * as account from '../account/endpoints.ts'
import { addFirstAdministrator, checkSetUpLink } from '../account/first-administrator.ts'
import { inviteAgain, inviteColleagueAgain } from '../account/invitation.ts'
import { saveOwnData } from '../account/own-data.ts'
import {
  changePerson,
  invitePerson,
  listPeople,
  resetPersonSecondStep,
  signPersonOut,
} from '../account/people.ts'
import {
  confirmSecondStep,
  endSecondStep,
  renewRecoveryCodes,
  signInWithCode,
  startSecondStep,
} from '../account/second-step.ts'
import { endLogin, endOtherLogins, getSecurity } from '../account/security.ts'
import {
  changeTeamMember,
  inviteTeamMember,
  inviteTeamMemberAgain,
  listTeam,
  resetSecondStep,
  signTeamMemberOut,
} from '../account/team.ts'
import { addCity, changeCity, listCities, listCitiesWithoutVisits } from '../address/cities.ts'
import { getPlace, searchPlaces } from '../address/place-search.ts'
import { findPostalCode } from '../address/postal-code.ts'
import { searchAudit } from '../audit/audit.ts'
import {
  addCompany,
  adjustCredit,
  changeCompany,
  changePaymentPlan,
  getCompany,
  searchCompanies,
} from '../company/endpoints.ts'
import { mergeCompanies, previewMerge } from '../company/merge.ts'
import { checkImport, importFile } from '../company/moving-in/endpoints.ts'
import {
  changeCompanyPerson,
  inviteCompanyPerson,
  resetCompanyPersonSecondStep,
  signCompanyPersonOut,
} from '../company/people.ts'
import { getMail, retryMail, searchMails } from '../mail/endpoints.ts'
import {
  getLinkedMailPreferences,
  getMailPreferences,
  saveLinkedMailPreferences,
  saveMailPreferences,
} from '../mail/mail-preferences.ts'
import { listMailTexts, previewMailText, resetMailText, saveMailText } from '../mail/mail-text-endpoints.ts'
import * as onboarding from '../onboarding/endpoints.ts'
import { getStatus } from '../operation/endpoints.ts'
import { findAnything } from '../operation/finding.ts'
import { getNumbers, getStaffNumbers } from '../operation/numbers/numbers.ts'
import { addCoupon, changeCoupon, checkCoupon, listCoupons } from '../order/coupon-endpoints.ts'
import { createSession } from '../order/endpoints.ts'
import { changeSessionService, listServiceOffers } from '../order/service-change.ts'
import { placeStaffOrder } from '../order/staff-order.ts'
import { getPayment, getReceipt, getStatement, listPricedServices, payByCard } from '../payment/endpoints.ts'
import {
  closeCompanyMonth,
  getMonthlyStatement,
  getStaffStatement,
  listCompanyStatements,
  listMonthlyStatements,
  listOpenStatements,
  payMonthlyStatement,
} from '../payment/monthly-statement.ts'
import { getOpenPix, payByPix } from '../payment/pix.ts'
import { searchPrices } from '../payment/price.ts'
import { listCompanyPayments, refundPayment, settleRefund } from '../payment/refund.ts'
import {
  addHoliday,
  addProvider,
  addTimeOff,
  getCapacity,
  listHolidays,
  listProviders,
  removeHoliday,
  removeTimeOff,
  resetProviderSecondStep,
  updateProvider,
} from '../provider/endpoints.ts'
import { registerCompany } from '../registration/endpoints.ts'
import { acceptLead, answerLead, declineLead, getLead, searchLeads } from '../registration/leads.ts'
import { getBoard } from '../scheduling/board/schema.ts'
import { exchangeVisits } from '../scheduling/board/shorter-day.ts'
import {
  createCalendarFeed,
  createCityCalendarFeed,
  endCalendarFeed,
  endCityCalendarFeed,
  getCalendarFeed,
  getCityCalendarFeed,
} from '../scheduling/calendar/calendar-feed.ts'
import * as scheduling from '../scheduling/endpoints.ts'
import { listPreparations, resetPreparation, savePreparation } from '../scheduling/visit-day/preparation.ts'
import {
  arrangeVisit,
  assignProvider,
  listProviderChoices,
  planVisit,
  reportArrival,
} from '../scheduling/visit-plan.ts'
import {
  addPriceRule,
  addService,
  listCatalogue,
  updatePriceRule,
  updateService,
} from '../service/catalogue.ts'
import * as service from '../service/endpoints.ts'
import { savePriceTable } from '../service/price-table.ts'
import { addPackages } from '../service/ready-packages.ts'
import * as session from '../session/endpoints.ts'
import { searchQueue } from '../session/lists/queue.ts'
import { getTimeline } from '../session/timeline.ts'
import { dismissFirstSteps, getFirstSteps } from '../settings/first-steps.ts'
import { getHouseBrand, saveHouseBrand } from '../settings/house-brand.ts'
import { getHouseSecurity, saveHouseSecurity } from '../settings/house-security.ts'
import { testMails, testMessages, testPayments } from '../settings/house-tests.ts'
import { getSettings, saveSettings } from '../settings/settings.ts'
import * as systems from '../settings/systems/endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { materialEndpoints } from './material-endpoints.ts'

/** Every endpoint, by name. The OpenAPI page, contract suite and rights matrix are generated from it (rule wire-declared-once). */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  ...account,
  signInWithCode,
  startSecondStep,
  confirmSecondStep,
  renewRecoveryCodes,
  endSecondStep,
  getSecurity,
  endLogin,
  endOtherLogins,
  saveOwnData,
  changeEmail,
  confirmEmail,
  correctInvitation,
  correctTeamInvitation,
  getMailPreferences,
  saveMailPreferences,
  getLinkedMailPreferences,
  saveLinkedMailPreferences,
  registerCompany,
  ...onboarding,
  inviteColleagueAgain,
  correctColleagueInvitation,
  listPeople,
  invitePerson,
  changePerson,
  signPersonOut,
  resetPersonSecondStep,
  inviteAgain,
  checkSetUpLink,
  addFirstAdministrator,
  findPostalCode,
  searchPlaces,
  getPlace,
  ...service,
  savePriceTable,
  addPackages,
  searchPrices,
  listPricedServices,
  checkCoupon,
  createSession,
  payByCard,
  getPayment,
  payByPix,
  getOpenPix,
  getReceipt,
  getStatement,
  listMonthlyStatements,
  getMonthlyStatement,
  ...session,
  getTimeline,
  listServiceOffers,
  changeSessionService,
  ...materialEndpoints,
  ...scheduling,
  getCalendarFeed,
  createCalendarFeed,
  endCalendarFeed,
  getCityCalendarFeed,
  createCityCalendarFeed,
  endCityCalendarFeed,
  searchQueue,
  listProviderChoices,
  assignProvider,
  planVisit,
  arrangeVisit,
  reportArrival,
  getBoard,
  exchangeVisits,
  listProviders,
  addProvider,
  updateProvider,
  resetProviderSecondStep,
  addTimeOff,
  removeTimeOff,
  listHolidays,
  addHoliday,
  removeHoliday,
  getCapacity,
  listTeam,
  inviteTeamMember,
  changeTeamMember,
  inviteTeamMemberAgain,
  signTeamMemberOut,
  resetSecondStep,
  getFirstSteps,
  dismissFirstSteps,
  testMails,
  testMessages,
  testPayments,
  getSettings,
  saveSettings,
  getHouseBrand,
  saveHouseBrand,
  getHouseSecurity,
  saveHouseSecurity,
  listMailTexts,
  saveMailText,
  resetMailText,
  previewMailText,
  listPreparations,
  savePreparation,
  resetPreparation,
  listCities,
  listCitiesWithoutVisits,
  addCity,
  changeCity,
  searchCompanies,
  getCompany,
  addCompany,
  changeCompany,
  changePaymentPlan,
  adjustCredit,
  listCompanyPayments,
  refundPayment,
  settleRefund,
  getStaffStatement,
  listOpenStatements,
  listCompanyStatements,
  closeCompanyMonth,
  payMonthlyStatement,
  inviteCompanyPerson,
  changeCompanyPerson,
  signCompanyPersonOut,
  resetCompanyPersonSecondStep,
  previewMerge,
  mergeCompanies,
  checkImport,
  importFile,
  placeStaffOrder,
  searchLeads,
  getLead,
  acceptLead,
  answerLead,
  declineLead,
  listCatalogue,
  addService,
  updateService,
  addPriceRule,
  updatePriceRule,
  listCoupons,
  addCoupon,
  changeCoupon,
  searchMails,
  getMail,
  retryMail,
  getStatus,
  findAnything,
  getStaffNumbers,
  getNumbers,
  searchAudit,
  ...systems,
}
