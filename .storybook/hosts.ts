// Checks that a page which mounts our components below its own style sheet does not change them.
import { embeddedClass } from '../packages/ui/src/theme/ThemeProvider.tsx'
import { isTested } from './checks/accessibility-checks.ts'
import { hostSheets } from './host-sheets.ts'

const looked = new Set<string>()
const pseudo = ['::before', '::after'] as const

/** The longhand properties that a sheet sets, such as `margin-top` and `color`. */
function propertiesOf(sheet: CSSStyleSheet): string[] {
  const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule)
  return [...new Set(rules.flatMap(({ style }) => [...style]))]
}

/** The computed values of these properties, for each element below `selector` and its pseudo-elements. */
function looksOf(selector: string, properties: readonly string[]): Map<string, string> {
  const textOf = (style: CSSStyleDeclaration) =>
    properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')
  const found = new Map<string, string>()
  document.querySelectorAll(selector).forEach((element, nth) => {
    const name = `${nth} <${element.localName}> ${(element.textContent ?? '').slice(0, 40)}`
    found.set(name, textOf(getComputedStyle(element)))
    for (const part of pseudo) {
      const style = getComputedStyle(element, part)
      if (style.content !== 'none' && style.content !== 'normal') found.set(`${name} ${part}`, textOf(style))
    }
  })
  return found
}

/** The elements whose looks differ, with the new values. */
function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].flatMap(([name, look]) => {
    const known = new Set(before.get(name)?.split('; '))
    const changed = look.split('; ').filter((line) => !known.has(line))
    return changed.length > 0 ? [`${name}: ${changed.slice(0, 4).join('; ')}`] : []
  })
}

/** Applies a sheet of `hostSheets` to the page while `work` runs. */
function underHost<T>(text: string, work: (sheet: CSSStyleSheet) => T): T {
  const element = document.createElement('style')
  element.textContent = text
  document.head.append(element)
  try {
    return work(element.sheet as CSSStyleSheet)
  } finally {
    element.remove()
  }
}

const inTheme = `.${embeddedClass} *`

/** Fails if the style sheet of a page around changes a component. Asks the first story of each title, in tests only. */
export function refuseHostStyles({ title }: { title: string }): void {
  if (!isTested || looked.has(title) || document.querySelector(inTheme) === null) return
  looked.add(title)
  const found = Object.entries(hostSheets).flatMap(([host, text]) => {
    const properties = underHost(text, propertiesOf)
    const own = looksOf(inTheme, properties)
    const hosted = underHost(text, () => looksOf(inTheme, properties))
    return differences(own, hosted).map((line) => `${host}: ${line}`)
  })
  if (found.length > 0) {
    throw new Error(`The page around changes ${found.length} elements:\n${found.slice(0, 12).join('\n')}`)
  }
}
