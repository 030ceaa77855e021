import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const code = tracked.filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path))

/** Returns the module specifiers that a file imports, dynamic imports and re-exports included. */
function importsOf(path: string): string[] {
  const text = read(path).replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const found = text.matchAll(/(?:from\s+|import\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm)
  return [...found].map(([, address]) => address ?? '')
}

describe('the repository layout', () => {
  test('has no folder without a specific name', () => {
    const vague = tracked.filter((path) =>
      /(^|\/)(utils?|helpers?|common|shared|lib|misc|__tests__)\//.test(path),
    )
    expect(vague).toEqual([])
  })

  test('has no index file but the entry points of packages', () => {
    const indexes = tracked.filter((path) => /\/index\.(ts|tsx)$/.test(path))
    expect(indexes.filter((path) => !/^packages\/[a-z]+\/src\/index\.ts$/.test(path))).toEqual([])
  })

  test('restyles by `styled()` only what passes a class on: a function component without `className` ignores the style', () => {
    const source = code.filter((path) => /^(packages\/(ui|frame)|apps\/\w+)\/src\/.*\.tsx?$/.test(path))
    const functions = new Set(
      source.flatMap((path) =>
        [...read(path).matchAll(/^export function ([A-Z]\w+)\((?:(?!className)[\s\S])*?^\}/gm)].map(
          ([, name = '']) => name,
        ),
      ),
    )
    expect([...functions]).toContain('Text')
    const idle = source.flatMap((path) =>
      [...read(path).matchAll(/\bstyled\(([A-Z]\w+)\)/g)]
        .filter(
          ([, name = '']) =>
            functions.has(name) &&
            // A file of styles has a styled element of the same name.
            !new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*styles\\.ts'`).test(read(path)),
        )
        .map(([restyled]) => `${path}: ${restyled}`),
    )
    expect(idle).toEqual([])
  })

  test('a component folder is imported by its namesake alone: parts shared by two components are beside them', () => {
    const folder = /^packages\/ui\/src\/.*\/([A-Z]\w+)\/(.+)$/
    const insides = code
      .filter((path) => path.startsWith('packages/ui/src/') && !/\.stories\.tsx$/.test(path))
      .filter((path) => !/^packages\/ui\/src\/(primitives|widgets|office-widgets)\.ts$/.test(path))
      .flatMap((path) =>
        importsOf(path)
          .filter((address) => address.startsWith('.'))
          .map((address) => join(dirname(path), address))
          .filter((target) => {
            const [, component = '', inner = ''] = target.match(folder) ?? []
            const isOwn = path.startsWith(target.slice(0, target.length - inner.length))
            return component !== '' && !isOwn && inner !== `${component}.tsx`
          })
          .map((target) => `${path} → ${target}`),
      )
    expect(insides).toEqual([])
  })

  test('has no relative import that leaves its workspace', () => {
    const workspace = (path: string) => path.match(/^(packages|apps)\/[a-z]+\//)?.[0]
    const violations = code
      // Build configurations may import the scripts.
      .filter((path) => workspace(path) !== undefined && !path.endsWith('/vite.config.ts'))
      .flatMap((path) =>
        importsOf(path)
          .filter((address) => address.startsWith('.'))
          .map((address) => relative(root, resolve(root, dirname(path), address)))
          .filter((target) => !target.startsWith(workspace(path) ?? ''))
          .map((target) => `${path} → ${target}`),
      )
    expect(violations).toEqual([])
  })

  test('has workspaces that declare only the workspaces below them', () => {
    const below: Record<string, string[]> = {
      domain: [],
      client: ['domain'],
      mocks: ['domain'],
      ui: ['domain'],
      frame: ['client', 'domain', 'ui'],
      portal: ['client', 'domain', 'frame', 'ui'],
      backoffice: ['client', 'domain', 'frame', 'ui'],
      api: ['domain'],
      testing: ['api', 'domain'],
    }
    for (const path of tracked.filter((one) => /^(packages|apps)\/[a-z]+\/package\.json$/.test(one))) {
      const manifest = JSON.parse(read(path)) as { name: string; dependencies?: Record<string, string> }
      const own = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@ensaio/'))
      const allowed = below[manifest.name.replace('@ensaio/', '')]
      expect(
        own.map((name) => name.replace('@ensaio/', '')).filter((name) => !allowed?.includes(name)),
      ).toEqual([])
    }
  })

  test('has no import that its manifest does not declare', () => {
    const missing = code
      .filter((path) => /^(packages|apps)\/[a-z]+\/src\//.test(path) && !/\.(test|stories)\.tsx?$/.test(path))
      .flatMap((path) => {
        const manifest = JSON.parse(
          read(path.replace(/^((?:packages|apps)\/[a-z]+)\/.*$/, '$1/package.json')),
        )
        const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
        return importsOf(path)
          .filter((address) => !/^(\.|#|node:)/.test(address))
          .map((address) =>
            address
              .split('/')
              .slice(0, address.startsWith('@') ? 2 : 1)
              .join('/'),
          )
          .filter((name) => name !== manifest.name && !declared.includes(name))
          .map((name) => `${path} → ${name}`)
      })
    expect(missing).toEqual([])
  })

  test('has a story that renders each widget and each primitive', () => {
    const components = tracked.flatMap((path) => {
      const [, kind, folder, name] =
        path.match(/^packages\/ui\/src\/(widgets|primitives)\/\w+\/([A-Z]\w+)\/(\w+)\.tsx$/) ?? []
      return kind && folder && folder === name ? [{ kind, name: folder }] : []
    })
    expect(components.length).toBeGreaterThan(60)
    const shown = new Set(
      tracked.filter((path) => path.endsWith('.stories.tsx')).flatMap((path) => [...namesIn(path)]),
    )
    expect(components.filter(({ name }) => !shown.has(name))).toEqual([])
  })
})

/** Returns the components that a story file imports, directly or through a relative import. */
function namesIn(path: string): Set<string> {
  const near = [
    path,
    ...importsOf(path)
      .filter((one) => one.startsWith('.'))
      .map((one) => join(dirname(path), one)),
  ]
  return new Set(
    near
      .filter((one) => tracked.includes(one))
      .flatMap((one) => [...importsOf(one), one])
      .map((one) => one.match(/(\w+)\.tsx$/)?.[1] ?? ''),
  )
}

describe('the committed code', () => {
  test('contains no registry address and no path of a machine', () => {
    const lock = read('package-lock.json')
    expect(lock).not.toMatch(/"resolved": "http/)
    const texts = tracked.filter(
      (path) => !/\.(webp|jpg|png|pdf|woff2|ico)$/.test(path) && path !== 'package-lock.json',
    )
    const leaks = texts.filter((path) => /(\/home\/[a-z]|\/Users\/[a-z]|\/root\/|\/work\/)/.test(read(path)))
    expect(leaks.filter((path) => path !== 'stories/house/checks/structure.test.ts')).toEqual([])
  })

  test('contains no skipped or focused test', () => {
    const tests = code.filter(
      (path) => /\.(test|stories|e2e)\.tsx?$/.test(path) && !path.endsWith('structure.test.ts'),
    )
    expect(tests.filter((path) => /\b(describe|it|test)\.(only|skip|todo)\(/.test(read(path)))).toEqual([])
  })

  // Test files of a Node project share a process, so a module may be loaded before its mock is set.
  test('resets modules in each test file that mocks one', () => {
    const mocking = code.filter(
      (path) => path !== 'stories/house/checks/structure.test.ts' && /\bvi\.(do)?[mM]ock\(/.test(read(path)),
    )
    expect(mocking.filter((path) => !read(path).includes('vi.resetModules()'))).toEqual([])
  })

  test('reads no clock in domain or ui: today and now are arguments', () => {
    const widgets = code.filter(
      (path) => /^packages\/(ui|domain)\/src\//.test(path) && !/\.(test|stories)\./.test(path),
    )
    const clocks = widgets.filter((path) => /new Date\(\)|Date\.now\(\)/.test(read(path)))
    expect(clocks).toEqual([])
  })
})
