import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

type Middleware = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]
type Element = Parameters<Middleware>[0]

const atRules = new Set<string>(['@media', '@container', '@supports'])

/** The selectors of all rules inside an at-rule. */
const selectorsIn = ({ type, props, children }: Element): string[] => {
  if (type === 'rule') return [props].flat()
  return Array.isArray(children) ? children.flatMap(selectorsIn) : []
}

const classes = /\.[\w-]+/g

/** A class that stands in each of the selectors. */
function commonClass([first, ...others]: string[]): string | undefined {
  const inFirst: string[] = first?.match(classes) ?? []
  return inFirst.findLast((name) =>
    others.every((one) => one.match(classes)?.some((other) => other === name)),
  )
}

function write(element: Element, ...[, , callback]: [number, Element[], Parameters<Middleware>[3]]): string {
  const { children } = element
  if (!Array.isArray(children)) return ''
  return children.map((child, place) => callback(child, place, children, callback) ?? '').join('')
}

/**
 * Writes the conditions of a component into its rule: `@media … { .a:hover { … } }` becomes `.a { @media … { &:hover { … } } }`, which says the
 * same. Chromium computes the style of every element anew when a rule that is added begins with `@` (300 ms on a slow phone, for each
 * component that is drawn for the first time), and of the rule's own elements otherwise.
 */
export const nestAtRules: Middleware = (element, place, children, callback) => {
  if (element.root || !atRules.has(element.type)) return
  const inside = write(element, place, children, callback)
  const name = commonClass(selectorsIn(element))
  if (inside === '' || name === undefined) return
  const rules = inside.replaceAll(new RegExp(`\\${name}(?![\\w-])`, 'g'), '&')
  // To those who come next, text that is already written.
  element.type = 'decl'
  element.return = `${name}{${element.value}{${rules}}}`
}

// Part of the names of classes, which a server and a browser write alike: minifying would change it.
Object.defineProperty(nestAtRules, 'name', { value: 'nest' })
