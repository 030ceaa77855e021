import { readFileSync } from 'node:fs'

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
 * The processor time of all ended children of this process and of theirs, in seconds; null where the system does not tell it as Linux
 * does, in ticks of 1/100 s.
 */
export function childrenSeconds(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The name of the program, in brackets, may hold spaces; `cutime` and `cstime` are the 16th and 17th fields.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return null
  }
}
