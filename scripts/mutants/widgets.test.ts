import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from './widgets.ts'

const library = resolve(import.meta.dirname, '../../packages/ui/src')

test.each(mutants.map((mutant) => [mutant.broken, mutant] as const))(
  'the code that a mutant breaks is there once: %s',
  (_, { file, from, to }) => {
    const code = readFileSync(join(library, file), 'utf8')
    expect(code.split(from)).toHaveLength(2)
    expect(to).not.toBe(from)
  },
)
