import type { Brand } from './brand.ts'
import { groups, type Variables, variablesOf } from './theme-values.ts'

const lines = (variables: Iterable<readonly [string, string]>, indent: string) =>
  [...variables].map(([name, value]) => `${indent}${name}: ${value};`).join('\n')

/** The tokens that are no variable of a theme, as variables: `--space-16`, `--text-15`, `--radius-full`, `--layer-toast`. */
function fixedVariables(theme: Variables): [string, string][] {
  const { space, text, radius, layer } = groups
  return Object.entries({ space, text, radius, layer }).flatMap(([group, tokens]) =>
    Object.entries(tokens)
      .map(([name, token]): [string, string] => [`--${group}-${name}`, String(token)])
      .filter(([name]) => !theme.has(name)),
  )
}

/**
 * Returns the tokens of a brand as a style sheet, for pages without React. The variables have the names that `ThemeProvider` sets; dark
 * follows the system's setting, or `data-theme` of the root element.
 */
export function tokensStyleSheet(brand: Brand): string {
  const light = variablesOf(brand, 'light')
  const dark = variablesOf(brand, 'dark').all
  const differing = [...dark].filter(([name, value]) => light.all.get(name) !== value)
  return `/* ${brand.name}: tokens do tema. Gerado a partir de packages/ui/src/theme; não edite. */
:root {
  color-scheme: light dark;
${lines([...light.all, ...fixedVariables(light.all)], '  ')}
}

:root[data-theme='light'] {
  color-scheme: light;
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme='light']) {
${lines(differing, '    ')}
  }
}

:root[data-theme='dark'] {
  color-scheme: dark;
${lines(differing, '  ')}
}

@media (prefers-reduced-motion: reduce) {
  :root {
${lines(light.reduced, '    ')}
  }
}
`
}
