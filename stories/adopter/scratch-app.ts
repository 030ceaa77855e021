import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../../scripts/build.ts'

/** The published packages, each after its dependencies. */
export const published = ['domain', 'client', 'ui'] as const

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the app; see `resultFile`. */
    scratch: string
  }
}

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The packed tarballs and the app. */
export interface ScratchApp {
  /** The tarball of each package, by its short name. */
  tarballs: Record<(typeof published)[number], string>
  /** The folder of an external app with the tarballs installed. */
  adopter: string
}

/** The file in which `setup` reports the finished app or its failure. */
export const resultFile = (folder: string) => join(folder, 'scratch-app.json')

interface Manifest {
  version: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** Returns the names of the third-party dependencies of a manifest. */
function dependenciesOf({ dependencies, peerDependencies, peerDependenciesMeta = {} }: Manifest): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...peers].filter((name) => !name.startsWith('@ensaio/'))
}

async function manifestIn(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}

/** Packs the builds, as a release does. */
async function pack(folder: string): Promise<string[]> {
  const sources = published.map((name) => `./packages/${name}/dist`)
  const { stdout } = await run('npm', ['pack', ...sources, '--json', '--pack-destination', folder], {
    cwd: root,
  })
  const packed: { filename: string }[] = Object.values(JSON.parse(stdout))
  return packed.map(({ filename }) => join(folder, filename))
}

/** Returns the local paths of third-party packages and all their dependencies. */
async function needed(names: string[], from: string, found = new Set<string>()): Promise<Set<string>> {
  for (const name of names) {
    const places = [join(from, 'node_modules', name), join(root, 'node_modules', name)]
    const place = places.find((path) => existsSync(path))
    if (!place || found.has(place)) continue
    found.add(place)
    await needed(dependenciesOf(await manifestIn(place)), place, found)
  }
  return found
}

/**
 * Installs the tarballs into an external app. Copies third-party packages from this repository, so that no network is needed; npm then
 * checks the declared ranges and removes undeclared packages. Writes the examples of the READMEs as files of the app.
 */
async function install(folder: string, tarballs: string[]): Promise<void> {
  await cp(join(import.meta.dirname, 'app'), folder, { recursive: true })
  const own = ['react', 'react-dom', 'styled-components', '@types/node', '@types/react', '@types/react-dom']
  const built = await Promise.all(published.map((name) => manifestIn(join(root, `packages/${name}/dist`))))
  const names = [...own, ...built.flatMap(dependenciesOf)]
  for (const place of await needed(names, root)) {
    await cp(place, join(folder, relative(root, place)), {
      recursive: true,
      filter: (path) => !path.endsWith('.map') && !(path !== place && path.endsWith('/node_modules')),
    })
  }
  const versions = await Promise.all(own.map((name) => manifestIn(join(root, 'node_modules', name))))
  const dependencies = Object.fromEntries([
    ...own.map((name, place) => [name, versions[place]?.version ?? '']),
    ...published.map((name, place) => [`@ensaio/${name}`, `file:${tarballs[place]}`]),
  ])
  const manifest = { name: 'outro-aplicativo', private: true, type: 'module', dependencies }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  // npm would look peers up in the registry even when installed; `npm ls` checks them afterwards.
  const quietly = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', '--legacy-peer-deps', ...quietly], { cwd: folder })
  await run('npm', ['ls', '--all', '--no-legacy-peer-deps'], { cwd: folder })
  for (const name of published) {
    const readme = await readFile(join(folder, 'node_modules/@ensaio', name, 'README.md'), 'utf8')
    // The guide of ui shows files of the app, which are there already.
    if (name === 'ui') continue
    await writeFile(join(folder, `readme-${name}.tsx`), readme.match(/```tsx?\n(.*?)```/s)?.[1] ?? '')
  }
}

/** Builds stale packages, packs them, and installs them into an external app. */
async function make(folder: string): Promise<ScratchApp> {
  for (const name of published) await buildIfStale(name)
  const [domain = '', client = '', ui = ''] = await pack(folder)
  const adopter = join(folder, 'app')
  await install(adopter, [domain, client, ui])
  return { tarballs: { domain, client, ui }, adopter }
}

/** Starts to make the app in the background; returns a teardown that removes it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ensaio-adopter-'))
  project.provide('scratch', folder)
  const finished = make(folder)
    .catch((error: Error) => ({ failure: error.stack }))
    .then(async (outcome) => {
      await writeFile(`${resultFile(folder)}.new`, JSON.stringify(outcome))
      await rename(`${resultFile(folder)}.new`, resultFile(folder))
    })
  return async () => {
    await finished
    await rm(folder, { recursive: true, force: true })
  }
}
