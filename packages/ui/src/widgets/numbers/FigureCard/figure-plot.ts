import {
  formatFigure,
  formatHours,
  type NumbersWeek,
  shortWeekText,
  type WeekFigures,
  type WeeklyFigure,
  weeklyColumns,
  weekText,
} from '@ensaio/domain'
import type { PlotProps, PlotSeries } from '../../../primitives/chart/Plot/Plot.tsx'

type Look = Pick<PlotProps, 'kind' | 'format' | 'formatAxis' | 'floor' | 'ceiling' | 'isWhole'> & {
  tones: readonly PlotSeries['tone'][]
  /** How many of a value are one step of the axis: 24 hours are a day. */
  divisor?: number
}

const decimal = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',')
const thousands = (value: number) =>
  Math.abs(value) < 1000 ? `R$ ${decimal(value)}` : `R$ ${decimal(value / 1000)} mil`
const counted = {
  kind: 'bars',
  format: (value) => formatFigure(value, 'count'),
  isWhole: true,
} as const satisfies Partial<Look>

/** How each figure is drawn. */
const looks: Record<WeeklyFigure, Look> = {
  visits: { ...counted, tones: ['main'] },
  times: {
    kind: 'lines',
    tones: ['main', 'other'],
    divisor: 24,
    format: (days) => (days === null ? '–' : formatHours(days * 24)),
    formatAxis: (days) => `${decimal(days)} d`,
  },
  no_shows: { ...counted, tones: ['other', 'bad'] },
  late: { ...counted, tones: ['bad'] },
  ratings: {
    ...{ kind: 'lines', tones: ['main'], floor: 1, ceiling: 5, isWhole: true },
    format: (value) => formatFigure(value, 'decimal'),
    formatAxis: decimal,
  },
  revenue: {
    ...{ kind: 'bars', tones: ['main'] },
    format: (value) => formatFigure(value, 'reais'),
    formatAxis: thousands,
  },
}

/** The plot of a figure over weeks. */
export function figurePlot(
  figure: WeeklyFigure,
  weeks: readonly (NumbersWeek & WeekFigures)[],
): Omit<PlotProps, 'label'> {
  const { tones, divisor = 1, ...look } = looks[figure]
  const plotted = weeklyColumns[figure].filter(({ isPlotted }) => isPlotted)
  return {
    ...look,
    points: weeks.map((week) => ({ key: week.week, name: weekText(week), short: shortWeekText(week) })),
    series: plotted.map(({ head, of }, nth) => ({
      name: head,
      tone: tones[nth] ?? 'main',
      values: weeks.map((week) => {
        const value = of(week)
        return value === null ? null : value / divisor
      }),
    })),
  }
}
