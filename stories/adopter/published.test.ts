import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { madeApp } from './made-app.ts'
import { published } from './scratch-app.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../..')
const { adopter, tarballs } = await madeApp()

describe.each(published)('@ensaio/%s', (name) => {
  const tarball = tarballs[name]

  test('contains code, declarations, docs and licence, but no source, test or story', async () => {
    const { stdout } = await run('tar', ['-tzf', tarball])
    const files = stdout
      .trim()
      .split('\n')
      .map((path) => path.replace('package/', ''))
    const strange = files.filter(
      (path) =>
        !/\.(js|d\.ts|css)$|^theme\/tokens(\.dark)?\.json$|^files\/|\/files\/|^(package\.json|LICENSE|README\.md|CHANGELOG\.md)$/.test(
          path,
        ),
    )
    expect(strange).toEqual([])
    expect(files.filter((path) => /\.(test|stories)\./.test(path))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['index.js', 'index.d.ts', 'LICENSE', 'README.md']))
  })

  test('has a manifest without publint findings', async () => {
    const pkgDir = join(adopter, 'node_modules/@ensaio', name)
    const { messages, pkg } = await publint({ pkgDir, strict: true, pack: false })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])
  })

  test('asks for a Node that its dependencies accept', async () => {
    const manifestOf = async (dependency: string) =>
      JSON.parse(await readFile(join(adopter, 'node_modules', dependency, 'package.json'), 'utf8')) as {
        engines?: { node?: string }
        dependencies?: Record<string, string>
      }
    const oldest = (engines?: { node?: string }) => Number(/^>=\s*(\d+)/.exec(engines?.node ?? '')?.[1] ?? 0)
    const { engines, dependencies = {} } = await manifestOf(`@ensaio/${name}`)
    for (const dependency of Object.keys(dependencies))
      expect(oldest((await manifestOf(dependency)).engines), dependency).toBeLessThanOrEqual(oldest(engines))
  })

  test('has types without attw findings, for Node and bundlers', async () => {
    const attw = join(root, 'node_modules/.bin/attw')
    const { stdout } = await run(attw, [tarball, '--profile', 'esm-only', '--format', 'json']).catch(
      (reason: { stdout: string }) => reason,
    )
    const { analysis } = JSON.parse(stdout) as {
      analysis: { problems: { kind: string; entrypoint?: string; resolutionKind?: string }[] }
    }
    // `require` and resolutions older than `exports` are not supported.
    const others = ['node10', 'node16-cjs']
    expect(analysis.problems.filter(({ resolutionKind }) => !others.includes(resolutionKind ?? ''))).toEqual(
      [],
    )
  })

  test('exports exactly the listed names', async () => {
    const script = `console.log(Object.keys(await import('@ensaio/${name}')).sort().join('\\n'))`
    const { stdout } = await run('node', ['--input-type=module', '--eval', script], { cwd: adopter })
    await expect(stdout).toMatchFileSnapshot(join(root, `packages/${name}/surface.txt`))
  })
})

/** Returns the modules in the bundle of one line of code. */
async function bundled(line: string): Promise<string[]> {
  const entry = 'virtual:one-line'
  const results = await build({
    root: adopter,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'one-line',
        resolveId: (id) => (id === entry ? join(adopter, 'one-line.ts') : null),
        load: (id) => (id.endsWith('one-line.ts') ? line : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  return [results]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id.replace(`${adopter}/node_modules/`, ''))
}

describe('an app bundles only what it imports', () => {
  const heavy = /^(@dnd-kit|react-hook-form|@hookform|react-number-format|date-fns)\//

  test('StatusBadge bundles no sorting, no form, no calendar and no other widget', async () => {
    const modules = await bundled("export { StatusBadge } from '@ensaio/ui'")
    expect(modules).toContain('@ensaio/ui/widgets/session/StatusBadge/StatusBadge.js')
    expect(modules.filter((id) => heavy.test(id))).toEqual([])
    expect(
      modules.filter((id) => /^@ensaio\/ui\/widgets\/(?!session\/(StatusBadge\/|status-icon))/.test(id)),
    ).toEqual([])
  })

  test('a form bundles react-hook-form, so the test above can detect it', async () => {
    const modules = await bundled("export { LoginForm } from '@ensaio/ui'")
    expect(modules.filter((id) => heavy.test(id)).join()).toContain('react-hook-form/')
  })
})
