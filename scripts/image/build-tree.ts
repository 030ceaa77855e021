import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { copyTree } from './copy-tree.ts'
import { type Instruction, isIgnored, readDockerfile } from './dockerfile.ts'

const repository = resolve(import.meta.dirname, '../..')

/** A stage of the image: a local folder as its `/`, and its configuration. */
export interface Stage {
  root: string
  /** The working directory inside the image. */
  folder: string
  env: Record<string, string>
  user: string
  health: string[]
  command: string[]
}

/** Executes a `RUN` instruction in the stage's folder. */
export type Run = (command: string, stage: Stage) => void

/** Returns the local path of a path in the image. */
export function localPath({ root, folder }: Stage, path: string): string {
  return join(root, path.startsWith('/') ? path : join(folder, path))
}

/** `COPY [--from=stage] source… target`: copies the contents of folders, as docker does. */
function copyInto(stage: Stage, text: string, stages: ReadonlyMap<string, Stage>, rules: string): void {
  const words = text.split(/\s+/)
  const from = words[0]?.startsWith('--from=') ? stages.get(words.shift()?.slice(7) ?? '') : undefined
  const target = words.pop() ?? ''
  for (const source of words) {
    const path = from ? localPath(from, source) : join(repository, source)
    const isFolder = statSync(path).isDirectory()
    const place = localPath(stage, target)
    const to = !isFolder && target.endsWith('/') ? join(place, basename(source)) : place
    mkdirSync(join(to, '..'), { recursive: true })
    const isKept = (one: string) => from !== undefined || !isIgnored(rules, relative(repository, one))
    if (!isKept(path) && path !== repository)
      throw new Error(`.dockerignore excludes a copied path: ${source}`)
    copyTree(path, to, (one) => one === path || isKept(one))
  }
}

function follow(
  stage: Stage,
  { name, text }: Instruction,
  {
    stages,
    rules,
    args,
    run,
  }: { stages: ReadonlyMap<string, Stage>; rules: string; args: Record<string, string>; run: Run },
): void {
  if (name === 'WORKDIR') {
    stage.folder = text
    mkdirSync(localPath(stage, '.'), { recursive: true })
  } else if (name === 'COPY') copyInto(stage, text, stages, rules)
  else if (name === 'ENV')
    for (const [, variable = '', value = ''] of text.matchAll(/(\w+)=(\S*)/g))
      stage.env[variable] = value.startsWith('$') ? (args[value.slice(1)] ?? '') : value
  else if (name === 'RUN') run(text, stage)
  else if (name === 'USER') stage.user = text
  else if (name === 'CMD') stage.command = JSON.parse(text) as string[]
  else if (name === 'HEALTHCHECK') stage.health = JSON.parse(text.slice(text.indexOf('['))) as string[]
  else if (name !== 'ARG' && name !== 'EXPOSE')
    throw new Error(`This script does not support the Dockerfile instruction ${name}.`)
}

/** Builds the stages of the Dockerfile in a folder and returns the last one. `run` executes each `RUN`. */
export function buildTree(folder: string, args: Record<string, string>, run: Run): Stage {
  const rules = readFileSync(join(repository, '.dockerignore'), 'utf8')
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  for (const instruction of readDockerfile(readFileSync(join(repository, 'Dockerfile'), 'utf8'))) {
    if (instruction.name === 'FROM') {
      const [base = '', , name = 'last'] = instruction.text.split(/\s+/)
      const below = stages.get(base)
      const root = join(folder, name)
      if (below) copyTree(below.root, root)
      else mkdirSync(root, { recursive: true })
      stage = {
        root,
        folder: '/',
        user: 'root',
        health: [],
        command: [],
        env: {},
        ...(below && { folder: below.folder }),
      }
      stages.set(name, stage)
    } else if (stage) follow(stage, instruction, { stages, rules, args, run })
  }
  const last = stages.get('last')
  if (last === undefined || !existsSync(last.root)) throw new Error('The Dockerfile has no last stage.')
  return last
}
