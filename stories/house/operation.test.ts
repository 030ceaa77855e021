import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The variables that the server reads: asked of the environment by name in the configuration. */
const known = new Set(
  [
    ...read('apps/api/src/config.ts').matchAll(/(?:\benv\.|(?:read|choose|readS3)\(\s*')([A-Z][A-Z0-9_]+)/g),
  ].map(([, name]) => name ?? ''),
)

/** The variables that a text sets: `NAME:` lines under the servers' environment, `NAME=` elsewhere. */
function composed(): string[] {
  const [, block = ''] =
    read('compose.yaml').match(/x-server:[\s\S]*?\n {2}environment:\n([\s\S]*?)\n {2}\S/) ?? []
  return [...block.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '')
}

const assigned = (text: string) =>
  [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '')
const listed = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
    .map(([, name]) => name ?? '')

describe('every variable named is one that the server reads', () => {
  test('the configuration is found', () => {
    expect([...known]).toEqual(
      expect.arrayContaining(['PORT', 'DATABASE_URL', 'S3_BUCKET', 'NODE_ENV', 'HOST']),
    )
  })

  test.each([
    ['compose.yaml', composed],
    [
      'Dockerfile',
      () =>
        [...read('Dockerfile').matchAll(/([A-Z_]+)=(?=\S)/g)]
          .map(([, name]) => name ?? '')
          .filter((name) => name !== 'PATH' && !name.startsWith('MALLOC_')),
    ],
    ['.env.example', () => assigned(read('.env.example'))],
    ['README.md', () => listed(read('README.md'))],
  ])('%s', (_file, names) => {
    expect(names().length).toBeGreaterThan(2)
    expect(names().filter((name) => !known.has(name))).toEqual([])
  })

  test('and those that it reads are told in .env.example', () => {
    const told = new Set([...assigned(read('.env.example')), 'NODE_ENV'])
    expect([...known].filter((name) => !told.has(name))).toEqual([])
  })
})

describe('what stands around the servers', () => {
  test('compose asks for every secret that it hands on, and env.example names it', () => {
    const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name ?? '')
    const told = assigned(read('deploy/env.example'))
    expect([...new Set(asked)].toSorted()).toEqual(told.toSorted())
  })

  test('the servers believe the proxy’s network alone, and the proxy writes the address anew', () => {
    const compose = read('compose.yaml')
    const [, subnet = ''] = compose.match(/subnet: ([\d./]+)/) ?? []
    expect(compose).toContain(`TRUST_PROXY: ${subnet}\n`)
    expect(read('deploy/nginx.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  })

  test('the proxy takes the largest photo that the servers take', () => {
    const [, megabytes = 0] = read('deploy/nginx.conf').match(/client_max_body_size (\d+)m/) ?? []
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(3_145_728 + 65_536)
  })

  test('the image runs as nobody’s root, on the Node of the project', () => {
    const image = read('Dockerfile')
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } }
    const [major = ''] = devDependencies.node.replace('^', '').split('.')
    const bases = [...image.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base ?? '')
    expect(bases.filter((base) => base !== 'manifests' && !base.startsWith(`node:${major}-`))).toEqual([])
    expect(image.lastIndexOf('USER node')).toBeGreaterThan(image.lastIndexOf('FROM '))
    for (const workspace of [
      'packages/domain',
      'packages/client',
      'packages/mocks',
      'packages/ui',
      'packages/frame',
    ])
      expect(image).toContain(`COPY ${workspace}/package.json ${workspace}/`)
  })
})
