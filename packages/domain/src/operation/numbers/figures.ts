import { centsOf, formatCents } from '../../money/cents.ts'
import { withNoun } from '../../text/with-noun.ts'
import type { Numbers, PhotographerLoad, WeekFigures } from './numbers.ts'

/** The plots of "Números", in their order; `load` compares photographers, all others weeks. */
export const weeklyFigures = ['visits', 'times', 'no_shows', 'late', 'ratings', 'revenue'] as const
export type WeeklyFigure = (typeof weeklyFigures)[number]
export const numbersFigures = [...weeklyFigures, 'load'] as const
export type NumbersFigure = (typeof numbersFigures)[number]

export const figureLabels: Record<NumbersFigure, string> = {
  visits: 'Visitas',
  times: 'Do pedido à data, da data à entrega',
  no_shows: 'Ausências',
  late: 'Entregas atrasadas',
  ratings: 'Avaliações',
  revenue: 'Receita',
  load: 'Carga dos fotógrafos',
}

/** What a figure counts, in one sentence beside its plot (rule numbers-mean). */
export const figureTexts: Record<NumbersFigure, string> = {
  visits: 'Visitas feitas e marcadas, na semana da visita. Canceladas e ausências não contam.',
  times: 'Mediana. A espera pela data conta na semana em que ela foi escolhida; a entrega, na semana dela.',
  no_shows: 'Visitas perdidas, na semana em que seriam, mesmo que tenham ganhado outra data.',
  late: 'Entregues depois do dia prometido ou ainda por entregar, na semana prometida.',
  ratings: 'Notas dos clientes, na semana em que avaliaram.',
  revenue: 'Pedidos, mudanças de serviço, hospedagem e taxas, menos devoluções, no dia do movimento.',
  load: 'Visitas feitas e marcadas de cada fotógrafo no período.',
}

/** The name of a figure for a reader: what the house takes is what a company spends. */
export function figureLabel(figure: NumbersFigure, viewer: 'client' | 'staff'): string {
  return figure === 'revenue' && viewer === 'client' ? 'Gastos' : figureLabels[figure]
}

/** How a value of a figure is written. */
export type FigureUnit = 'count' | 'hours' | 'share' | 'decimal' | 'reais'

/** A column of a figure's table; `isPlotted` are drawn, too. */
export interface FigureColumn<Row> {
  head: string
  unit: FigureUnit
  of: (row: Row) => number | null
  isPlotted?: true
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)
const lost = (row: WeekFigures) => row.client_no_shows + row.provider_no_shows

/** The columns of each table of weeks, for screen and CSV alike. */
export const weeklyColumns: Record<WeeklyFigure, readonly FigureColumn<WeekFigures>[]> = {
  visits: [{ head: 'Visitas', unit: 'count', of: (row) => row.visits, isPlotted: true }],
  times: [
    { head: 'Do pedido à data', unit: 'hours', of: (row) => row.booking_hours, isPlotted: true },
    { head: 'Datas escolhidas', unit: 'count', of: (row) => row.booked },
    { head: 'Da data à entrega', unit: 'hours', of: (row) => row.delivery_hours, isPlotted: true },
    { head: 'Entregas', unit: 'count', of: (row) => row.delivered },
  ],
  no_shows: [
    { head: 'Cliente ausente', unit: 'count', of: (row) => row.client_no_shows, isPlotted: true },
    { head: 'Fotógrafo ausente', unit: 'count', of: (row) => row.provider_no_shows, isPlotted: true },
    { head: 'Parte das visitas', unit: 'share', of: (row) => share(lost(row), lost(row) + row.visits) },
  ],
  late: [
    { head: 'Atrasadas', unit: 'count', of: (row) => row.late, isPlotted: true },
    { head: 'Prometidas', unit: 'count', of: (row) => row.promised },
    { head: 'Parte atrasada', unit: 'share', of: (row) => share(row.late, row.promised) },
  ],
  ratings: [
    { head: 'Nota média', unit: 'decimal', of: (row) => row.rating, isPlotted: true },
    { head: 'Avaliações', unit: 'count', of: (row) => row.ratings },
  ],
  revenue: [
    { head: 'Total', unit: 'reais', of: ({ revenue }) => revenue?.total ?? null, isPlotted: true },
    { head: 'Pedidos', unit: 'reais', of: ({ revenue }) => revenue?.orders ?? null },
    { head: 'Mudanças de serviço', unit: 'reais', of: ({ revenue }) => revenue?.changes ?? null },
    { head: 'Hospedagem', unit: 'reais', of: ({ revenue }) => revenue?.hosting ?? null },
    { head: 'Taxas', unit: 'reais', of: ({ revenue }) => revenue?.fees ?? null },
    { head: 'Devoluções', unit: 'reais', of: ({ revenue }) => revenue?.refunds ?? null },
  ],
}

