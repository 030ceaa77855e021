import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { PaymentPlan } from '../company/schema.ts'
import { leadLimits } from '../registration/endpoints.ts'
import { endpoint } from '../wire/endpoint.ts'
import { standardTerms } from './terms.ts'

function whole(missing: string, least: number, most: number) {
  const range = `Use um número inteiro de ${least} a ${most}.`
  return v.pipe(v.number(missing), v.integer(range), v.minValue(least, range), v.maxValue(most, range))
}

/** A price in reais; null offers nothing. */
const offered = v.optional(
  v.nullable(
    v.pipe(
      v.number('Informe um preço, ou deixe vazio.'),
      v.minValue(0.01, 'Informe um preço acima de zero, ou deixe vazio.'),
      v.maxValue(1_000_000, 'Informe um preço menor.'),
    ),
  ),
  null,
)

/** What administrators decide for the house; the defaults are those of the specification. */
export const Settings = v.object({
  /** How many hours lie at least between a booking and its visit; not applied to staff (rule least-notice). */
  least_notice_hours: whole('Informe a antecedência, em horas.', 0, 720),
  /** How many days ahead visits can be booked (rule booking-horizon). */
  horizon_days: whole('Informe até quantos dias à frente.', 7, 365),
  /** The promised time from visit to delivery, in days. */
  delivery_days: whole('Informe o prazo de entrega, em dias.', 1, 60),
  /** Do these days leave out weekends and holidays? */
  delivery_working_days: v.optional(v.boolean(), false),
  /** The fee of a late cancellation, in per cent of the price (rule late-fee). */
  late_fee_percent: whole('Informe a taxa, em porcentagem.', 0, 100),
  /** How many hours before the visit a cancellation is late (rule late-fee). */
  late_hours: whole('Informe quantas horas antes.', 0, 168),
  /** The payment plan with which new companies start. */
  default_plan: v.optional(PaymentPlan, 1),
  /** A pre-registration with more tours a month waits for a decision (rule pre-registration). */
  lead_tours: v.optional(whole('Informe quantos tours por mês.', 0, 10_000), leadLimits.tours),
  /** A pre-registration with larger areas, in m², waits for a decision (rule pre-registration). */
  lead_area: v.optional(whole('Informe a área, em m².', 0, 100_000), leadLimits.area),
  /** How many days after its closing a month of a postpaid company is due (rule closed-month). */
  statement_due_days: v.optional(whole('Informe o vencimento, em dias.', 1, 90), 10),
  /** Do visits change photographers by themselves on the day before, for shorter ways (rule shorter-day)? */
  shorten_days: v.optional(v.boolean(), false),
  /** Are people reminded of their visits (rule visit-reminders)? */
  visit_reminders: v.optional(v.boolean(), true),
  /** Are people reminded of choosing a day (rule date-reminders)? */
  date_reminders: v.optional(v.boolean(), true),
  /** Are companies told when the hosting of a tour ends (rule hosting-notices)? */
  hosting_notices: v.optional(v.boolean(), true),
  /** The prices of a renewal of the hosting of tours, in reais; null for a period that is not offered (rule hosting-renewal). */
  hosting_3_months: offered,
  hosting_6_months: offered,
  hosting_12_months: offered,
  /** After how many months from the delivery are the originals of photos archived; 0 for never (rule archived-originals)? */
  archive_months: v.optional(whole('Informe depois de quantos meses, ou 0.', 0, 120), 0),
  /** Do companies get a digest each week (rule weekly-digest)? */
  weekly_digest: v.optional(v.boolean(), true),
})
export type Settings = v.InferOutput<typeof Settings>

/** The settings of a new installation (rule terms-of-the-order). */
export const initialSettings: Settings = {
  least_notice_hours: 0,
  horizon_days: 90,
  ...standardTerms,
  default_plan: 1,
  lead_tours: leadLimits.tours,
  lead_area: leadLimits.area,
  statement_due_days: 10,
  shorten_days: false,
  visit_reminders: true,
  date_reminders: true,
  hosting_notices: true,
  hosting_3_months: null,
  hosting_6_months: null,
  hosting_12_months: null,
  archive_months: 0,
  weekly_digest: true,
}

/** The settings, with who changed them last; null before a change. */
export const KeptSettings = v.object({
  settings: Settings,
  changed: v.nullable(v.object({ by: v.string(), at: Instant })),
})
export type KeptSettings = v.InferOutput<typeof KeptSettings>

/** The settings in force. */
export const getSettings = endpoint({
  method: 'GET',
  path: '/staff/settings',
  summary: 'The settings in force, and who changed them last.',
  audience: 'house',
  output: KeptSettings,
})

/** Changes the settings; ensaios already ordered keep their terms (rule terms-of-the-order). */
export const saveSettings = endpoint({
  method: 'POST',
  path: '/staff/settings',
  summary: 'Changes the settings; ensaios already ordered keep their terms.',
  audience: 'house',
  body: Settings,
  output: KeptSettings,
})
