import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathOf } from './break-widget.ts'
import { mutants } from './widgets.ts'

test.each(mutants.map((mutant) => [mutant.broken, mutant] as const))(
  'the code that a mutant breaks is there once: %s',
  (_, mutant) => {
    expect(readFileSync(pathOf(mutant), 'utf8').split(mutant.from)).toHaveLength(2)
    expect(mutant.to).not.toBe(mutant.from)
  },
)
