const cuts = ['hidden', 'clip']
const scrolls = ['auto', 'scroll']

/** Whether a box leaves its own mark where it cuts a text off: an ellipsis. */
const marksTheCut = (style: CSSStyleDeclaration) =>
  style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none'

/** Whether nobody is to see the text where it stands: it is said to screen readers alone, waits its turn, or is not drawn. */
function isOutOfSight(element: Element): boolean {
  const dialog = document.querySelector('dialog:modal')
  if (dialog && !dialog.contains(element)) return true
  if (element.closest('[inert], [aria-hidden="true"]')) return true
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).clipPath.startsWith('inset')) return true
  return false
}

/** What cuts off a piece of text for good, if anything: a box that hides what leaves it, or the edge of a window that does not scroll. */
function cutter(text: Text, range: Range): string | undefined {
  range.selectNodeContents(text)
  const box = range.getBoundingClientRect()
  const parent = text.parentElement
  if (!parent || box.width === 0 || isOutOfSight(parent)) return undefined
  for (let at: Element | null = parent; at; at = at.parentElement) {
    const style = getComputedStyle(at)
    if (marksTheCut(style) || scrolls.includes(style.overflowX)) return undefined
    const edge = at.getBoundingClientRect()
    if (cuts.includes(style.overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)) {
      return `<${at.localName} class="${at.className}">`
    }
    if (style.position === 'fixed') break
  }
  const room = document.documentElement.clientWidth
  return box.right > room + 2 || box.left < -2 ? `the window, ${room} px wide` : undefined
}

/** The texts that nobody can reach, as the page is laid out now, each with what cuts it off. */
export function lostTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lost: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.trim()) continue
    const by = cutter(text as Text, range)
    if (by) lost.push(`“${text.nodeValue.trim()}” by ${by}`)
  }
  return lost
}
