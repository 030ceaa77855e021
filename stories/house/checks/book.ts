import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

const root = resolve(import.meta.dirname, '../../..')

/** One story as its file tells it; `code` is how it is written, its file's shared part apart. */
export type WrittenStory = { id: string; name: string; tags: readonly string[]; code: string }

/** One file of stories: what it is about, what it says of it, and its stories. */
export type WrittenFile = {
  path: string
  title: string
  component: string | undefined
  /** The file's shared part: what stands before its first story. */
  head: string
  code: string
  stories: readonly WrittenStory[]
}

/** The text of a file of the house. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Every file of the house that git knows or would add, as paths from its root. */
export function filesOfTheHouse(): string[] {
  const told = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return told.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
}

let book: WrittenFile[] | undefined

/** The whole book, read once from its files as Storybook's own indexer reads them. */
export function readBook(): readonly WrittenFile[] {
  book ??= filesOfTheHouse()
    .filter((path) => path.endsWith('.stories.tsx'))
    .map(readStories)
  return book
}

function readStories(path: string): WrittenFile {
  const code = textOf(path)
  const csf = loadCsf(code, { fileName: path, makeTitle: (title) => title ?? path }).parse()
  const starts = Object.keys(csf._storyExports)
    .map((name) => ({ name, at: code.indexOf(`export const ${name} =`) }))
    .sort((one, other) => one.at - other.at)
  const codeOf = (name: string) => {
    const place = starts.findIndex((one) => one.name === name)
    return code.slice(starts[place]?.at, starts[place + 1]?.at)
  }
  return {
    path,
    title: csf.meta?.title ?? path,
    component: csf.meta?.component,
    head: code.slice(0, starts[0]?.at),
    code,
    stories: csf.stories.map((story) => ({
      id: story.id,
      name: story.name ?? story.id,
      tags: story.tags ?? [],
      code: codeOf(exportOf(csf._stories, story.id)),
    })),
  }
}

/** The name a story is exported by. */
function exportOf(stories: Record<string, { id: string }>, id: string): string {
  return Object.entries(stories).find(([, one]) => one.id === id)?.[0] ?? ''
}
