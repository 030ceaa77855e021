import { scaleBand, scaleLinear } from '@visx/scale'

/** A plotted row of values, one for each point; null leaves a gap. */
export type PlotSeries = {
  name: string
  values: readonly (number | null)[]
  /** `bad` for what nobody wants more of, `other` for a second row; default `main`. */
  tone?: 'main' | 'other' | 'bad'
}

/** How a plot draws: stacked bars, or lines. */
export type PlotKind = 'bars' | 'lines'

/** The least and the greatest value of the axis; bars stand on zero and are stacked. */
export function extentOf(
  series: readonly PlotSeries[],
  kind: PlotKind,
  { floor = 0, ceiling = floor }: { floor?: number | undefined; ceiling?: number | undefined },
): [number, number] {
  const points = series[0]?.values.length ?? 0
  const all: number[] = []
  for (let at = 0; at < points; at += 1) {
    const here = series.map(({ values }) => values[at] ?? 0)
    if (kind === 'bars') {
      all.push(here.reduce((sum, value) => sum + Math.max(0, value), 0))
      all.push(here.reduce((sum, value) => sum + Math.min(0, value), 0))
    } else all.push(...series.flatMap(({ values }) => values[at] ?? []))
  }
  const least = Math.min(floor, ...all)
  const greatest = Math.max(ceiling, ...all, least)
  return greatest === least ? [least, least + 1] : [least, greatest]
}

/** The scale of the values of a plot of a height in px, without its inset above and below. `isWhole` keeps fractions off the axis. */
export function valueScale(
  [least, greatest]: [number, number],
  { height, inset, isWhole }: { height: number; inset: number; isWhole: boolean },
) {
  const y = scaleLinear<number>({ domain: [least, greatest], range: [height - inset, inset], nice: 4 })
  const ticks = y.ticks(4).filter((tick) => !isWhole || Number.isInteger(tick))
  return { y, ticks }
}

/** The scale of the points of a plot of a width in px. */
export function pointScale(points: number, width: number) {
  return scaleBand<number>({
    domain: Array.from({ length: points }, (_, at) => at),
    range: [0, width],
    paddingInner: 0.3,
    paddingOuter: 0.15,
  })
}

/** The point whose band lies at a distance in px from the left; the nearest at the edges. */
export function pointAt(left: number, width: number, points: number): number {
  return Math.max(0, Math.min(points - 1, Math.floor((left / width) * points)))
}

/** Which points carry a label where each needs so many px: every one, every second, … the last one always. */
export function labelled(points: number, width: number, needed: number): (at: number) => boolean {
  const step = Math.max(1, Math.ceil((points * needed) / Math.max(1, width)))
  return (at) => (points - 1 - at) % step === 0
}
