import { readdirSync, readFileSync } from 'node:fs'

/** Reads from `/proc/{pid}/stat` the parent of a process, its processor time, and that of its ended children, in ms; null when it is gone. */
function statOf(pid: string | number): { parent: number; own: number; children: number } | null {
  try {
    // The name, in brackets, may hold spaces.
    const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const [, parent, ...rest] = after.map(Number)
    // `utime`, `stime`, `cutime` and `cstime`, in hundredths of a second.
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = rest.slice(9, 13)
    return { parent: parent ?? 0, own: 10 * (user + system), children: 10 * (childUser + childSystem) }
  } catch {
    return null
  }
}

/** Sums the processor time of a process and of all processes that it has started, ended ones included, in ms. Works on Linux alone. */
export function processorTime(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(name)
      return stat === null ? [] : [{ pid: Number(name), ...stat }]
    })
  const within = (root: number): number =>
    all.filter(({ parent }) => parent === root).reduce((sum, { pid }) => sum + within(pid), spent(root))
  const spent = (one: number) => {
    const found = all.find((process) => process.pid === one)
    return (found?.own ?? 0) + (found?.children ?? 0)
  }
  return within(pid)
}

/** Returns the id of the process that started another one. */
export function parentOf(pid: number): number {
  return statOf(pid)?.parent ?? 0
}
