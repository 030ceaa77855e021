// Builds a package for publishing into its dist, with a manifest: `node scripts/package.ts ui`. In the repository `exports` points to the
// sources; in dist, from which the tarball is made, it points to the built files.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'

interface Manifest {
  name: string
  exports: Record<string, string>
  [field: string]: unknown
}

const root = join(import.meta.dirname, '..')
const [name = ''] = process.argv.slice(2)
const source = join(root, 'packages', name)
const output = join(source, 'dist')

const read = (path: string) => readFileSync(path, 'utf8')

/** Compiles JavaScript and declarations file by file, so that bundlers can drop unused modules. */
function compile(): void {
  const run = spawnSync('tsc', ['-p', join(source, 'tsconfig.build.json')], { stdio: 'inherit' })
  if (run.status !== 0) throw new Error(`packages/${name} has type errors.`)
  // The compiler rewrites import extensions in JavaScript only.
  rewrite('**/*.d.ts', /((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2')
  // Node resolves a CommonJS styled-components, whose default export is not `styled`; the named export works everywhere.
  rewrite('**/*.js', /^import styled(?:, \{ ([^}]+) \})? from 'styled-components'/m, (_, others?: string) => {
    return `import { ${['styled', ...(others ? [others] : [])].join(', ')} } from 'styled-components'`
  })
  nameStyledComponents()
}

/**
 * Gives each styled component an id from its file and name. The ids that styled-components counts differ between the bundles of a
 * server and a browser, and React then finds other class names than the server wrote.
 */
function nameStyledComponents(): void {
  for (const path of globSync(join(output, '**/*.js'))) {
    const named = read(path).replace(
      /^(?:export )?const (\w+) = styled(?:\.\w+|\((?:[^()]|\([^()]*\))*\))/gm,
      (found, component: string) => {
        const file = relative(output, path).replaceAll('\\', '/')
        const id = createHash('sha256').update(`${file} ${component}`).digest('hex').slice(0, 8)
        return `${found}.withConfig({ componentId: 'ensaio-${id}' })`
      },
    )
    writeFileSync(path, named)
  }
}

function rewrite(
  files: string,
  found: RegExp,
  put: string | ((match: string, part: string) => string),
): void {
  for (const path of globSync(join(output, files))) {
    writeFileSync(path, read(path).replace(found, put as string))
  }
}

/** Copies a style sheet with its fonts, so that it works without a bundler that resolves packages. */
function copyStyles(path: string): void {
  const find = createRequire(join(source, 'package.json'))
  const target = join(output, path.replace('./src/', ''))
  const files = join(dirname(target), 'files')
  mkdirSync(files, { recursive: true })
  const text = read(join(source, path)).replace(/url\("(@[^"]+)"\)/g, (_, address: string) => {
    const font = address.split('/').slice(0, 2).join('/')
    copyFileSync(find.resolve(`${font}/LICENSE`), join(files, `${basename(font)}-LICENSE`))
    copyFileSync(find.resolve(address), join(files, basename(address)))
    return `url("./files/${basename(address)}")`
  })
  writeFileSync(target, text)
  writeFileSync(`${target}.d.ts`, 'export {}\n')
}

/** Returns the built files of an entry point. */
function builtEntry(path: string): { types?: string; default: string } {
  const built = path.replace('./src/', './')
  if (built.endsWith('.json')) return { default: built }
  if (built.endsWith('.css')) return { types: `${built}.d.ts`, default: built }
  return { types: built.replace(/\.tsx?$/, '.d.ts'), default: built.replace(/\.tsx?$/, '.js') }
}

function writeManifest(): void {
  const {
    private: _,
    scripts,
    devDependencies,
    publishConfig,
    ...manifest
  } = JSON.parse(read(join(source, 'package.json'))) as Manifest
  const entries = Object.entries(manifest.exports).map(([entry, path]) => [entry, builtEntry(path)])
  const published = {
    ...manifest,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    types: './index.d.ts',
    files: ['*.md', '**/*.js', '**/*.d.ts', '**/*.css', '**/*.json', '**/files/*'],
  }
  writeFileSync(join(output, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  copyFileSync(join(root, 'LICENSE'), join(output, 'LICENSE'))
  for (const text of globSync('{README,CHANGELOG}.md', { cwd: source })) {
    copyFileSync(join(source, text), join(output, text))
  }
}

rmSync(output, { recursive: true, force: true })
compile()
for (const path of globSync('**/*.json', { cwd: join(source, 'src') })) {
  copyFileSync(join(source, 'src', path), join(output, path))
}
for (const path of globSync(join(source, 'src/**/*.css'))) copyStyles(path.replace(source, '.'))
writeManifest()
