import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildTree } from './build-tree.ts'
import { isIgnored, readDockerfile } from './dockerfile.ts'
import { runFromClone } from './runs.ts'
import { tryImage } from './try-image.ts'

const root = resolve(import.meta.dirname, '../..')
const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'ensaio-image-'))
// The tree contains every production package; removing it on a busy disk takes longer than the default 20 s.
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }), 120_000)

test.each([
  '.env',
  'deploy/.env',
  '.env.local',
  'deploy/.env.production',
  'deploy/certificates/fullchain.pem',
  'deploy/certificates/privkey.pem',
  'server.key',
  'copy.tar.gz',
  '.git/config',
  '.data/db/PG_VERSION',
  '.cache/compiled',
  'node_modules/a/index.js',
  'apps/api/node_modules/a/index.js',
  'packages/ui/dist/index.js',
  'storybook-static/index.html',
])('%s is excluded from the image', (path) => {
  expect(isIgnored(rules, path)).toBe(true)
})

test.each([
  'package.json',
  'apps/api/src/server.ts',
  'apps/api/demo/pictures/sala-01.jpg',
  'scripts/person.ts',
])('%s is included in the image', (path) => {
  expect(isIgnored(rules, path)).toBe(false)
})

test('every base image and every image of compose.yaml has a fixed version', () => {
  const bases = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
    .filter(({ name }) => name === 'FROM')
    .map(({ text }) => text.split(' ')[0] ?? '')
    .filter((base) => base.includes(':'))
  const beside = [...readFileSync(join(root, 'compose.yaml'), 'utf8').matchAll(/^ {4}image: (\S+)$/gm)].map(
    ([, image = '']) => image,
  )
  expect(bases.length + beside.length).toBeGreaterThanOrEqual(5)
  expect(
    [...bases, ...beside].filter(
      (image) => !/:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?(@sha256:[0-9a-f]{64})?$/.test(image),
    ),
  ).toEqual([])
})

test('the image starts, serves, follows PORT and contains backup, restore and person', {
  timeout: 300_000,
}, async () => {
  const commit = '0123456789abcdef0123456789abcdef01234567'
  await tryImage(buildTree(folder, { COMMIT: commit }, runFromClone), commit)
})
