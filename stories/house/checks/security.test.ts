import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const lines = readFileSync(join(root, 'SECURITY.md'), 'utf8').split('\n')
const items = lines.filter((line) => line.startsWith('- ['))

/** Returns the tests that a line names: `file` › name, separated by middle dots. */
function proofsOf(line: string): { file: string; name: string }[] {
  const [, proofs = ''] = line.split(' — ')
  return proofs.split(' · ').flatMap((proof) => {
    const [, file = '', name = ''] = proof.match(/^`([^`]+)` › (.+)$/) ?? []
    return file === '' ? [] : [{ file, name }]
  })
}

/** Whether the file contains a test, group, table case or story of this name. */
function isThere({ file, name }: { file: string; name: string }): boolean {
  const path = join(root, file)
  if (!existsSync(path)) return false
  const text = readFileSync(path, 'utf8')
  return [`'${name}'`, `"${name}"`, `\`${name}\``].some((one) => text.includes(one))
}

test('every ticked line of SECURITY.md names a test, every open one a reason', () => {
  expect(items.length).toBeGreaterThan(60)
  const unproven = items.filter((line) => line.startsWith('- [x]') && proofsOf(line).length === 0)
  const unexplained = items.filter((line) => line.startsWith('- [ ]') && !line.includes('Why not: '))
  expect([unproven, unexplained]).toEqual([[], []])
})

test('every test that SECURITY.md names exists', () => {
  const gone = items.flatMap(proofsOf).filter((proof) => !isThere(proof))
  expect(gone.map(({ file, name }) => `${file} › ${name}`)).toEqual([])
})
