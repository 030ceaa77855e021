import { dirname, join } from 'node:path/posix'
import type { Exported } from './completeness.ts'
import { textOf, type WrittenFile, type WrittenStory } from './written-stories.ts'

/** Components with a control that need no keyboard-only story, with the reason. */
export const keyboardExceptions: Readonly<Record<string, string>> = {
  BeforeAfter: 'o que as setas fazem num controle deslizante é do navegador; um fluxo as aperta de verdade',
  Disclosure: 'o que o Enter faz num summary é do navegador, e nenhum teste o imita',
}

const native =
  /<(button|a|input|select|textarea|summary)\b|\bstyled\.(button|a|input|select|textarea|details|dialog)\b/

/** Components that show failures around others; their retry button is tested in their own stories. */
const around = ['Await', 'FailureNotice', 'CardProblem']

const drawn = new Map<string, boolean>()

/**
 * Whether a component renders an interactive control: a native one, a primitive with one, or a component of its own folder with one.
 * Controls of other widgets do not count.
 */
export function isInteractive(path: string): boolean {
  const known = drawn.get(path)
  if (known !== undefined) return known
  // Ends the recursion of circular imports.
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

const tabs = /\buserEvent\.tab\(|\b(tabTo|press|write)\(/
const checksFocus = /\btoHaveFocus\(|\b(tabTo|press|write)\(/
// `upload` and `selectOptions` are allowed: the file chooser and a select's list are native.
const usesPointer = /\.(click|dblClick|tripleClick|type|clear|pointer|hover|focus)\(|\bfireEvent\b/

/** Whether a story uses only the keyboard: it presses Tab, checks the focus, and uses no pointer. */
export function isPlayedByKeys(story: WrittenStory, file: WrittenFile): boolean {
  const source = withCalled(endingAt(story.code), file.code, [])
  return tabs.test(source) && checksFocus.test(source) && !usesPointer.test(source)
}

/** Cuts the functions off that follow a story. */
function endingAt(code: string): string {
  const end = code.search(/^\}\)/m)
  const [line = ''] = code.split('\n')
  return line.endsWith(')') || end < 0 ? line : code.slice(0, end)
}

/** Adds the functions of the same file that the code calls. */
function withCalled(code: string, all: string, seen: readonly string[]): string {
  const called = [...all.matchAll(/^(?:async )?function (\w+)\b([\s\S]*?)^\}/gm)].filter(
    ([, name = '']) => !seen.includes(name) && new RegExp(`\\b${name}\\(`).test(code),
  )
  const names = [...seen, ...called.map(([, name = '']) => name)]
  return [code, ...called.map(([, , body = '']) => withCalled(body, all, names))].join('\n')
}

/** Returns the story files of a component and of its folder. */
export function filesAround({ name, path }: Exported, files: readonly WrittenFile[]): WrittenFile[] {
  return files.filter((file) => file.component === name || dirname(file.path) === dirname(path))
}
