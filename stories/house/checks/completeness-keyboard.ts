import { dirname, join } from 'node:path/posix'
import { textOf, type WrittenFile, type WrittenStory } from './book.ts'
import type { Exported } from './completeness.ts'

/** Components that draw a control and owe no story played with the keyboard alone, and why. */
export const sparedOfKeys: Readonly<Record<string, string>> = {
  Disclosure: 'o que o Enter faz num summary é do navegador, e nenhum teste o imita',
}

const native =
  /<(button|a|input|select|textarea|summary)\b|\bstyled\.(button|a|input|select|textarea|details|dialog)\b/

/** What shows a failure around anything else: how to try again is theirs to prove, not of who uses them. */
const around = ['Await', 'FailureNotice']

const drawn = new Map<string, boolean>()

/**
 * Whether a component draws something to press, fill in or follow: one of the browser's own controls, a primitive that draws one, or a
 * part in its own folder that does. What it takes from other widgets is theirs.
 */
export function isInteractive(path: string): boolean {
  const known = drawn.get(path)
  if (known !== undefined) return known
  // Parts that import each other end here.
  drawn.set(path, false)
  const source = textOf(path)
  const parts = [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(
    ([, names = '', address = '']) => {
      const part = join(dirname(path), address)
      const isNear = part.includes('/primitives/') || part.startsWith(`${dirname(path)}/`)
      return isNear && !around.some((name) => new RegExp(`\\b${name}\\b`).test(names)) ? [part] : []
    },
  )
  const is = native.test(source) || parts.some(isInteractive)
  drawn.set(path, is)
  return is
}

const byTab = /\buserEvent\.tab\(|\b(tabTo|press|write)\(/
const tellsFocus = /\btoHaveFocus\(|\b(tabTo|press|write)\(/
// The chooser of files and the list of a select are the browser's own: `upload` and `selectOptions` stand for them.
const byHand = /\.(click|dblClick|tripleClick|type|clear|pointer|hover|focus)\(|\bfireEvent\b/

/** Whether a story is played with the keyboard alone: it goes by Tab, says where the focus is, and points at nothing. */
export function isPlayedByKeys(story: WrittenStory, file: WrittenFile): boolean {
  const told = withCalled(endingAt(story.code), file.code, [])
  return byTab.test(told) && tellsFocus.test(told) && !byHand.test(told)
}

/** A story without the functions that stand between it and the next. */
function endingAt(code: string): string {
  const end = code.search(/^\}\)/m)
  const [line = ''] = code.split('\n')
  return line.endsWith(')') || end < 0 ? line : code.slice(0, end)
}

/** What a story does, with the functions of its file that it calls. */
function withCalled(code: string, all: string, seen: readonly string[]): string {
  const called = [...all.matchAll(/^(?:async )?function (\w+)\b([\s\S]*?)^\}/gm)].filter(
    ([, name = '']) => !seen.includes(name) && new RegExp(`\\b${name}\\(`).test(code),
  )
  const names = [...seen, ...called.map(([, name = '']) => name)]
  return [code, ...called.map(([, , body = '']) => withCalled(body, all, names))].join('\n')
}

/** The files that may play with a component: those about it, and those of its folder. */
export function filesAround({ name, path }: Exported, book: readonly WrittenFile[]): WrittenFile[] {
  return book.filter((file) => file.component === name || dirname(file.path) === dirname(path))
}