/** The columns of the table of photographers; `weeks` is the length of the period. */
export function loadColumns(weeks: number): readonly FigureColumn<PhotographerLoad>[] {
  return [
    { head: 'Visitas', unit: 'count', of: ({ visits }) => visits, isPlotted: true },
    { head: 'Por semana', unit: 'decimal', of: ({ visits }) => visits / Math.max(1, weeks) },
    { head: 'Na semana mais cheia', unit: 'count', of: ({ fullest_week }) => fullest_week },
  ]
}

const decimal = (value: number) => value.toFixed(1).replace('.', ',')

/** 30 → `30 h`, 100 → `4,2 dias`: hours below two days. */
export function formatHours(hours: number): string {
  if (hours < 1) return 'menos de 1 h'
  return hours < 48 ? `${Math.round(hours)} h` : `${decimal(hours / 24)} dias`
}

const units: Record<FigureUnit, (value: number) => string> = {
  count: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '.'),
  hours: formatHours,
  share: (value) => `${decimal(value * 100)} %`,
  decimal,
  reais: (value) => formatCents(centsOf(value)),
}

/** A value as screens write it; a dash where there is nothing to tell. */
export function formatFigure(value: number | null, unit: FigureUnit): string {
  return value === null ? '–' : units[unit](value)
}

/** Has a figure anything to tell in this period? */
export function hasFigure(numbers: Numbers, figure: NumbersFigure): boolean {
  const { total, photographers } = numbers
  const counted: Record<NumbersFigure, number> = {
    visits: total.visits,
    times: total.booked + total.delivered,
    no_shows: lost(total),
    late: total.promised,
    ratings: total.ratings,
    revenue: total.revenue === null ? 0 : Object.values(total.revenue).filter((one) => one !== 0).length,
    load: photographers?.length ?? 0,
  }
  return counted[figure] > 0
}

/** The period in a few words above a plot: `412`, `12 de 401 (3,0 %)`, `R$ 1.200,00`. */
export function figureHeadline({ total, photographers }: Numbers, figure: NumbersFigure): string {
  const count = (value: number) => formatFigure(value, 'count')
  const part = (value: number, whole: number) => formatFigure(share(value, whole), 'share')
  switch (figure) {
    case 'visits':
      return count(total.visits)
    case 'times':
      return `${formatFigure(total.booking_hours, 'hours')} + ${formatFigure(total.delivery_hours, 'hours')}`
    case 'no_shows':
      return `${count(lost(total))} (${part(lost(total), lost(total) + total.visits)})`
    case 'late':
      return `${count(total.late)} de ${count(total.promised)} (${part(total.late, total.promised)})`
    case 'ratings':
      return `${formatFigure(total.rating, 'decimal')} em ${withNoun(total.ratings, 'avaliação', 'avaliações')}`
    case 'revenue':
      return formatFigure(total.revenue?.total ?? null, 'reais')
    case 'load':
      return withNoun(photographers?.length ?? 0, 'fotógrafo', 'fotógrafos')
  }
}
