import type { Brand } from './brand.ts'
import { color, font, layer, motion, radius, shadow, space, text, tone } from './tokens.ts'
import { themeVariables } from './variables.ts'

/** CSS custom properties by name, `--` included. */
export type Variables = ReadonlyMap<string, string>

const declarations = (css: string): Variables =>
  new Map([...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]))

/** Returns the custom properties that a theme sets in one mode, and those that reduced motion changes. */
export function variablesOf(brand: Brand, mode: 'light' | 'dark'): { all: Variables; reduced: Variables } {
  const [base = '', reduced = ''] = themeVariables(brand, mode).split('@media')
  return { all: declarations(base), reduced: declarations(reduced) }
}

/** Replaces every `var(--…)` of a token by its value, and computes `min(…)` of lengths in px. */
export function resolved(token: string, variables: Variables): string {
  const value = token.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = variables.get(name)
    if (found === undefined) throw new Error(`The theme sets no ${name}, which the token ${token} reads.`)
    return found
  })
  const lengths = /^min\((.+)\)$/.exec(value)?.[1]?.split(',')
  return lengths ? `${Math.min(...lengths.map(Number.parseFloat))}px` : value
}

/** The tokens of `tokens.ts` by group, as they are exported to design tools and style sheets; sizes of text by their px. */
export const groups = {
  color,
  tone,
  space,
  text: Object.fromEntries(Object.entries(text).map(([name, size]) => [name.replace('size', ''), size])),
  font,
  radius,
  shadow,
  motion,
  layer,
} as const
