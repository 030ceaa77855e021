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

const classes = /\.[a-z_][\w-]*/gi

/** A class that stands in each of the selectors. */
function commonClass([first, ...others]: string[]): string | undefined {
  const inFirst: string[] = first?.match(classes) ?? []
  return inFirst.findLast((name) =>
    others.every((one) => one.match(classes)?.some((other) => other === name)),
  )
}

/** Writes the rules inside an at-rule, as the middlewares leave them. */
function write(children: Element['children'], callback: Parameters<Middleware>[3]): string {
  if (!Array.isArray(children)) return ''
  return children.map((child, place) => callback(child, place, children, callback) ?? '').join('')
}

/**
 * Writes the conditions of a component into its rule: `@media … { .a:hover { … } }` becomes `.a { @media … { &:hover { … } } }`, which says the
 * same. When a rule that begins with `@` is added, Chromium computes the style of every element anew: 200 to 330 ms on a slow phone, for each
 * component that is drawn for the first time. When any other rule is added, it looks at the rule's own elements alone.
 */
export const nestAtRules: Middleware = (element, _place, _children, callback) => {
  if (element.root || !atRules.has(element.type)) return
  const inside = write(element.children, callback)
  const name = commonClass(selectorsIn(element))
  if (inside === '' || name === undefined) return
  const rules = inside.replaceAll(new RegExp(`\\${name}(?![\\w-])`, 'g'), '&')
  // The middlewares after this one take a declaration as it is written.
  element.type = 'decl'
  element.return = `${name}{${element.value}{${rules}}}`
}

// The name is part of every class name. Minified, it would differ between the server and the browser, and so would the classes.
Object.defineProperty(nestAtRules, 'name', { value: 'nest' })
