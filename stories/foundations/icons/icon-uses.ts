import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { toId } from 'storybook/internal/csf'

/** An icon of the library and the components that draw it, each with the id of its docs page. */
export type IconUse = { name: string; components: { name: string; page: string }[] }

const root = join(import.meta.dirname, '../../..')
const library = join(root, 'packages/ui/src')

const read = (path: string) => readFileSync(path, 'utf8')

/** Returns the icons that a source imports; an icon may have another name in its file. */
export function importedIcons(source: string): string[] {
  return [...source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ') && !name.startsWith('Lucide')),
  )
}

/** Returns the folder of the component that a file belongs to, or null for a file that several components share. */
function componentFolder(file: string): string | null {
  const parts = relative(library, dirname(file)).split('/')
  const at = parts.findIndex((part) => /^[A-Z]/.test(part))
  return at < 0 ? null : join(library, ...parts.slice(0, at + 1))
}

/** Returns every file of the library that a component may be drawn by. */
const sources = () =>
  globSync(join(library, '{primitives,widgets,remote,theme}/**/*.{ts,tsx}')).filter(
    (path) => !/\.(stories|test)\.tsx?$/.test(path),
  )

/** Returns the component folders that draw a file: its own, or those of the files that import it. */
function foldersOf(file: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const own = componentFolder(file)
  if (own) return [own]
  return (importers.get(file) ?? []).flatMap((one) => foldersOf(one, importers))
}

/** Returns, by file, the files that import it. */
function importersOf(files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const [, address = ''] of read(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const target = join(dirname(file), address)
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

/** Returns a component with its docs page; null for a component without stories. */
function componentOf(folder: string): { name: string; page: string } | null {
  const name = folder.slice(folder.lastIndexOf('/') + 1)
  const written = globSync(join(folder, '*.stories.tsx')).sort()
  const file = written.find((path) => path.endsWith(`/${name}.stories.tsx`)) ?? written[0]
  const title = file && read(file).match(/preview\.meta\(\{\s*title: '([^']+)'/)?.[1]
  return title ? { name, page: toId(title, 'docs') } : null
}

/** Returns every icon that the library draws, by name, read from its sources. */
export function iconUses(): IconUse[] {
  const files = sources()
  const importers = importersOf(files)
  const folders = new Map<string, Set<string>>()
  for (const file of files) {
    for (const icon of importedIcons(read(file))) {
      folders.set(icon, new Set([...(folders.get(icon) ?? []), ...foldersOf(file, importers)]))
    }
  }
  return [...folders]
    .map(([name, used]) => ({
      name,
      components: [...used]
        .map(componentOf)
        .filter((one) => one !== null)
        .sort((a, b) => a.name.localeCompare(b.name)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name))
}
