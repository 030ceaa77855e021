/** The measured figure of a budget: a ratio, its limit, and the two medians. */
export interface Figure {
  /** Name of the budget in docs/rules.md: `landing-bytes`. */
  budget: string
  quantity: string
  value: number
  /** Minimum and maximum over the rounds, if there were several. */
  range?: [number, number]
  /** Whether less or more is better. */
  better: 'less' | 'more'
  limit: number
  aim: number
  /** The two medians of the ratio, with units. */
  from: string
}

/** A budget that was not measured, with the reason. */
export interface Unmeasured {
  budget: string
  quantity: string
  because: string
}

/** A group of budgets that are measured together. */
export interface Bench {
  title: string
  measure: () => Promise<(Figure | Unmeasured)[]>
}

/** The median; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Formats a number with about three significant digits and a decimal point. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  const size = Math.abs(value)
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 || size === 0 ? 2 : 4)
}

/** The ratio of the medians of two interleaved series, with the range over the rounds. */
export function ratio(
  ours: readonly number[],
  floor: readonly number[],
): { value: number; range: [number, number] } {
  const rounds = ours.map((one, round) => one / (floor[round] ?? Number.NaN))
  return { value: median(ours) / median(floor), range: [Math.min(...rounds), Math.max(...rounds)] }
}

/** A figure from two interleaved series; `unit` follows their medians. */
export function compared(
  [budget, quantity]: [string, string],
  [ours, floor]: [number[], number[]],
  [better, limit, aim]: ['less' | 'more', number, number],
  unit: string,
): Figure {
  const from = `${short(median(ours))} ÷ ${short(median(floor))} ${unit}`
  return { budget, quantity, ...ratio(ours, floor), better, limit, aim, from }
}

/** A figure from the values of one series, which should be small. */
export function absolute(
  [budget, quantity]: [string, string],
  values: readonly number[],
  [limit, aim]: [number, number],
  from: string,
): Figure {
  const range: [number, number] = [Math.min(...values), Math.max(...values)]
  return { budget, quantity, value: median(values), range, better: 'less', limit, aim, from }
}

/** Compares a figure with its budget. */
function verdict({ value, better, limit, aim }: Figure): 'aim' | 'met' | 'missed' {
  const holds = (bound: number) => (better === 'less' ? value <= bound : value >= bound)
  return holds(aim) ? 'aim' : holds(limit) ? 'met' : 'missed'
}

/** Formats figures as a Markdown table. */
export function table(figures: readonly (Figure | Unmeasured)[]): string {
  const rows = figures.map((figure) => {
    if ('because' in figure)
      return [figure.budget, figure.quantity, '–', '', '', 'not measured', figure.because]
    const sign = figure.better === 'less' ? '≤' : '≥'
    const range = figure.range ? ` (${short(figure.range[0])}–${short(figure.range[1])})` : ''
    const value = `**${short(figure.value)}**${range}`
    return [
      figure.budget,
      figure.quantity,
      value,
      `${sign} ${figure.limit}`,
      `${sign} ${figure.aim}`,
      verdict(figure),
      figure.from,
    ]
  })
  const head = ['#', 'Quantity', 'Figure (range)', 'Budget', 'Aim', '', 'Out of']
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
