// Builds stale outputs: `node scripts/build.ts [portal] [backoffice] [storybook]`, all when
// none is named; `domain client ui` builds the published packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import { buildPageWriter } from './apps/page-writers.ts'

interface Build {
  output: string
  /** Files that affect the output. */
  inputs: string[]
  command: [string, ...string[]]
  /** Post-processes the output. */
  finish?: () => Promise<void>
}

const library = [
  'packages/*/src/**/*',
  'packages/*/package.json',
  'packages/*/pictures/*',
  'package-lock.json',
]
const appFiles = (app: string) => [
  'scripts/{apps,chunks}/*.ts',
  `apps/${app}/{src,public}/**/*`,
  `apps/${app}/*.{html,ts,json}`,
]

/** The build of an app under a path; `pages` are its HTML files. */
function appBuild(app: string, base: string, pages: readonly string[]): Build {
  return {
    output: `apps/${app}/dist`,
    inputs: [...library, ...appFiles(app)],
    command: ['vite', 'build', '--config', `apps/${app}/vite.config.ts`, '--logLevel', 'warn'],
    finish: async () => {
      const folder = `apps/${app}/dist`
      await buildPageWriter(app, base, pages)
      await compress(folder)
    },
  }
}

/** The build of a published package; `below` are the packages that it depends on. */
function packageBuild(name: string, ...below: string[]): Build {
  return {
    output: `packages/${name}/dist`,
    inputs: [
      ...[name, ...below].map((one) => `packages/${one}/src/**/!(*.stories|*.test).{ts,tsx,css,json}`),
      `packages/${name}/{package.json,README.md,CHANGELOG.md}`,
      'LICENSE',
      'package-lock.json',
      'scripts/package.ts',
      'tsconfig*.json',
    ],
    command: ['node', 'scripts/package.ts', name],
  }
}

const builds: Record<string, Build> = {
  domain: packageBuild('domain'),
  client: packageBuild('client', 'domain'),
  ui: packageBuild('ui', 'domain'),
  portal: appBuild('portal', '/', ['index.html', 'landing.html', 'calendar.html', 'property.html']),
  backoffice: appBuild('backoffice', '/backoffice/', ['index.html']),
  storybook: {
    output: 'storybook-static',
    inputs: [
      ...library,
      ...appFiles('portal'),
      ...appFiles('backoffice'),
      'stories/**/*',
      '.storybook/**/*',
      'vite.config.ts',
      'docs/*.md',
    ],
    command: ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'],
  },
}

/** Builds an output unless its inputs are unchanged since the last build. */
export async function buildIfStale(name: string): Promise<void> {
  const build = builds[name]
  if (!build) throw new Error(`There is no build named ${name}. Known: ${Object.keys(builds).join(', ')}.`)
  const stamp = `${build.output}/.built-from`
  const state = stateOf(build)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  console.log(`Montando ${name}…`)
  const [command, ...options] = build.command
  const run = spawnSync(command, options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status !== 0) throw new Error(`${build.command.join(' ')} failed.\n${run.stdout}\n${run.stderr}`)
  await preservingNodeEnv(async () => build.finish?.())
  writeFileSync(stamp, state)
}

/** Runs work and restores NODE_ENV: Vite sets it to production, and a server started afterwards in this process would have no demo. */
export async function preservingNodeEnv(work: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env
  try {
    await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

function stateOf(build: Build): string {
  const hash = createHash('sha256')
  const files = globSync(build.inputs, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => `${entry.parentPath}/${entry.name}`).sort()) {
    hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Writes `.br` and `.gz` beside every text file that is served, so that the server need not compress responses. */
async function compress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{js,css,svg}`, { exclude: [`${folder}/server`] })
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

if (import.meta.main) {
  const asked = process.argv.slice(2)
  for (const name of asked.length > 0 ? asked : Object.keys(builds)) await buildIfStale(name)
}
