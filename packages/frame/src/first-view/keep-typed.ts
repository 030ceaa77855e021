type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = 'input:not([type="file"]), textarea, select'

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/** What somebody has put into a field; null when it is as the page was written. */
function typedInto(field: Field): string | null {
  if (field instanceof HTMLSelectElement)
    return [...field.options].every((one) => one.selected === one.defaultSelected) ? null : field.value
  if (isChoice(field)) return field.checked === field.defaultChecked ? null : String(field.checked)
  return field.value === field.defaultValue ? null : field.value
}

/** Puts a text into a field as its user would, so that React and the form notice. */
function typeInto(field: Field, text: string): void {
  // React compares with what it last saw set: it sees the first one, and not the second.
  if (isChoice(field)) {
    // A radio button is left by choosing another.
    if (field.type === 'radio' && text === 'false') return
    field.checked = text === 'false'
    field.click()
    return
  }
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Has React taken over an element? It notes its properties on each that it has. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/**
 * Remembers what is typed into a page that a server wrote, and the last button pressed in it, until its code is there; returns a function
 * that types and presses the same once the forms work, which begin with their own values.
 */
export function keepTyped(page: HTMLElement): () => void {
  const typed = new Map<Field, string>()
  let pressed: HTMLElement | null = null
  const note = (field: Field) => {
    const text = typedInto(field)
    if (text !== null) typed.set(field, text)
  }
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches(fields))) return
    // Also one that React has taken over: its form may begin with its own values a moment later.
    note(target as Field)
  }
  const isAnythingTyped = () => [...typed.keys()].some((field) => field.isConnected)
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button === null) return
    // A button works a moment before the page knows what was typed: it would say that something is missing.
    if (isAnythingTyped()) event.stopPropagation()
    else if (isTakenOver(button)) return
    event.preventDefault()
    pressed = button
  }
  // React may take a button over for the very press, and answer it: it must not be pressed again.
  const forget = ({ target }: MouseEvent) => {
    if (pressed && target instanceof Node && pressed.contains(target) && isTakenOver(pressed)) pressed = null
  }
  for (const field of page.querySelectorAll<Field>(fields)) note(field)
  page.addEventListener('input', follow, true)
  page.addEventListener('click', hold, true)
  document.addEventListener('click', forget)
  return () => {
    page.removeEventListener('input', follow, true)
    page.removeEventListener('click', hold, true)
    document.removeEventListener('click', forget)
    for (const [field, text] of typed) if (field.isConnected) typeInto(field, text)
    typed.clear()
    const button = pressed
    // Once React has drawn what was typed: until then the button knows what was there before.
    if (button) setTimeout(() => button.isConnected && button.click())
    pressed = null
  }
}
