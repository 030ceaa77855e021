import {
  addCity,
  addFirstAdministrator,
  addHoliday,
  addPackages,
  addPriceRule,
  addProvider,
  addService,
  addTimeOff,
  adjustCredit,
  auditExportPath,
  type CityChange,
  type CreditAdjustment,
  changeCity,
  changePaymentPlan,
  changeTeamMember,
  checkSetUpLink,
  correctInvitation,
  correctTeamInvitation,
  dismissFirstSteps,
  getCapacity,
  getCompany,
  getFirstSteps,
  getHouseBrand,
  getHouseSecurity,
  getSettings,
  getStatus,
  type HolidayForm,
  inviteAgain,
  inviteTeamMember,
  inviteTeamMemberAgain,
  listCatalogue,
  listCities,
  listCitiesWithoutVisits,
  listCompanyPayments,
  listHolidays,
  listProviders,
  listTags,
  listTeam,
  type NewCity,
  type NewPackages,
  type NewProvider,
  type NewService,
  type NewTeamMember,
  type PaymentPlan,
  type PriceRuleChange,
  type PriceRuleForm,
  type PriceTableForm,
  type ProviderChange,
  type RefundRequest,
  readyPackages,
  refundPayment,
  removeHoliday,
  removeTimeOff,
  resetProviderSecondStep,
  resetSecondStep,
  type ServiceChange,
  type Settings,
  type StaffCity,
  saveHouseBrand,
  saveHouseSecurity,
  savePriceTable,
  saveSettings,
  saveTags,
  searchAudit,
  searchCompanies,
  settleRefund,
  signTeamMemberOut,
  type TagList,
  type TeamChange,
  type TimeOffForm,
  testMails,
  testMessages,
  testPayments,
  updatePriceRule,
  updateProvider,
  updateService,
} from '@ensaio/domain'
import {
  capacityOf,
  staffHolidays,
  staffProvider,
  staffProviders,
  timeOff,
} from '../examples/agenda/provider.ts'
import { auditPage } from '../examples/audit.ts'
import { catalogue, catalogueRule, catalogueService } from '../examples/catalogue.ts'
import { staffCities, staffCity } from '../examples/city.ts'
import { companyPage, staffCompanyDetail } from '../examples/company.ts'
import { mailTest, messageTest, paymentTest } from '../examples/house/first-steps.ts'
import { keptHouseBrand, savedHouseBrand } from '../examples/house/house-brand.ts'
import { houseSecurity } from '../examples/house/security.ts'
import { keptSettings, staffTags } from '../examples/house/settings.ts'
import { operationStatus } from '../examples/operation.ts'
import { paymentRefund, staffPayments } from '../examples/payment.ts'
import { team, teamMember } from '../examples/team.ts'
import { type Asked, reply } from '../reply.ts'
import { replyCsv } from './csv.ts'

const body = async <Body>({ request }: Asked): Promise<Body> => (await request.json()) as Body
const known = (id: string | undefined) =>
  staffProviders().find((one) => one.id === Number(id)) ?? staffProvider()

const kept = ({ discount = null, active = true, ...rule }: PriceRuleForm) => ({ ...rule, discount, active })
const packageService = ({ key, name, final_price }: NewPackages['packages'][number], nth: number) =>
  catalogueService({
    id: 50 + nth,
    name,
    is_used: false,
    item_ids: [...readyPackages[key].items],
    rules: [catalogueRule({ id: 60 + nth, final_price })],
  })

