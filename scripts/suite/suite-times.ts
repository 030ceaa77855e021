import { cpus } from 'node:os'

/** A file of the JSON report of Vitest; times in ms. */
interface TestFile {
  name: string
  assertionResults: { duration?: number | null }[]
}

/** The files whose tests took longest, as lines, longest first; a file that ran in several projects stands once, with its sum. */
export function slowestFiles(files: readonly TestFile[], root: string, count = 10): string[] {
  const times = new Map<string, number>()
  for (const { name, assertionResults } of files) {
    const took = assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
    times.set(name, (times.get(name) ?? 0) + took)
  }
  return [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, took]) => `${(took / 1000).toFixed(1).padStart(6)} s  ${name.replace(`${root}/`, '')}`)
}

/**
 * How long the processors of this machine have been busy since its start, in seconds, added up. Whatever else runs on it counts, too, and
 * nothing is missed: a browser or a database that is killed hands the time of its processes to nobody.
 */
export function busySeconds(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000
}
