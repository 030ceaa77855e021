// The files that git tracks or would track, classified by purpose.
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

/** Returns a file's text; cached. */
export function read(path: string): string {
  const known = texts.get(path)
  if (known !== undefined) return known
  const text = readFileSync(join(root, path), 'utf8')
  texts.set(path, text)
  return text
}

/** Whether a file is a test, a story, or used only by those. */
export function isTestCode(path: string): boolean {
  return (
    /\.(test|stories)\.tsx?$/.test(path) ||
    /^(stories|packages\/testing)\//.test(path) ||
    /^apps\/api\/races\//.test(path)
  )
}

/** Hand-written TypeScript. */
export const code = tracked.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))

/** Counts the lines of a file. */
export function lineCount(path: string): number {
  return read(path).split('\n').length - 1
}

/** Returns the module specifiers that a file imports or re-exports, type-only and dynamic ones included. */
export function importsOf(path: string): string[] {
  const text = read(path).replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const found = text.matchAll(/(?:from\s+|import\s*\(\s*|^import\s+)['"]([^'"]+)['"]/gm)
  return [...found].map(([, address]) => address ?? '')
}

const isTracked = new Set(tracked)

/** Resolves a relative import to a tracked file; null for packages. */
export function importedFile(from: string, address: string): string | null {
  if (!address.startsWith('.')) return null
  const target = join(dirname(from), address)
  return isTracked.has(target) ? target : null
}
