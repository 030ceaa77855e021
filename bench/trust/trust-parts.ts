import type { TrustFigure } from '@ensaio/testing/history/trust-figures'
import type { TestRun } from '../trust-report.ts'

/** The joined results of one or several runs of the reliability tests. `begun` and `ended` are instants in ms; `minutes` is the time in which tests ran. */
export interface TrustParts {
  begun: number
  ended: number
  minutes: number
  parts: number
  run: TestRun
  measured: TrustFigure[]
}

/** Joins a run with earlier ones: files that ran again replace their former results and figures. */
export function joinParts(earlier: TrustParts | undefined, now: TrustParts): TrustParts {
  if (!earlier) return now
  const again = new Set(now.run.testResults.map(({ name }) => name))
  const kept = <One>(all: readonly One[], file: (one: One) => string) =>
    all.filter((one) => !again.has(file(one)))
  return {
    begun: earlier.begun,
    ended: now.ended,
    minutes: earlier.minutes + now.minutes,
    parts: earlier.parts + now.parts,
    run: { testResults: [...kept(earlier.run.testResults, ({ name }) => name), ...now.run.testResults] },
    measured: [...kept(earlier.measured, ({ file }) => file), ...now.measured],
  }
}

const minuteOf = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ')

/** Says when tests ran, in UTC, and for how long. */
export function timesOf({ begun, ended, minutes, parts }: TrustParts): string {
  const times = parts > 1 ? `${minuteOf(begun)} to ${minuteOf(ended)}` : minuteOf(begun)
  return `${times} UTC · ${Math.round(minutes)} minutes${parts > 1 ? ` in ${parts} parts` : ''}`
}
