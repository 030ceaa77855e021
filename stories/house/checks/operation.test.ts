import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { initdbFlags } from '@ensaio/testing/server/postgres'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../apps/api/src/config/config.ts'
import { readDockerfile } from '../../../scripts/image/dockerfile.ts'

const root = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The variables that the server's configuration reads. */
const known = new Set<string>()
readConfig(
  new Proxy({} as Record<string, string>, {
    get: (_, name) => {
      known.add(String(name))
      return undefined
    },
  }),
)

/** Returns the variables that compose passes to the servers or to the build of their image. */
function composed(): string[] {
  const [, server = ''] = read('compose.yaml').match(/x-server:([\s\S]*?)\nservices:/) ?? []
  return [...server.matchAll(/^ {4}(?: {2})?([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '')
}

/** Returns the variables that the image sets. */
const inImage = () =>
  readDockerfile(read('Dockerfile'))
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ text }) => [...text.matchAll(/([A-Z_]+)=/g)])
    .map(([, name]) => name ?? '')
    .filter((name) => !name.startsWith('MALLOC_'))

const assigned = (text: string) =>
  [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '')
const listed = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
    .map(([, name]) => name ?? '')

describe('every variable that the server reads, and no other, is in', () => {
  test('the configuration', () => {
    expect([...known]).toEqual(
      expect.arrayContaining(['PORT', 'DATABASE_URL', 'S3_BUCKET', 'NODE_ENV', 'HOST']),
    )
  })

  test.each([
    ['README.md', () => listed(read('README.md'))],
    ['.env.example', () => assigned(read('.env.example'))],
    // HOST: a container listens at one fixed address.
    ['compose.yaml and the image', () => [...new Set([...composed(), ...inImage(), 'HOST'])]],
  ])('%s', (_where, names) => {
    expect(names().toSorted()).toEqual([...known].toSorted())
  })
})

describe('the deployment', () => {
  test('env.example names every variable that compose requires', () => {
    const required = [...read('compose.yaml').matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(
      ([, name]) => name ?? '',
    )
    const named = assigned(read('deploy/env.example'))
    expect([...new Set(required)].toSorted()).toEqual(named.toSorted())
  })

  test('the servers trust only the proxy’s network, and the proxy overwrites the client’s address', () => {
    const compose = read('compose.yaml')
    const [, subnet = ''] = compose.match(/subnet: ([\d./]+)/) ?? []
    expect(compose).toContain(`TRUST_PROXY: ${subnet}\n`)
    expect(read('deploy/nginx.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
  })

  test('its database knows the letters that the tests’ database knows', () => {
    const [, flags = ''] = read('compose.yaml').match(/POSTGRES_INITDB_ARGS: (.*)/) ?? []
    expect(flags.split(' ')).toEqual([...initdbFlags, '--data-checksums'])
  })

  test('the proxy accepts the largest photo that the servers accept', () => {
    const [, megabytes = 0] = read('deploy/nginx.conf').match(/client_max_body_size (\d+)m/) ?? []
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(3_145_728 + 65_536)
  })

  test('the image does not run as root, and has the project’s Node version', () => {
    const image = read('Dockerfile')
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { version: string }>
    }
    const { version = '' } = packages['node_modules/node'] ?? {}
    const bases = [...image.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base ?? '')
    expect(bases.filter((base) => base !== 'manifests' && !base.startsWith(`node:${version}-`))).toEqual([])
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
