import { isReadable, rememberReadable, textElements } from './contrast.ts'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const clear: Colour = [0, 0, 0, 0]

/** Parses a computed colour; channels from 0 to 1. */
function parse(text: string): Colour {
  const numbers = text.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? []
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  if (text.startsWith('color(srgb')) return [red, green, blue, alpha]
  return text.startsWith('rgb') ? [red / 255, green / 255, blue / 255, alpha] : clear
}

/** Blends a colour over another. */
function over([red, green, blue, alpha]: Colour, under: Colour): Colour {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha)
  return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2]), 1]
}

function luminance([red, green, blue]: Colour): number {
  const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG contrast ratio of a colour on an opaque background, from 1 to 21. */
function contrast(colour: Colour, ground: Colour): number {
  const [dark = 0, light = 0] = [luminance(over(colour, ground)), luminance(ground)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Blends the backgrounds of an element and its ancestors, down to the system's own. */
function groundOf(element: Element | null, canvas: Colour): Colour {
  if (!element) return canvas
  const own = parse(getComputedStyle(element).backgroundColor)
  return own[3] === 1 ? own : over(own, groundOf(element.parentElement, canvas))
}

function systemColour(name: string): Colour {
  const probe = document.createElement('span')
  probe.style.color = name
  document.body.append(probe)
  const colour = parse(getComputedStyle(probe).color)
  probe.remove()
  return colour
}

const isOff = (element: Element) => element.closest(':disabled, [aria-disabled="true"], [inert]') !== null
/** Whether an element is visible; text for screen readers only is clipped. */
const isDrawn = (element: Element) =>
  getComputedStyle(element).clipPath === 'none' &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

/** Whether an element has a visible border, outline or background. */
function hasBox(element: Element, canvas: Colour): boolean {
  const style = getComputedStyle(element)
  if (style.appearance !== 'none' && element.matches('input[type="checkbox"], input[type="radio"]'))
    return true
  const ground = groundOf(element.parentElement, canvas)
  const lines = [
    [style.borderTopWidth, style.borderTopColor],
    [style.borderBottomWidth, style.borderBottomColor],
    [style.outlineStyle === 'none' ? '0px' : style.outlineWidth, style.outlineColor],
  ] as const
  const isLined = lines.some(
    ([width, colour]) => Number.parseFloat(width) > 0 && contrast(parse(colour), ground) >= 1.3,
  )
  return isLined || contrast(parse(style.backgroundColor), ground) >= 1.3
}

const fields = 'button, [role="button"], a[href], input, select, textarea'
const states = ['aria-pressed', 'aria-current', 'aria-selected', 'aria-checked', 'aria-disabled'] as const

/** A cache key of everything that affects rendering in forced colours: element, colour, and state of the ancestors. */
function keyOf(element: Element): string {
  const named = (one: Element | null | undefined) =>
    one &&
    [one.localName, one.getAttribute('class'), ...states.map((name) => one.getAttribute(name))].join(' ')
  const around = element.parentElement?.closest(states.map((name) => `[${name}]`).join())
  const { color } = getComputedStyle(element)
  return ['forced', color, ...[element, element.parentElement, around].map(named)].join('|')
}

/** Elements to check in forced colours that were not checked before in this run. */
export interface Unforced {
  texts: readonly Element[]
  icons: readonly Element[]
  /** Controls with a visible border or background. */
  boxed: readonly Element[]
  /** Cache keys to remember once the elements passed. */
  keys: ReadonlySet<string>
}

/** Collects the elements to check; call it before colours are forced. */
export function findUnforced(): Unforced {
  const canvas = parse(getComputedStyle(document.body).backgroundColor)
  const keys = new Set<string>()
  const isFresh = (one: Element) => {
    const key = keyOf(one)
    if (isReadable(key) || !isDrawn(one) || isOff(one)) return false
    keys.add(key)
    return true
  }
  return {
    texts: textElements().filter(isFresh),
    icons: [...document.querySelectorAll('svg')].filter(isFresh),
    boxed: [...document.querySelectorAll(fields)].filter((one) => isFresh(one) && hasBox(one, canvas)),
    keys,
  }
}

/**
 * Whether a text has too little contrast. Unless `forced-color-adjust` is none, the browser puts a backplate in the system's background
 * colour behind it, on which a colour meant for another background may be invisible.
 */
function isFaintText(element: Element, canvas: Colour): boolean {
  const { color, forcedColorAdjust } = getComputedStyle(element)
  const ground = groundOf(element, canvas)
  const isOnBackplate = forcedColorAdjust !== 'none' && contrast(ground, canvas) > 1.3
  return isOnBackplate || contrast(parse(color), ground) < 4.5
}

const shapes = 'path, line, circle, rect, polyline, polygon, ellipse'

/** Whether an icon has too little contrast; shapes keep their own colours. */
function isFaintIcon(icon: Element, canvas: Colour): boolean {
  const ground = groundOf(icon, canvas)
  const colours = [...icon.querySelectorAll(shapes)].flatMap((shape) => {
    const { stroke, fill } = getComputedStyle(shape)
    return [stroke, fill].filter((one) => one !== 'none')
  })
  return colours.length > 0 && colours.every((one) => contrast(parse(one), ground) < 3)
}

const described = (element: Element) => element.outerHTML.slice(0, 200)

/** Returns texts and icons with too little contrast, and controls whose border or background disappeared. */
export function hardToSee({ texts, icons, boxed, keys }: Unforced): string[] {
  const canvas = systemColour('Canvas')
  // Skeletons replaced meanwhile are no longer in the page and have no computed colours.
  const isHere = (one: Element) => one.isConnected
  const found = [
    ...texts
      .filter(isHere)
      .filter((one) => isFaintText(one, canvas))
      .map((one) => `a text: ${described(one)}`),
    ...icons
      .filter(isHere)
      .filter((one) => isFaintIcon(one, canvas))
      .map((one) => `an icon: ${described(one.parentElement ?? one)}`),
    ...boxed
      .filter(isHere)
      .filter((one) => !hasBox(one, canvas))
      .map((one) => `a control without border or background: ${described(one)}`),
  ]
  const isWhole = [...texts, ...icons, ...boxed].every(isHere)
  if (found.length === 0 && isWhole) rememberReadable(keys)
  return found
}
