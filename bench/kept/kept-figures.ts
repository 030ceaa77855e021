import type { Figure } from '../figure.ts'

/** A figure as `bench/results.md` keeps it. */
export interface KeptFigure {
  value: number
  range?: [number, number]
}

/** Without a range, as for bytes, a figure may become worse by this share. */
const room = 0.02

const keyOf = (budget: string, quantity: string) => `${budget} | ${quantity}`

/** Reads the figures of the tables in `bench/results.md`, by budget and quantity. */
export function readKept(results: string): Map<string, KeptFigure> {
  const row = /^\| ([\w-]+) \| (.+?) \| \*\*([\d.]+)\*\*(?: \(([\d.]+)–([\d.]+)\))? \|/gm
  return new Map(
    [...results.matchAll(row)].map(([, budget = '', quantity = '', value, least, most]) => [
      keyOf(budget, quantity),
      { value: Number(value), ...(most && { range: [Number(least), Number(most)] as [number, number] }) },
    ]),
  )
}

/** Tells which figures are worse than the worst round of the kept ones, one line each. */
export function worseThanKept(figures: readonly Figure[], kept: ReadonlyMap<string, KeptFigure>): string[] {
  return figures.flatMap(({ budget, quantity, value, better }) => {
    const before = kept.get(keyOf(budget, quantity))
    if (!before) return []
    const { value: middle, range = [middle * (1 - room), middle * (1 + room)] } = before
    const isWorse = better === 'less' ? value > range[1] : value < range[0]
    const bound = better === 'less' ? `at most ${range[1]}` : `at least ${range[0]}`
    return isWorse ? [`${budget}: ${quantity} is ${value.toPrecision(3)}, was ${middle} (${bound})`] : []
  })
}
