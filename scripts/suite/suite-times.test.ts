import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { childrenSeconds, slowestFiles } from './suite-times.ts'

test('the slowest files come first, a file of two projects once', () => {
  const file = (name: string, ...durations: (number | null)[]) => ({
    name: `/home/${name}`,
    assertionResults: durations.map((duration) => ({ duration })),
  })
  const files = [file('a.test.ts', 1000, 500), file('b.test.ts', 2000, null), file('a.test.ts', 1000)]
  expect(slowestFiles(files, '/home', 2)).toEqual(['   2.5 s  a.test.ts', '   2.0 s  b.test.ts'])
  expect(slowestFiles(files, '/home', 1)).toHaveLength(1)
})

test.runIf(existsSync('/proc/self/stat'))('the processor time of a child counts once it has ended', () => {
  const before = childrenSeconds() ?? Number.NaN
  const loop = 'for (const end = process.cpuUsage().user + 100_000; process.cpuUsage().user < end; );'
  spawnSync(process.execPath, ['-e', loop])
  expect((childrenSeconds() ?? Number.NaN) - before).toBeGreaterThanOrEqual(0.1)
})
