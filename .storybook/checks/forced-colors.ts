const boxes = ':is([type="radio"], [type="checkbox"])'

/** Selectors of selected elements, and of unselected ones of the same kind. */
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

/** Describes a visible ::before or ::after; forced colours remove the page's own backgrounds. */
function drawnAround({ content, backgroundColor, scale, left, borderStyle }: CSSStyleDeclaration): string {
  const isSeen = backgroundColor !== getComputedStyle(document.body).backgroundColor || borderStyle !== 'none'
  return content === 'none' || !isSeen ? '' : [content, backgroundColor, scale, left].join(' ')
}

/** Describes how an element and its descendants are rendered, without their text. */
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

/** Returns the nearest unselected element of the same kind. */
function peerOf(chosen: Element, others: string): Element | undefined {
  for (let at = chosen.parentElement; at && at !== document.body; at = at.parentElement) {
    const peer = [...at.querySelectorAll(`${chosen.localName}:is(${others})`)].find(
      (one) => one !== chosen && one.checkVisibility() && !one.matches(':disabled'),
    )
    if (peer) return peer
  }
  return undefined
}

/** Whether anything on the page is selected; this check is cheaper than forcing colours. */
export const hasChoices = () => choices.some(([chosenOnes]) => document.querySelector(chosenOnes) !== null)

/** Returns selected elements that look like unselected ones in forced colours. */
export function lookalikes(): string[] {
  return choices.flatMap(([chosenOnes, others]) =>
    [...document.querySelectorAll(chosenOnes)].flatMap((chosen) => {
      const peer = chosen.checkVisibility() ? peerOf(chosen, others) : undefined
      return peer && look(peer) === look(chosen) ? [chosen.outerHTML.slice(0, 300)] : []
    }),
  )
}
