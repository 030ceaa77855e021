import { contrast } from '@ensaio/domain'
import { type Brand, type Palette, toneNames } from './brand.ts'

type Plain = Exclude<keyof Palette, 'tones' | 'shadow' | 'veil'>

/** Two adjacent colours of one mode and the contrast that WCAG 2.2 AA requires: 4.5 for text, 3 for borders and outlines. */
export type ColorPair = { name: string; text: string; ground: string; least: 3 | 4.5; ratio: number }

/** Text colours allowed on each background. */
const texts: Partial<Record<Plain, readonly Plain[]>> = {
  canvas: ['ink', 'inkSoft', 'action', 'danger'],
  surface: ['ink', 'inkSoft', 'action', 'danger'],
  sunken: ['ink', 'inkSoft'],
  action: ['onAction'],
  actionStrong: ['onAction'],
  actionSoft: ['ink', 'action'],
  gold: ['onGold'],
  danger: ['onDanger'],
  dangerStrong: ['onDanger'],
  dangerSoft: ['ink', 'danger'],
}

/** Colours of control borders and focus outlines on each background. */
const marks: Partial<Record<Plain, readonly Plain[]>> = {
  canvas: ['lineStrong', 'action'],
  surface: ['lineStrong', 'action'],
}

/** Returns every pair of adjacent colours in one mode with its contrast; a brand is accessible when no `ratio` is below its `least`. */
export function colorPairs(brand: Brand, mode: 'light' | 'dark'): ColorPair[] {
  const palette = brand[mode]
  const pair = (name: string, text: string, ground: string, least: 3 | 4.5) => ({
    name,
    ...{ text, ground, least },
    ratio: contrast(text, ground),
  })
  const plain = (of: typeof texts, least: 3 | 4.5) =>
    (Object.entries(of) as [Plain, readonly Plain[]][]).flatMap(([ground, carried]) =>
      carried.map((text) => pair(`${text} / ${ground}`, palette[text], palette[ground], least)),
    )
  return [
    ...plain(texts, 4.5),
    ...plain(marks, 3).map((one) => ({ ...one, name: `${one.name} (traço)` })),
    ...toneNames.map((name) => pair(name, palette.tones[name].text, palette.tones[name].fill, 4.5)),
  ]
}