/** Successful answers for the back office: each action returns the requested change. */
export const officeHandlers = [
  reply(checkSetUpLink, null),
  reply(addFirstAdministrator, { scope: 'admin', first_login: false }),
  reply(inviteAgain, null),
  reply(getSettings, () => keptSettings()),
  reply(getHouseBrand, () => keptHouseBrand()),
  reply(saveHouseBrand, async ({ request }) => savedHouseBrand(await request.formData(), keptHouseBrand())),
  reply(saveSettings, async (asked) => keptSettings({ settings: await body<Settings>(asked) })),
  reply(listTags, () => staffTags()),
  reply(saveTags, async (asked) => {
    const { category, tags } = await body<TagList>(asked)
    return { ...staffTags(), [category]: tags.map((tag, place) => ({ ...tag, id: tag.id ?? 90 + place })) }
  }),
  reply(getFirstSteps, null),
  reply(dismissFirstSteps, null),
  reply(testMails, () => mailTest()),
  reply(testMessages, () => messageTest({ channel: 'sms' })),
  reply(testPayments, () => paymentTest()),
  reply(listTeam, () => team()),
  reply(inviteTeamMember, async (asked) => [
    ...team(),
    teamMember({ id: 9, is_invited: true, seen_at: null, ...(await body<NewTeamMember>(asked)) }),
  ]),
  reply(changeTeamMember, async (asked) => {
    const { role, active } = await body<TeamChange>(asked)
    return team().map((one) =>
      one.id === Number(asked.values.id)
        ? { ...one, role: role ?? one.role, active: active ?? one.active }
        : one,
    )
  }),
  reply(inviteTeamMemberAgain, null),
  reply(signTeamMemberOut, null),
  reply(correctInvitation, null),
  reply(correctTeamInvitation, null),
  reply(resetSecondStep, () => team().map((one) => ({ ...one, has_second_step: false }))),
  reply(getHouseSecurity, () => houseSecurity()),
  reply(saveHouseSecurity, async (asked) =>
    houseSecurity(await body<{ is_second_step_required: boolean }>(asked)),
  ),
  reply(listCities, () => staffCities()),
  reply(listCitiesWithoutVisits, () => ['Manaus']),
  reply(addCity, async (asked) => [
    ...staffCities(),
    staffCity({ id: 9, photographers: 0, ...(await body<NewCity>(asked)) }),
  ]),
  reply(changeCity, async (asked) => {
    const change = await body<CityChange>(asked)
    return staffCities().map((city) =>
      city.id === Number(asked.values.id) ? ({ ...city, ...change } as StaffCity) : city,
    )
  }),
  reply(listProviders, () => staffProviders()),
  reply(addProvider, async (asked) => {
    const added = await body<NewProvider>(asked)
    return staffProvider({ id: 9, time_off: [], upcoming_visits: 0, ...added })
  }),
  reply(updateProvider, async (asked) => {
    const change = await body<ProviderChange>(asked)
    const before = known(asked.values.id)
    return {
      ...before,
      name: change.name ?? before.name,
      phone: change.phone ?? before.phone,
      city: change.city ?? before.city,
      active: change.active ?? before.active,
      working_days: change.working_days ?? before.working_days,
    }
  }),
  reply(resetProviderSecondStep, ({ values }) => ({ ...known(values.id), has_second_step: false })),
  reply(addTimeOff, async (asked) => {
    const days = await body<TimeOffForm>(asked)
    const before = known(asked.values.id)
    return { ...before, time_off: [timeOff({ id: 8, ...days }), ...before.time_off] }
  }),
  reply(removeTimeOff, ({ values }) => {
    const before = known(values.id)
    return { ...before, time_off: before.time_off.filter(({ id }) => id !== Number(values.timeOffId)) }
  }),
  reply(listHolidays, () => staffHolidays()),
  reply(addHoliday, async (asked) => [{ id: 9, ...(await body<HolidayForm>(asked)) }, ...staffHolidays()]),
  reply(removeHoliday, ({ values }) => staffHolidays().filter(({ id }) => id !== Number(values.holidayId))),
  reply(getCapacity, ({ request }) => capacityOf(new URL(request.url).searchParams.get('from') ?? undefined)),
  reply(searchCompanies, () => companyPage()),
  reply(getCompany, ({ values }) => staffCompanyDetail({ id: Number(values.id) })),
  reply(changePaymentPlan, async (asked) =>
    staffCompanyDetail({
      id: Number(asked.values.id),
      ...(await body<{ payment_plan: PaymentPlan }>(asked)),
    }),
  ),
  reply(adjustCredit, async (asked) => {
    const { amount, reason } = await body<CreditAdjustment>(asked)
    const before = staffCompanyDetail({ id: Number(asked.values.id) })
    const balance = before.balance + amount
    const entry = {
      id: 9,
      created_at: '2026-11-20T15:00:00.000Z',
      description: reason,
      amount,
      balance,
      session_id: null,
      reference: null,
    }
    return { ...before, balance, statement: { balance, entries: [entry, ...before.statement.entries] } }
  }),
  reply(listCompanyPayments, () => staffPayments()),
  reply(refundPayment, async ({ request, values }) => {
    const { amount, reason } = (await request.json()) as RefundRequest
    return staffPayments().map((one) =>
      one.reference === values.reference
        ? {
            ...one,
            refundable: one.refundable - amount,
            refunds: [...one.refunds, paymentRefund({ id: 9, amount, reason })],
          }
        : one,
    )
  }),
  reply(settleRefund, () => staffPayments()),
  reply(listCatalogue, () => catalogue()),
  reply(addService, async (asked) => {
    const { name, vertical_id, item_ids } = await body<NewService>(asked)
    return [
      ...catalogue(),
      catalogueService({ id: 9, name, vertical: { id: vertical_id }, is_used: false, item_ids, rules: [] }),
    ]
  }),
  reply(addPackages, async (asked) => {
    const { packages } = await body<NewPackages>(asked)
    return [...catalogue(), ...packages.map(packageService)]
  }),
  reply(updateService, async (asked) => {
    const change = await body<ServiceChange>(asked)
    return catalogue().map((one) =>
      one.id === Number(asked.values.id)
        ? {
            ...one,
            name: change.name ?? one.name,
            active: change.active ?? one.active,
            item_ids: change.item_ids ?? one.item_ids,
          }
        : one,
    )
  }),
  reply(addPriceRule, async (asked) => {
    const rule = await body<PriceRuleForm>(asked)
    return catalogue().map((one) =>
      one.id === Number(asked.values.id)
        ? { ...one, rules: [...one.rules, catalogueRule({ id: 19, ...kept(rule) })] }
        : one,
    )
  }),
  reply(updatePriceRule, async (asked) => {
    const change = await body<PriceRuleChange>(asked)
    return catalogue().map((service) => ({
      ...service,
      rules: service.rules.map((one) =>
        one.id === Number(asked.values.ruleId) ? { ...one, ...change } : one,
      ),
    }))
  }),
  reply(savePriceTable, async (asked) => {
    const { prices } = await body<PriceTableForm>(asked)
    const rules = prices.map((price, nth) => catalogueRule({ id: 40 + nth, ...price }))
    return catalogue().map((one) => (one.id === Number(asked.values.id) ? { ...one, rules } : one))
  }),
  reply(getStatus, () => operationStatus()),
  reply(searchAudit, () => auditPage()),
  replyCsv(auditExportPath, 'Registro_20_11_2026_12_00.csv'),
]
