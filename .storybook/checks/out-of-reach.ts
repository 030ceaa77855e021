/** Tolerance in px before something counts as cut off: glyph overhang and rounding. */
const slack = 2

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])'
const pictures = 'img, svg, video, canvas, iframe'

type Box = Record<'left' | 'top' | 'right' | 'bottom', number>
type Axis = 'visible' | 'cuts' | 'scrolls'

/** An ancestor that clips or scrolls its overflow. */
type Bound = { element: Element; x: Axis; y: Axis; marksTheCut: boolean; isFixed: boolean }

/** The clipping ancestors of each element, innermost first; cached for one check. */
type Known = Map<Element, readonly Bound[]>

function axis(overflow: string): Axis {
  if (overflow === 'hidden' || overflow === 'clip') return 'cuts'
  return overflow === 'visible' ? 'visible' : 'scrolls'
}

/** Returns an element's containing block: its parent, or the nearest positioned ancestor. */
function holderOf(element: Element, { position }: CSSStyleDeclaration): Element | null {
  let at = element.parentElement
  const holds = (style: CSSStyleDeclaration) => style.position !== 'static' || style.translate !== 'none'
  if (position === 'absolute') while (at && !holds(getComputedStyle(at))) at = at.parentElement
  return at
}

function boundsOf(element: Element | null, known: Known): readonly Bound[] {
  if (!element || element === document.body || element === document.documentElement) return []
  const before = known.get(element)
  if (before) return before
  const style = getComputedStyle(element)
  const isOnTop = element.localName === 'dialog' || element.hasAttribute('popover')
  const isFixed = style.position === 'fixed' || (isOnTop && element.matches(':modal, :popover-open'))
  const own: Bound = {
    element,
    x: axis(style.overflowX),
    y: axis(style.overflowY),
    // An ellipsis marks an intended cut.
    marksTheCut: style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none',
    isFixed,
  }
  const around = isFixed ? [] : boundsOf(holderOf(element, style), known)
  const isBound = isFixed || own.x !== 'visible' || own.y !== 'visible'
  const bounds = isBound ? [own, ...around] : around
  known.set(element, bounds)
  return bounds
}

/** Whether each element hides its content; cached for one check. */
type Hiding = Map<Element, boolean>

/** Whether an element hides its content: inert, aria-hidden, or clipped for screen readers only. */
function isHiding(element: Element, known: Hiding): boolean {
  const before = known.get(element)
  if (before !== undefined) return before
  const isOwn =
    element.matches('[inert], [aria-hidden="true"]:not(svg)') || getComputedStyle(element).clipPath !== 'none'
  const is = isOwn || (element.parentElement !== null && isHiding(element.parentElement, known))
  known.set(element, is)
  return is
}

/** Returns a function that tells whether an element is intentionally invisible, for example behind a dialog. */
function invisibilityCheck(): (element: Element) => boolean {
  const known: Hiding = new Map()
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  return (element) =>
    (dialog !== undefined && !dialog.contains(element)) ||
    isHiding(element, known) ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

const named = ({ localName, className }: Element) =>
  `<${localName}${typeof className === 'string' && className ? ` class="${className}"` : ''}>`

/** Returns what cuts a box off, if anything: an ancestor that clips it, or the edge of a window that does not scroll. */
function cutter(box: Box, bounds: readonly Bound[]): string | undefined {
  const { clientWidth, clientHeight } = document.documentElement
  let { left, top, right, bottom } = box
  for (const { element, x, y, marksTheCut, isFixed } of bounds) {
    const edge = element.getBoundingClientRect()
    if (x === 'cuts' && !marksTheCut && (right > edge.right + slack || left < edge.left - slack))
      return named(element)
    if (y === 'cuts' && !marksTheCut && (bottom > edge.bottom + slack || top < edge.top - slack))
      return named(element)
    if (x === 'scrolls' && left < edge.left - element.scrollLeft - slack)
      return `${named(element)}, before its start`
    if (y === 'scrolls' && top < edge.top - element.scrollTop - slack)
      return `${named(element)}, above its start`
    if (x !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
    if (y !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
    // Scrolling reveals the whole content of a visible scroller.
    if (x === 'scrolls') [left, right] = [edge.left, edge.right]
    if (y === 'scrolls') [top, bottom] = [edge.top, edge.bottom]
    if (isFixed) {
      if (top < -slack || bottom > clientHeight + slack) return `the window, ${clientHeight} px high`
      break
    }
    if (right <= left || bottom <= top) return undefined
  }
  if (left < -slack || right > clientWidth + slack) return `the window, ${clientWidth} px wide`
  const isOnPage = !bounds.some(({ isFixed }) => isFixed)
  return isOnPage && top < -window.scrollY - slack ? 'the top of the page' : undefined
}

/** Yields each text node of the page with its parent element. */
function* texts(): Generator<[Text, Element]> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (text.nodeValue?.trim() && text.parentElement) yield [text as Text, text.parentElement]
}

/**
 * Returns what obstructs the page: horizontal scrolling of the page or of an element without `data-sideways`, a sticky bar that covers
 * more than half of the window, a footer above the end of the window.
 */
function obstructions(): string[] {
  const { scrollWidth, clientWidth, clientHeight } = document.documentElement
  const found = scrollWidth > clientWidth + slack ? [`the page scrolls sideways, ${scrollWidth} px wide`] : []
  const footer = document.querySelector('main ~ footer')
  if (footer && footer.getBoundingClientRect().bottom < clientHeight - slack)
    found.push(`<footer> ends above the end of the window, ${clientHeight} px high`)
  for (const element of document.querySelectorAll('body *')) {
    const { overflowX, position } = getComputedStyle(element)
    const isWide = axis(overflowX) === 'scrolls' && element.scrollWidth > element.clientWidth + slack
    if (isWide && !element.hasAttribute('data-sideways')) found.push(`${named(element)} scrolls sideways`)
    if (position !== 'sticky') continue
    const { width, height } = element.getBoundingClientRect()
    if (height > clientHeight / 2 && width > clientWidth / 2)
      found.push(`${named(element)} covers more than half of the window, ${clientHeight} px high`)
  }
  return found
}

/** Describes a control or picture. */
const described = (element: Element) =>
  `${named(element)} ${element.ariaLabel ?? element.getAttribute('alt') ?? element.textContent ?? ''}`.trim()

/** Returns the texts, controls and pictures that cannot be reached in the current layout, each with what cuts it off. */
export function outOfReach(): string[] {
  const known: Known = new Map()
  const isInvisible = invisibilityCheck()
  const found = new Set<string>()
  const look = (element: Element, box: DOMRect, bounds: readonly Bound[], words?: string) => {
    if (box.width === 0 || box.height === 0) return
    const by = cutter(box, bounds)
    if (by && !isInvisible(element)) found.add(`${words ?? described(element)} by ${by}`)
  }
  const range = document.createRange()
  for (const [text, parent] of texts()) {
    range.selectNodeContents(text)
    look(parent, range.getBoundingClientRect(), boundsOf(parent, known), `“${text.nodeValue?.trim()}”`)
  }
  for (const element of document.querySelectorAll(`${controls}, ${pictures}`)) {
    const style = getComputedStyle(element)
    // Fixed elements are clipped by the window only.
    const holder = style.position === 'fixed' ? element : holderOf(element, style)
    look(element, element.getBoundingClientRect(), boundsOf(holder, known))
  }
  return [...found, ...obstructions()]
}
