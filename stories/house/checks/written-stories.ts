import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

const root = resolve(import.meta.dirname, '../../..')

/** A story as written in its file; `code` is its source without the shared head of the file. */
export type WrittenStory = { id: string; name: string; tags: readonly string[]; code: string }

/** A file of stories. */
export type WrittenFile = {
  path: string
  title: string
  component: string | undefined
  /** The source before the first story. */
  head: string
  code: string
  stories: readonly WrittenStory[]
}

const texts = new Map<string, string>()

/** Returns the text of a file of the repository; cached. */
export function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8')
  texts.set(path, text)
  return text
}

let tracked: readonly string[] | undefined

/** Returns every file that git tracks or would add, as paths from the root; cached. */
export function trackedFiles(): readonly string[] {
  tracked ??= listFiles()
  return tracked
}

function listFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return output.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
}

let files: WrittenFile[] | undefined

/** Returns every file of stories, parsed as Storybook's own indexer does; cached. */
export function readStories(): readonly WrittenFile[] {
  files ??= trackedFiles()
    .filter((path) => path.endsWith('.stories.tsx'))
    .map(readFile)
  return files
}

function readFile(path: string): WrittenFile {
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

/** Returns the export name of a story. */
function exportOf(stories: Record<string, { id: string }>, id: string): string {
  return Object.entries(stories).find(([, one]) => one.id === id)?.[0] ?? ''
}
