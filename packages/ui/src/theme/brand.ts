import { paper, standardColors, standardName } from '@ensaio/domain'

/** A text colour and its background. */
export type Tone = { text: string; fill: string }

/** Tones of badges and banners; an icon and a text always carry the meaning, too. */
export const toneNames = ['dark', 'blue', 'red', 'yellow', 'green', 'grey', 'orange'] as const

/** One of the tone names. */
export type ToneName = (typeof toneNames)[number]

/** Every colour of one mode. "Carries" names the colours allowed on it, with WCAG contrast ratios (light · dark). */
export type Palette = {
  /** The page. Carries ink (15.7 · 15.2), inkSoft (6.5 · 8.1), action (8.4 · 9.0), danger. */
  canvas: string
  /** Cards, dialogs, inputs. Carries the same as canvas. */
  surface: string
  /** Wells, table heads, skeletons. Carries ink and inkSoft, never lineStrong alone. */
  sunken: string
  /** Text and icons, at any size. */
  ink: string
  /** Secondary text, never below 14 px. */
  inkSoft: string
  /** Separators: decorative only. */
  line: string
  /** Borders of inputs and other controls (≥ 3 on canvas and surface). */
  lineStrong: string
  /** Filled buttons, links, selection. Carries onAction. */
  action: string
  /** `action` under the pointer. Carries onAction. */
  actionStrong: string
  /** Text and icons on `action`. */
  onAction: string
  /** Quiet selection and hover. Carries action and ink. */
  actionSoft: string
  /** The one highlight of a screen. Carries onGold; never a text colour. */
  gold: string
  /** Text and icons on `gold`. */
  onGold: string
  /** Irreversible actions and errors, on canvas or surface; as a fill it carries onDanger. */
  danger: string
  /** `danger` under the pointer. Carries onDanger. */
  dangerStrong: string
  /** Text and icons on `danger`. */
  onDanger: string
  /** A soft background for errors. Carries danger and ink. */
  dangerSoft: string
  /** Dims the page behind a dialog. */
  veil: string
  /** The shadow of floating elements. */
  shadow: string
  /** Badges and banners: each text on its own fill (≥ 6.4 · ≥ 7.4). */
  tones: Record<ToneName, Tone>
}

/** A brand's logo: a symbol drawn in strokes, beside the name or alone. */
export type Mark = {
  /** The symbol alone: an SVG path in a box of 16 by 16, drawn with a stroke of 3; legible at 16 px. */
  alone: string
  /** The symbol beside the name, in the same box. */
  beside: string
  /** Position of the symbol: over the first letter's corner, or before the name. */
  place: 'corner' | 'before'
}

/** Everything a brand defines. */
export type Brand = {
  /** Shown by the name mark, the footer and the titles of pages. */
  name: string
  mark: Mark
  /** The address of a logo that replaces symbol and name; it stands on a white plate in dark. */
  logo?: string
  light: Palette
  dark: Palette
  fonts: {
    /** For text: a CSS font-family list. */
    text: string
    /** For headings from 28 px. */
    display: string
  }
  radius: {
    /** Inputs and buttons. */
    control: string
    /** Cards and dialogs. */
    card: string
  }
}

/** The default brand: paper and ink, petrol for actions, amber for highlights. */
export const ensaio: Brand = {
  name: standardName,
  mark: { alone: 'M2.5 14V2.5H14', beside: 'M1.5 16V1.5H16', place: 'corner' },
  light: {
    canvas: paper.light.canvas,
    surface: paper.light.surface,
    sunken: '#F1EDE5',
    ink: paper.light.ink,
    inkSoft: '#565B55',
    line: '#E2DCD0',
    lineStrong: '#8A8378',
    action: standardColors.light,
    actionStrong: '#083F3D',
    onAction: '#FFFFFF',
    actionSoft: '#DCEBE8',
    gold: standardColors.gold,
    onGold: '#1A1F1D',
    danger: '#9B1C1C',
    dangerStrong: '#7A1414',
    onDanger: '#FFFFFF',
    dangerSoft: '#FBE9E7',
    veil: 'rgb(18 22 21 / 0.48)',
    shadow: '0 1px 2px rgb(26 31 29 / 0.06), 0 16px 40px -8px rgb(26 31 29 / 0.18)',
    tones: {
      dark: { text: '#FFFFFF', fill: '#2E3432' },
      blue: { text: '#0B4A8F', fill: '#DDEBFA' },
      red: { text: '#9B1C1C', fill: '#FBE3E1' },
      yellow: { text: '#6B4E00', fill: '#FFF0C2' },
      green: { text: '#1B5E34', fill: '#DDF2E3' },
      grey: { text: '#4A4F4C', fill: '#E6E7E3' },
      orange: { text: '#8A3B00', fill: '#FFE4D0' },
    },
  },
  dark: {
    canvas: paper.dark.canvas,
    surface: paper.dark.surface,
    sunken: '#0D1110',
    ink: paper.dark.ink,
    inkSoft: '#A9AEA8',
    line: '#2A302E',
    lineStrong: '#6E7672',
    action: standardColors.dark,
    actionStrong: '#8DD6CF',
    onAction: '#06201F',
    actionSoft: '#12302E',
    gold: standardColors.gold,
    onGold: '#1A1F1D',
    danger: '#F7B4AE',
    dangerStrong: '#FBCFCB',
    onDanger: '#3A100E',
    dangerSoft: '#33191A',
    veil: 'rgb(0 0 0 / 0.64)',
    shadow: '0 0 0 1px rgb(255 255 255 / 0.05), 0 16px 40px -8px rgb(0 0 0 / 0.6)',
    tones: {
      dark: { text: '#121615', fill: '#D9DCD6' },
      blue: { text: '#A9CFFA', fill: '#12304F' },
      red: { text: '#F7B4AE', fill: '#4A1614' },
      yellow: { text: '#F3D37A', fill: '#3B2E05' },
      green: { text: '#A5DDB6', fill: '#0F3A20' },
      grey: { text: '#C7CBC6', fill: '#313734' },
      orange: { text: '#FBC39A', fill: '#47210A' },
    },
  },
  fonts: {
    text: "'Instrument Sans', 'Instrument Sans Fallback', system-ui, sans-serif",
    display:
      "'Bricolage Grotesque', 'Bricolage Grotesque Fallback', 'Instrument Sans', system-ui, sans-serif",
  },
  radius: { control: '6px', card: '12px' },
}
