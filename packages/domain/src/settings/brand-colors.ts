import { contrast } from './contrast.ts'

/** Light or dark: each has its own action colour. */
export type ColorMode = 'light' | 'dark'

/** The backgrounds that an action colour is read on, and the ink that is read on its soft fill, in the standard palette. */
export const paper = {
  light: { canvas: '#FAF8F4', surface: '#FFFFFF', ink: '#1A1F1D' },
  dark: { canvas: '#121615', surface: '#1B201F', ink: '#ECEAE4' },
} as const satisfies Record<ColorMode, Record<string, string>>

/** The colours of the standard brand that a house may replace. */
export const standardColors = { light: '#0B5351', dark: '#6CC5BD', gold: '#E9A13B' } as const

/** The contrast that WCAG AA requires of text. */
export const leastContrast = 4.5

/** The colours of one mode that follow from the house's own; the names are those of the palette in `@ensaio/ui`. */
export type ModeColors = Partial<
  Record<'action' | 'actionStrong' | 'onAction' | 'actionSoft' | 'gold' | 'onGold', string>
>

/** The colours of a house in both modes, without those that stay standard. */
export type BrandColors = Record<ColorMode, ModeColors>

const channels = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))

/** Mixes `share` (0 to 1) of another colour into one. */
function mixed(one: string, other: string, share: number): string {
  const others = channels(other)
  const parts = channels(one).map((value, nth) => Math.round(value + ((others[nth] ?? 0) - value) * share))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** The lowest contrast of an action colour with the backgrounds of its mode, as links and button edges need it. */
export function actionContrast(color: string, mode: ColorMode): number {
  return Math.min(contrast(color, paper[mode].canvas), contrast(color, paper[mode].surface))
}

/** The colour itself when it has the least contrast in its mode, else the nearest of the same hue that has: darker on light, lighter on dark. */
export function nearestReadable(color: string, mode: ColorMode, least: number = leastContrast): string {
  const end = mode === 'light' ? '#000000' : '#FFFFFF'
  const tried = Array.from({ length: 256 }, (_, step) => mixed(color, end, step / 255))
  return tried.find((one) => actionContrast(one, mode) >= least) ?? end
}

/** The action colour of the dark mode for a house that chose only that of the light one; its soft fill is still seen. */
export function darkOf(light: string): string {
  return nearestReadable(light, 'dark', 6)
}

/** A contrast as text, rounded down so that what fails never reads as passing: `4,49`. */
export function contrastText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2).replace('.', ',')
}

/** Why an action colour cannot be read in its mode, by how much, and what would do instead; null when it can (rule brand-contrast). */
export function colorProblem(color: string, mode: ColorMode): string | null {
  const ratio = actionContrast(color, mode)
  if (ratio >= leastContrast) return null
  const missing = contrastText(leastContrast - Math.floor(ratio * 100) / 100 + 1e-9)
  const where = mode === 'light' ? 'claro' : 'escuro'
  return `Contraste de ${contrastText(ratio)} com o fundo ${where}: faltam ${missing} para os 4,50 que um texto precisa. A cor mais próxima que passa é ${nearestReadable(color, mode)}.`
}

/** Text on gold: ink where it can be read, else white or black, one of which always can. */
function onGoldOf(gold: string): string {
  const candidates = [paper.light.ink, '#FFFFFF', '#000000']
  return candidates.find((one) => contrast(one, gold) >= leastContrast) ?? '#000000'
}

function softOf(action: string, mode: ColorMode): string {
  const { surface, ink } = paper[mode]
  const tried = [0.14, 0.12, 0.1, 0.08, 0.06, 0.04, 0.02].map((share) => mixed(surface, action, share))
  return (
    tried.find((one) => contrast(action, one) >= leastContrast && contrast(ink, one) >= leastContrast) ??
    surface
  )
}

function actionColors(action: string | null, mode: ColorMode): ModeColors {
  if (action === null) return {}
  return {
    action,
    actionStrong: mixed(action, mode === 'light' ? '#000000' : '#FFFFFF', 0.25),
    onAction: mode === 'light' ? '#FFFFFF' : paper.dark.canvas,
    actionSoft: softOf(action, mode),
  }
}

/** All colours that follow from a house's readable action colours and its gold; every pair of them meets WCAG AA (rule brand-contrast). */
export function brandColors(own: Record<ColorMode | 'gold', string | null>): BrandColors {
  const gold: ModeColors = own.gold === null ? {} : { gold: own.gold, onGold: onGoldOf(own.gold) }
  return {
    light: { ...actionColors(own.light, 'light'), ...gold },
    dark: { ...actionColors(own.dark, 'dark'), ...gold },
  }
}
