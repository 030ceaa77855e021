import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { endpointRows } from '../../../bench/trust/endpoint-rows.ts'
import { screenRows } from '../../../bench/trust/screen-rows.ts'

const root = resolve(import.meta.dirname, '../../..')

test('every row of bench/trust names tests that exist', () => {
  const missing = [...endpointRows, ...screenRows].flatMap(({ row, tests }) =>
    tests.flatMap(([file, part]) => {
      const path = resolve(root, file.endsWith('.test.ts') ? file : `${file}.test.ts`)
      const isThere = existsSync(path) && readFileSync(path, 'utf8').includes(part.trim())
      return isThere ? [] : [`${row}: ${file} › ${part}`]
    }),
  )
  expect(missing).toEqual([])
})
