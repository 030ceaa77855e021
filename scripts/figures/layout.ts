// The limits of the layout: entries of a folder, lines of a file, imports in circles, SQL outside repositories.
import { importCycles } from './import-cycles.ts'
import { code, importedFile, importsOf, isTestCode, lineCount, read, tracked } from './tree.ts'

const maxEntries = 25
const maxLines = 300
const maxProofLines = 350

/** Folders of more than 25 entries, as `path count`. Folders of pictures and fonts do not count. */
export function crowdedFolders(): string[] {
  const entries = new Map<string, Set<string>>()
  for (const path of tracked) {
    const parts = path.split('/')
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ''))
    }
  }
  return [...entries]
    .filter(([folder]) => !/(pictures|public|photos|logos|fonts)/.test(folder))
    .filter(([, names]) => names.size > maxEntries)
    .map(([folder, names]) => `${folder} ${names.size}`)
}

/** Files of more than 300 lines, tests and stories of more than 350, as `path lines`. */
export function longFiles(): string[] {
  return code
    .filter((path) => lineCount(path) > (isTestCode(path) ? maxProofLines : maxLines))
    .map((path) => `${path} ${lineCount(path)}`)
}

/** Groups of files that import each other, type-only imports included, as `one ↔ other`. */
export function filesInCycles(): string[] {
  const graph = new Map(
    code.map((path) => [path, importsOf(path).flatMap((address) => importedFile(path, address) ?? [])]),
  )
  return importCycles(graph).map((group) => group.join(' ↔ '))
}

const query = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]+>)?`/
const placesOfSql = /\/repository\/|-repository\.ts$|^apps\/api\/src\/(database|demo)\//

/** Functions that domain exports and none of its tests names, as `path name`. */
export function unnamedFunctions(): string[] {
  const domain = code.filter((path) => path.startsWith('packages/domain/src/'))
  const tests = new Set(domain.filter(isTestCode).flatMap((path) => read(path).match(/\w+/g) ?? []))
  return domain
    .filter((path) => !isTestCode(path))
    .flatMap((path) =>
      [...read(path).matchAll(/^export (?:async )?function (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !tests.has(name))
        .map((name) => `${path} ${name}`),
    )
}

/** Files of the API that write SQL outside a repository. */
export function strayQueries(): string[] {
  return code
    .filter((path) => path.startsWith('apps/api/src/') && !isTestCode(path) && !placesOfSql.test(path))
    .filter((path) => query.test(read(path)))
}
