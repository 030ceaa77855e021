import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { placeOf, type Run, type Stage } from './build-tree.ts'
import { copyTree } from './copy-tree.ts'

const repository = resolve(import.meta.dirname, '../..')

/** `install -d -o node -g node /data`: whoever runs this here owns it. */
function makeFolder(command: string, stage: Stage): boolean {
  const [, path] = command.match(/^install -d(?: -[og] \w+)* (\/\S+)$/) ?? []
  if (path !== undefined) mkdirSync(placeOf(stage, path), { recursive: true })
  return path !== undefined
}

/** Does everything as the image would: installs from the registry, and builds. */
export const runForReal: Run = (command, stage) => {
  if (makeFolder(command, stage)) return
  console.log(`RUN ${command}`)
  const path = `${dirname(process.execPath)}:${process.env.PATH}`
  const env = { ...process.env, ...stage.env, PATH: path, NODE_COMPILE_CACHE: '' }
  const { status } = spawnSync('sh', ['-c', command], { cwd: placeOf(stage, '.'), stdio: 'inherit', env })
  if (status !== 0) throw new Error(`RUN failed: ${command}`)
}

/** The packages that a command would install, as they lie in this clone: of each workspace what it declares, and no tools. */
function installed(command: string): string[] {
  const which = command
    .split(' ')
    .filter((word, nth, all) => word.startsWith('--omit') || /--workspace/.test(`${all[nth - 1]} ${word}`))
  const told = execFileSync('npm', ['ls', '--all', '--parseable', ...which], {
    cwd: repository,
    encoding: 'utf8',
  })
  return told.split('\n').filter((path) => path.startsWith(join(repository, 'node_modules')))
}

/** Does it in seconds: packages and builds are those of this clone, and each command is one that is known. */
export const runFromClone: Run = (command, stage) => {
  if (makeFolder(command, stage)) return
  if (command.startsWith('npm ci --omit=dev')) {
    for (const path of installed(command)) {
      const to = placeOf(stage, relative(repository, path))
      mkdirSync(dirname(to), { recursive: true })
      // Nested packages are listed by themselves.
      const isOwn = (one: string) => !relative(path, one).startsWith('node_modules')
      copyTree(path, to, isOwn)
    }
  } else if (command.includes('scripts/build.ts')) {
    for (const app of command.split('scripts/build.ts ')[1]?.split(' ') ?? [])
      copyTree(join(repository, `apps/${app}/dist`), placeOf(stage, `apps/${app}/dist`))
  } else if (!command.startsWith('npm ci ')) throw new Error(`Unknown command of the image: ${command}`)
}
