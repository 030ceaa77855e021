import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { busySeconds, slowestFiles } from './suite-times.ts'

test('the slowest files come first, a file of two projects once', () => {
  const file = (name: string, ...durations: (number | null)[]) => ({
    name: `/home/${name}`,
    assertionResults: durations.map((duration) => ({ duration })),
  })
  const files = [file('a.test.ts', 1000, 500), file('b.test.ts', 2000, null), file('a.test.ts', 1000)]
  expect(slowestFiles(files, '/home', 2)).toEqual(['   2.5 s  a.test.ts', '   2.0 s  b.test.ts'])
  expect(slowestFiles(files, '/home', 1)).toHaveLength(1)
})

test('what keeps a processor busy counts, also when it is killed', () => {
  const before = busySeconds()
  const work = 'while (process.cpuUsage().user < 300_000); process.kill(process.pid, "SIGKILL")'
  spawnSync(process.execPath, ['-e', work])
  // Systems count in ticks of up to 1/64 s.
  expect(busySeconds() - before).toBeGreaterThan(0.2)
})
