import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../../scripts/build.ts'

/** The packages that others install, what each stands on before it. */
export const published = ['domain', 'client', 'ui'] as const

declare module 'vitest' {
  interface ProvidedContext {
    /** Where it is told of the app when it is made: `tellingOf`. */
    scratch: string
  }
}

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** What was made, or why it could not be. */
export interface ScratchApp {
  /** The tarball of each package, by its short name. */
  tarballs: Record<(typeof published)[number], string>
  /** A folder with an app of somebody else, the tarballs installed. */
  adopter: string
}

/** The file that tells of the app below a folder, once it is made. */
export const tellingOf = (folder: string) => join(folder, 'scratch-app.json')

interface Manifest {
  version: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** The packages of others that a manifest asks for. */
function asks({ dependencies, peerDependencies, peerDependenciesMeta = {} }: Manifest): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...peers].filter((name) => !name.startsWith('@ensaio/'))
}

async function manifestIn(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}

/** Packs what was built, as a release would. */
async function pack(folder: string): Promise<string[]> {
  const sources = published.map((name) => `./packages/${name}/dist`)
  const { stdout } = await run('npm', ['pack', ...sources, '--json', '--pack-destination', folder], {
    cwd: root,
  })
  const packed: { filename: string }[] = Object.values(JSON.parse(stdout))
  return packed.map(({ filename }) => join(folder, filename))
}

/** Every package of others that the given ones need, by where it lies in `node_modules` of this repository. */
async function needed(names: string[], from: string, found = new Set<string>()): Promise<Set<string>> {
  for (const name of names) {
    const places = [join(from, 'node_modules', name), join(root, 'node_modules', name)]
    const place = places.find((path) => existsSync(path))
    if (!place || found.has(place)) continue
    found.add(place)
    await needed(asks(await manifestIn(place)), place, found)
  }
  return found
}

/**
 * Installs the tarballs into an app that is not ours. What others publish is copied from here, so that nothing is asked of a network; npm
 * then sees to it that the declared ranges hold, and takes away what no manifest asks for. The examples of the READMEs become files of it.
 */
async function install(folder: string, tarballs: string[]): Promise<void> {
  await cp(join(import.meta.dirname, 'app'), folder, { recursive: true })
  const own = ['react', 'react-dom', 'styled-components', '@types/node', '@types/react', '@types/react-dom']
  const built = await Promise.all(published.map((name) => manifestIn(join(root, `packages/${name}/dist`))))
  const names = [...own, ...built.flatMap(asks)]
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
  // Peers are looked up in the registry even where they are there: `ls` checks them afterwards.
  const quietly = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', '--legacy-peer-deps', ...quietly], { cwd: folder })
  await run('npm', ['ls', '--all', '--no-legacy-peer-deps'], { cwd: folder })
  for (const name of published) {
    const readme = await readFile(join(folder, 'node_modules/@ensaio', name, 'README.md'), 'utf8')
    await writeFile(join(folder, `readme-${name}.tsx`), readme.match(/```tsx?\n(.*?)```/s)?.[1] ?? '')
  }
}

/** Builds the packages if they are stale, packs them, and installs them into an app of somebody else. */
async function make(folder: string): Promise<ScratchApp> {
  for (const name of published) await buildIfStale(name)
  const [domain = '', client = '', ui = ''] = await pack(folder)
  const adopter = join(folder, 'app')
  await install(adopter, [domain, client, ui])
  return { tarballs: { domain, client, ui }, adopter }
}

/** Begins to make the app; what is tested meanwhile does not wait for it. Leaves nothing behind. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ensaio-adopter-'))
  project.provide('scratch', folder)
  const told = make(folder)
    .catch((error: Error) => ({ failure: error.stack }))
    .then(async (outcome) => {
      await writeFile(`${tellingOf(folder)}.new`, JSON.stringify(outcome))
      await rename(`${tellingOf(folder)}.new`, tellingOf(folder))
    })
  return async () => {
    await told
    await rm(folder, { recursive: true, force: true })
  }
}
