import { build, type InlineConfig, type Rolldown } from 'vite'
import { beginsVisit } from '../apps/page-files.ts'
import { mergeFiles, type Route } from './merge-files.ts'

type File = Rolldown.OutputChunk

/** Every file that is loaded with a file: itself and what it imports statically. */
function loadedWith(files: ReadonlyMap<string, File>, name: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(name)) return loaded
  loaded.add(name)
  for (const next of files.get(name)?.imports ?? []) loadedWith(files, next, loaded)
  return loaded
}

/** How much a page counts beside something that is opened in one: people wait for it more often. */
const pageWeight = 10

/**
 * The ways through an app: from each HTML page to each file that it comes to load on demand, on the shortest way, as
 * the names of the files loaded (`index`, `SessionPage`, `PictureViewer`). Pages weigh more than what is opened in one.
 */
function routesOf(files: ReadonlyMap<string, File>): Route[] {
  const routes: Route[] = []
  for (const page of [...files.values()].filter(({ isEntry }) => isEntry)) {
    const known = new Set([page.fileName])
    const waiting = [[page.fileName]]
    for (const route of waiting) {
      const last = route.at(-1) ?? page.fileName
      const isPage = last === page.fileName || beginsVisit(files.get(last)?.facadeModuleId ?? '')
      routes.push({ loads: route, weight: isPage ? pageWeight : 1 })
      const onDemand = [...loadedWith(files, last)].flatMap((name) => files.get(name)?.dynamicImports ?? [])
      for (const name of onDemand) {
        if (known.has(name)) continue
        known.add(name)
        waiting.push([...route, name])
      }
    }
  }
  return routes
}

/**
 * How the modules of an app are put into files, as it follows from its routes and imports: the app is built once as
 * the bundler splits it, one file for the modules that the same routes need, and those files are merged (`mergeFiles`).
 */
export async function splitByRoutes(app: InlineConfig) {
  const built = await build({
    ...app,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { ...app.build, write: false },
  })
  const files = new Map(
    [built]
      .flat()
      .flatMap((one) => ('output' in one ? one.output : []))
      .filter((file) => file.type === 'chunk')
      .map((file) => [file.fileName, file]),
  )
  const shared = mergeFiles(
    [...files.values()].map(({ fileName, code, imports, isEntry, isDynamicEntry }) => ({
      name: fileName,
      bytes: code.length,
      imports,
      isEntry: isEntry || isDynamicEntry,
    })),
    routesOf(files),
  )
  const fileOf = new Map(
    shared.flatMap((members, index) =>
      members
        .flatMap((member) => files.get(member)?.moduleIds ?? [])
        // A style sheet would bring the code of its file along.
        .filter((id) => !id.endsWith('.css'))
        .map((id): [string, string] => [id, `shared-${index}`]),
    ),
  )
  return {
    groups: [
      {
        name: (id: string) => fileOf.get(id) ?? null,
        test: (id: string) => fileOf.has(id),
        includeDependenciesRecursively: false,
      },
    ],
  }
}
