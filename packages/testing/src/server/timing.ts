/** Runs work and adds its duration in milliseconds to `times`. */
export async function timed<Result>(times: number[], work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  const result = await work()
  times.push(performance.now() - begun)
  return result
}

/** The quantile of a share: 0.5 is the median. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The median. */
export const middleOf = (times: readonly number[]) => quantile(times, 0.5)
