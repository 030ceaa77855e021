import type { StoryContext } from 'storybook/internal/types'
import { componentOf, pageOf, pages } from '../../stories/pages/pages.ts'
import { nameOf, rowsOf } from './arg-types.ts'

/** A longer value is example data, which an adopter has in a variable. */
const longestValue = 60

/** Returns the code of a story as an adopter writes it: imports, data in variables, callbacks by name. */
export function adopterCode(code: string, { component, title }: StoryContext): string {
  // Storybook asks twice.
  if (code.startsWith('import ')) return code
  const written = pageOf(componentOf(title))?.code
  if (written && !rowsOf(component)) return written
  const jsx = withNames(asComponent(code, component))
  const remotes = (rowsOf(component) ?? [])
    .filter(({ name, type }) => type.startsWith('Remote<') && jsx.includes(`${name}={${name}}`))
    .map(({ name }) => name)
  const asked = remotes.map((name, place) => {
    const names = place === 0 && jsx.includes('onRetry={onRetry}') ? `${name}, onRetry` : name
    return `const [${names}] = useRemote((signal) => load${capital(name)}(signal), [])`
  })
  return [importsOf(jsx, asked.length > 0), asked.join('\n'), jsx].filter((part) => part !== '').join('\n\n')
}

/** Writes the component itself where a story renders a stand-in that only holds its state. */
function asComponent(code: string, component: unknown): string {
  const root = /^<(\w+)/.exec(code)?.[1]
  const name = nameOf(component)
  if (!root || !name || root in pages || /^[a-z]/.test(root)) return code
  return code.replace(`<${root}`, `<${name}`).replace(new RegExp(`</${root}>$`), `</${name}>`)
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Returns the imports that a piece of JSX needs. */
function importsOf(jsx: string, isAsking: boolean): string {
  const used = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].sort()
  const own = used.filter((name) => name in pages)
  // The icons of lucide are the elements with a stroke.
  const icons = used.filter((name) => !own.includes(name) && new RegExp(`<${name}\\b[^>]*stroke`).test(jsx))
  const line = (names: readonly string[], from: string) =>
    names.length > 0 ? `import { ${names.join(', ')} } from '${from}'` : ''
  return [line(icons, 'lucide-react'), line(isAsking ? [...own, 'useRemote'] : own, '@ensaio/ui')]
    .filter((one) => one !== '')
    .join('\n')
}

/** Replaces callbacks and long values by a variable of the name of their prop. */
export function withNames(code: string): string {
  let rest = code
  let written = ''
  for (;;) {
    const start = /(\w+)=\{/.exec(rest)
    if (!start) return written + rest
    const from = start.index + start[0].length
    const to = closingOf(rest, from)
    const value = rest.slice(from, to)
    const [, name = ''] = start
    written += rest.slice(0, from)
    // An element is code of the adopter; the values inside it may be data.
    if (value.trimStart().startsWith('<')) written += withNames(value)
    else written += isData(value) ? name : value
    rest = rest.slice(to)
  }
}

function isData(value: string): boolean {
  const text = value.trim()
  const isCallback = /^(async )?(function\b|\([^)]*\) =>)/.test(text)
  const isRemote = /^\{\s*(\w+: [^{[]*)?state:/.test(text)
  if (isCallback || isRemote) return true
  return /^[[{]/.test(text) && (text.includes('\n') || text.length > longestValue)
}

/** Returns where the brace that is open at a place closes; braces within texts are skipped. */
function closingOf(code: string, from: number): number {
  let depth = 1
  let quote = ''
  for (let at = from; at < code.length; at += 1) {
    const sign = code.charAt(at)
    if (quote !== '') {
      if (sign === '\\') at += 1
      else if (sign === quote) quote = ''
    } else if (sign === "'" || sign === '"' || sign === '`') quote = sign
    else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (depth === 0) return at
  }
  return code.length
}
