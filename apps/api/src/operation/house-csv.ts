import {
  type CatalogueRule,
  type CatalogueService,
  centsOf,
  couponDiscountText,
  couponState,
  couponStateLabels,
  couponsCsv,
  formatDate,
  formatPhone,
  formatPostalCode,
  hasUnits,
  providersCsv,
  roleNames,
  servicesCsv,
  shortWeekdayNames,
  skillLabels,
  teamCsv,
  wallClock,
} from '@ensaio/domain'
import { readTeam } from '../accounts/repository/team.ts'
import { staffOf } from '../accounts/viewer.ts'
import { dayAndTime, linesOf, wholeList } from '../files/csv-lines.ts'
import type { ServeCsv } from '../http/serve-csv.ts'
import { hostingCsvRoutes } from '../orders/hosting/hosting-csv.ts'
import { readCatalogue } from '../orders/repository/catalogue.ts'
import { readCoupons } from '../orders/repository/coupons.ts'
import { readStaffProviders } from '../providers/repository/providers.ts'

/** Two decimals and a comma, so that a spreadsheet sums it. */
const reais = (amount: number) => (centsOf(amount) / 100).toFixed(2).replace('.', ',')
const yesOrNo = (is: boolean) => (is ? 'Sim' : 'Não')
const dayOf = (day: string | null) => day && formatDate(day)
/** Can this person sign in? */
const accessOf = (one: { active: boolean; is_invited?: boolean | undefined }) =>
  one.active ? (one.is_invited ? 'Convite enviado' : 'Ativo') : 'Sem acesso'

/** Each price with its service; a service without prices has a line, too. */
function pricesOf(services: readonly CatalogueService[]) {
  return services.flatMap((service) => {
    const rules: (CatalogueRule | null)[] = service.rules.length === 0 ? [null] : service.rules
    return rules.map((rule) => ({ service, rule }))
  })
}

/** The lists by which the house works, as CSV: team, photographers, services and prices, coupons, hosting that ends (rules csv-export and office-roles). */
export function houseCsvRoutes(serveCsv: ServeCsv): void {
  hostingCsvRoutes(serveCsv)

  serveCsv(teamCsv, async ({ db, viewer, zone }) => ({
    head: ['Nome', 'E-mail', 'Papel', 'Acesso', 'Duas etapas', 'Último uso', 'Hora'],
    rows: linesOf(wholeList(await readTeam(db, staffOf(viewer).userId)), (one) => [
      ...[one.name, one.email, roleNames[one.role], accessOf(one), yesOrNo(one.has_second_step)],
      ...dayAndTime(one.seen_at, zone),
    ]),
  }))

  serveCsv(providersCsv, async ({ db, now }) => ({
    head: [
      ...['Nome', 'E-mail', 'Telefone', 'Cidade', 'Acesso', 'Dias', 'Também faz', 'CEP de saída'],
      ...['Folgas', 'Visitas marcadas'],
    ],
    rows: linesOf(wholeList(await readStaffProviders(db, {}, now)), (one) => [
      ...[one.name, one.email, one.phone && formatPhone(one.phone), one.city, accessOf(one)],
      one.working_days.map((day) => shortWeekdayNames[day]).join(', '),
      one.skills.map((skill) => skillLabels[skill]).join(', '),
      one.base_cep && formatPostalCode(one.base_cep),
      one.time_off
        .map(({ starts_on, ends_on }) => `${formatDate(starts_on)} a ${formatDate(ends_on)}`)
        .join(', '),
      one.upcoming_visits,
    ]),
  }))

  serveCsv(servicesCsv, async ({ db }) => ({
    head: ['Serviço', 'Tipo', 'Oferecido', 'Preço', 'Cidade', 'Até (m²)', 'Valor (R$)', 'Vale'],
    rows: linesOf(wholeList(pricesOf(await readCatalogue(db))), ({ service, rule }) => [
      ...[service.name, hasUnits(service.vertical.id) ? 'Imóveis' : 'Veículos', yesOrNo(service.active)],
      ...(rule === null
        ? [null, null, null, null, null]
        : [
            ...[rule.name, rule.city ?? 'Todas', hasUnits(service.vertical.id) ? rule.area_up_to : null],
            ...[reais(rule.final_price), yesOrNo(rule.active)],
          ]),
    ]),
  }))

  serveCsv(couponsCsv, async ({ db, now, zone }) => {
    const today = wallClock(now, zone).date
    return {
      head: [
        ...['Código', 'Desconto', 'Situação', 'Primeiro dia', 'Último dia', 'Pedidos', 'No máximo'],
        ...['Uma vez por empresa', 'Serviço', 'Empresa'],
      ],
      rows: linesOf(wholeList(await readCoupons(db)), (one) => [
        ...[one.code, couponDiscountText(one.discount), couponStateLabels[couponState(one, today)]],
        ...[dayOf(one.first_day), dayOf(one.last_day), one.uses, one.most_uses],
        ...[yesOrNo(one.once_per_company), one.service?.name ?? null, one.company?.name ?? null],
      ]),
    }
  })
}
