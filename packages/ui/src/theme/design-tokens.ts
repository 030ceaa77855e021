import type { Brand } from './brand.ts'
import { colorPairs } from './color-pairs.ts'
import { groups, resolved, type Variables, variablesOf } from './theme-values.ts'
import { breakpoint } from './tokens.ts'

/** A token or a group of the Design Tokens format. */
export type DesignTokens = { $description?: string; $type?: string; $value?: unknown } & {
  [name: string]: unknown
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const hexOf = (rgb: number[]) =>
  `#${rgb.map((one) => one.toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** A colour of a brand: `#RRGGBB`, or `rgb(R G B / A)`. */
function colorValue(css: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = css.startsWith('#')
    ? channels(css)
    : [...css.matchAll(/[\d.]+/g)].map(Number)
  const rgb = [red, green, blue]
  const components = rgb.map((one) => Number((one / 255).toFixed(4)))
  return { colorSpace: 'srgb', components, alpha, hex: hexOf(rgb) }
}

/** A length in px or rem; the format has no other unit, and no bare zero. */
function dimensionValue(css: string) {
  return { value: Number.parseFloat(css), unit: css.endsWith('rem') ? 'rem' : 'px' }
}

/** The layers of a CSS box shadow: `x y blur spread? color`, separated by commas outside brackets. */
function shadowValue(css: string) {
  return css.split(/,(?![^(]*\))/).map((layer) => {
    const color = /rgb\([^)]+\)|#\w{6}/.exec(layer)?.[0] ?? '#000000'
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = layer
      .replace(color, '')
      .trim()
      .split(' ')
    const lengths = { offsetX, offsetY, blur, spread }
    return {
      color: colorValue(color),
      ...Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, dimensionValue(length)])),
    }
  })
}

/** A duration in ms with the easing `ease-out`. */
function transitionValue(css: string) {
  const ms = (value: number) => ({ value, unit: 'ms' })
  return { duration: ms(Number.parseFloat(css)), delay: ms(0), timingFunction: [0, 0, 0.58, 1] }
}

const fontValue = (css: string) => css.split(',').map((name) => name.trim().replaceAll("'", ''))

/** Which colours are legible on a colour, or which it is legible on, with the computed contrast. */
function usesOf(brand: Brand, mode: 'light' | 'dark', name: string): string | undefined {
  const pairs = colorPairs(brand, mode).map((pair) => ({ ...pair, colors: pair.name.split(' ') }))
  const list = (of: typeof pairs, at: 0 | 2) => {
    const said = of.map(({ colors, ratio }) => `${colors[at]} (${ratio.toFixed(1).replace('.', ',')})`)
    return [...new Set(said)].join(', ')
  }
  const over = pairs.filter(({ colors }) => colors[2] === name)
  const under = pairs.filter(({ colors }) => colors[0] === name)
  const said = [
    over.length > 0 ? `Leva ${list(over, 0)}.` : '',
    under.length > 0 ? `Sobre ${list(under, 2)}.` : '',
  ]
  return said.join(' ').trim() || undefined
}

type Group = Record<string, string | number | Record<string, string>>

/** Returns a group whose tokens have one type. */
function groupOf(
  of: Group,
  variables: Variables,
  {
    type,
    says,
    read,
    use,
  }: {
    type: string
    says: string
    read: (css: string) => unknown
    use?: (name: string) => string | undefined
  },
): DesignTokens {
  const leaf = (token: string | number, note?: string) => ({
    ...(note ? { $description: note } : {}),
    $value: typeof token === 'number' ? token : read(resolved(token, variables)),
  })
  const tokens = Object.entries(of).map(([name, token]): [string, unknown] => {
    if (typeof token === 'object')
      return [name, Object.fromEntries(Object.entries(token).map(([part, css]) => [part, leaf(css)]))]
    return [name, leaf(token, use?.(name))]
  })
  return { $type: type, $description: says, ...Object.fromEntries(tokens) }
}

/**
 * Returns the tokens of a brand in one mode in the Design Tokens format of the W3C community group (version 2025.10), which Figma, Tokens
 * Studio, Style Dictionary and Terrazzo read. Both modes have the same names.
 */
export function designTokens(brand: Brand, mode: 'light' | 'dark'): DesignTokens {
  const { all } = variablesOf(brand, mode)
  const dimension = (says: string) => ({ type: 'dimension', says, read: dimensionValue })
  const colors = (says: string) => ({ type: 'color', says, read: colorValue })
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `${brand.name}, ${mode === 'light' ? 'claro' : 'escuro'}`,
    color: groupOf(groups.color, all, {
      ...colors('Cores pelo papel que fazem, com o contraste WCAG de cada par'),
      use: (name) => usesOf(brand, mode, name),
    }),
    tone: groupOf(groups.tone, all, colors('Selos e avisos: o texto sempre sobre o seu fundo')),
    space: groupOf(groups.space, all, dimension('Distâncias; o nome é o tamanho em px na letra padrão')),
    text: groupOf(groups.text, all, dimension('Tamanhos de letra; o nome é o tamanho em px na letra padrão')),
    font: groupOf(groups.font, all, {
      type: 'fontFamily',
      says: 'Texto, e títulos de 28 px em diante',
      read: fontValue,
    }),
    radius: groupOf(groups.radius, all, dimension('Cantos')),
    shadow: groupOf(groups.shadow, all, {
      type: 'shadow',
      says: 'A sombra do que flutua',
      read: shadowValue,
    }),
    motion: groupOf(groups.motion, all, {
      type: 'transition',
      says: 'Movimento; nenhum para quem pediu menos movimento',
      read: transitionValue,
    }),
    layer: groupOf(groups.layer, all, {
      type: 'number',
      says: 'Ordem do que flutua (z-index)',
      read: Number,
    }),
    breakpoint: groupOf(
      { desktop: `${breakpoint}px` },
      all,
      dimension('Largura da janela a partir da qual o desenho é o de mesa'),
    ),
  }
}
