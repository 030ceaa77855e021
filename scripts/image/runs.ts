import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { localPath, type Run, type Stage } from './build-tree.ts'
import { copyTree } from './copy-tree.ts'

const repository = resolve(import.meta.dirname, '../..')

/** `install -d -o node -g node /data`; the folder belongs to the current user instead. */
function makeFolder(command: string, stage: Stage): boolean {
  const [, path] = command.match(/^install -d(?: -[og] \w+)* (\/\S+)$/) ?? []
  if (path !== undefined) mkdirSync(localPath(stage, path), { recursive: true })
  return path !== undefined
}

/** Runs the commands of the image: installs from the registry, and builds. */
export const runForReal: Run = (command, stage) => {
  if (makeFolder(command, stage)) return
  console.log(`RUN ${command}`)
  const path = `${dirname(process.execPath)}:${process.env.PATH}`
  const env = { ...process.env, ...stage.env, PATH: path, NODE_COMPILE_CACHE: '' }
  const { status } = spawnSync('sh', ['-c', command], { cwd: localPath(stage, '.'), stdio: 'inherit', env })
  if (status !== 0) throw new Error(`RUN failed: ${command}`)
}

/** Returns the local paths of the packages that a command would install: the workspaces' dependencies, without development tools. */
function installed(command: string): string[] {
  const which = command
    .split(' ')
    .filter((word, nth, all) => word.startsWith('--omit') || /--workspace/.test(`${all[nth - 1]} ${word}`))
  const output = execFileSync('npm', ['ls', '--all', '--parseable', ...which], {
    cwd: repository,
    encoding: 'utf8',
  })
  return output.split('\n').filter((path) => path.startsWith(join(repository, 'node_modules')))
}

/** Simulates known commands in seconds, with the packages and builds of this clone. */
export const runFromClone: Run = (command, stage) => {
  if (makeFolder(command, stage)) return
  if (command.startsWith('npm ci --omit=dev')) {
    for (const path of installed(command)) {
      const to = localPath(stage, relative(repository, path))
      mkdirSync(dirname(to), { recursive: true })
      // Nested packages have their own lines.
      const isOwn = (one: string) => !relative(path, one).startsWith('node_modules')
      copyTree(path, to, isOwn)
    }
  } else if (command.includes('scripts/build.ts')) {
    for (const app of command.split('scripts/build.ts ')[1]?.split(' ') ?? [])
      copyTree(join(repository, `apps/${app}/dist`), localPath(stage, `apps/${app}/dist`))
  } else if (!command.startsWith('npm ci ')) throw new Error(`Unknown command of the image: ${command}`)
}
