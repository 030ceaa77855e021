// The files that git tracks or would track, told apart by what they are for.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Every file of the repository, by its path from the root. */
export const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))

const texts = new Map<string, string>()

/** A file's text; read once. */
export function read(path: string): string {
  const known = texts.get(path)
  if (known !== undefined) return known
  const text = readFileSync(join(root, path), 'utf8')
  texts.set(path, text)
  return text
}

/** Does a file prove something: a test, a story, or what only those use? */
export function isProof(path: string): boolean {
  return (
    /\.(test|stories)\.tsx?$/.test(path) ||
    /^(stories|packages\/testing)\//.test(path) ||
    /^apps\/api\/races\//.test(path)
  )
}

/** TypeScript that is written by hand. */
export const code = tracked.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))

/** Lines of a file. */
export function lineCount(path: string): number {
  return read(path).split('\n').length - 1
}

/** The addresses that a file imports or re-exports, type-only and dynamic ones included. */
export function importsOf(path: string): string[] {
  const text = read(path).replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const found = text.matchAll(/(?:from\s+|import\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm)
  return [...found].map(([, address]) => address ?? '')
}

/** The tracked file that a relative import leads to; null for packages. */
export function importedFile(from: string, address: string): string | null {
  if (!address.startsWith('.')) return null
  const target = join(dirname(from), address)
  return tracked.includes(target) ? target : null
}
