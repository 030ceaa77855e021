const boxes = ':is([type="radio"], [type="checkbox"])'

/** What says that one of several is chosen, and what the others of its kind carry instead. */
const choices = [
  ['[aria-pressed="true"]', '[aria-pressed="false"]'],
  ['[aria-selected="true"]', '[aria-selected="false"]'],
  ['[aria-checked="true"]', '[aria-checked="false"]'],
  ['[aria-current]:not([aria-current="false"])', '[aria-current="false"], :not([aria-current])'],
  [`label:has(${boxes}:checked)`, `label:has(${boxes}):not(:has(:checked))`],
] as const

const drawn = [
  'color',
  'background-color',
  'border-top',
  'border-bottom',
  'border-left',
  'outline',
  'font-weight',
  'text-decoration-line',
  'fill',
  'stroke',
  'appearance',
] as const

/** A box that styles add, as far as it shows: forced, a background of the page's own is gone. */
function drawnAround({ content, backgroundColor, scale, left, borderStyle }: CSSStyleDeclaration): string {
  const isSeen = backgroundColor !== getComputedStyle(document.body).backgroundColor || borderStyle !== 'none'
  return content === 'none' || !isSeen ? '' : [content, backgroundColor, scale, left].join(' ')
}

/** How a thing is drawn, its words apart: each element in it with what of its look is left when the colours are the person's own. */
function look(element: Element): string {
  const parts = [element, ...element.querySelectorAll('*')].filter((one) => one.checkVisibility())
  return parts
    .map((one) => {
      const own = getComputedStyle(one)
      const isTicked = one instanceof HTMLInputElement && own.appearance !== 'none' && one.checked
      return [
        one.localName,
        isTicked,
        ...drawn.map((name) => own.getPropertyValue(name)),
        ...['::before', '::after'].map((part) => drawnAround(getComputedStyle(one, part))),
      ].join('|')
    })
    .join('\n')
}

/** Another of its kind near the chosen one: in the nearest box that has one. */
function peerOf(chosen: Element, others: string): Element | undefined {
  for (let at = chosen.parentElement; at && at !== document.body; at = at.parentElement) {
    const peer = [...at.querySelectorAll(`${chosen.localName}:is(${others})`)].find(
      (one) => one !== chosen && one.checkVisibility() && !one.matches(':disabled'),
    )
    if (peer) return peer
  }
  return undefined
}

/** Whether anything is chosen that the system's colours could hide; asking the browser to force them costs more than looking. */
export const hasChoices = () => choices.some(([chosenOnes]) => document.querySelector(chosenOnes) !== null)

/** The chosen things that look like the others where the system forces its colours, which only colours told apart. */
export function lookalikes(): string[] {
  return choices.flatMap(([chosenOnes, others]) =>
    [...document.querySelectorAll(chosenOnes)].flatMap((chosen) => {
      const peer = chosen.checkVisibility() ? peerOf(chosen, others) : undefined
      return peer && look(peer) === look(chosen) ? [chosen.outerHTML.slice(0, 300)] : []
    }),
  )
}
