type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = 'input:not([type="file"]), textarea, select'

const isField = (element: Element): element is Field => element.matches(fields)

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

const textOf = (field: Field) => (isChoice(field) ? String(field.checked) : field.value)

/** Is a field as the page was written? */
function isUntouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].every((one) => one.selected === one.defaultSelected)
  return isChoice(field) ? field.checked === field.defaultChecked : field.value === field.defaultValue
}

/** React's private record of the text that it last saw in a field: an event with the same text changes no state. */
type Tracked = { _valueTracker?: { setValue: (seen: string) => void } }

/** Puts a text into a field as its user would, so that React and the form notice; a text that is there stays, with its caret. */
function typeInto(field: Field, text: string): void {
  if (isChoice(field)) {
    // A radio button is left by choosing another.
    if (field.type === 'radio' && text === 'false') return
    field.checked = text === 'false'
    field.click()
    return
  }
  if (field.value !== text) field.value = text
  ;(field as Tracked)._valueTracker?.setValue(`${text} `)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Keeps code of the page from moving the focus to a field, as masks do when they set their text; returns a function that ends it. */
function withoutFocus(field: Field): () => void {
  if (document.activeElement === field) return () => undefined
  const still = { focus() {}, setSelectionRange() {} }
  Object.assign(field, still)
  return () => {
    for (const name of Object.keys(still)) Reflect.deleteProperty(field, name)
  }
}

/** The events of a press before its click. */
const pressing = new Set(['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'])
/** The events of typing, apart from `input`. */
const typing = [
  'keydown',
  'keypress',
  'keyup',
  'textInput',
  'compositionstart',
  'compositionend',
  'cut',
  'paste',
]
const held = [...pressing, 'click', 'input', 'change', ...typing]

/** Shows that a button was pressed and is at work; returns what ends it. An animation, because hydration compares styles. */
const showHeld = (button: Element) => button.animate({ opacity: 0.6 }, { duration: 1, fill: 'forwards' })

/**
 * Holds what is typed, chosen and pressed in a page that a server wrote; returns a function that repeats it in its order, to be called
 * when the page handles input: its forms begin with their own values. Each button counts once, so that impatience does not send twice,
 * and shows that it was pressed. React does not hear of it meanwhile: it would take over the rest of the page at once, and hold up the paint.
 */
export function keepInput(page: HTMLElement): () => Promise<void> {
  // Elements that React adds later handle input as soon as they are there.
  const written = new Set(page.querySelectorAll('*'))
  /** The text last put into each field, and null for each pressed button; the latest last. */
  const kept = new Map<Element, string | null>()
  const shown = new Map<Element, Animation>()
  let isRepeating = false
  const keep = (element: Element, text: string | null) => {
    kept.delete(element)
    kept.set(element, text)
  }
  const hold = (event: Event) => {
    const { target, type } = event
    if (isRepeating || !(target instanceof Element) || !written.has(target)) return
    if (type === 'input' && isField(target)) keep(target, textOf(target))
    const button = type === 'click' ? target.closest('button') : null
    if (button) {
      event.preventDefault()
      keep(button, null)
      if (!shown.has(button)) shown.set(button, showHeld(button))
    }
    const isOfField = isField(target) || (type === 'click' && target.closest('label'))
    if (button || isOfField || pressing.has(type)) event.stopImmediatePropagation()
  }
  for (const field of written) if (isField(field) && !isUntouched(field)) keep(field, textOf(field))
  // Listeners of touches that could prevent scrolling would delay it.
  for (const type of held)
    page.addEventListener(type, hold, { capture: true, passive: type.startsWith('touch') })
  return async () => {
    // Effects of the page run first. And React draws each before the next, which would know only what was there before.
    const drawn = () => new Promise((done) => setTimeout(done))
    await drawn()
    for (const [element, text] of kept) {
      kept.delete(element)
      shown.get(element)?.cancel()
      if (!element.isConnected) continue
      // Its user may be typing in another field by now, and would lose the letters that go to this one.
      const letFocus = isField(element) ? withoutFocus(element) : undefined
      isRepeating = true
      if (text === null) (element as HTMLElement).click()
      else typeInto(element as Field, text)
      isRepeating = false
      await drawn()
      letFocus?.()
    }
    for (const type of held) page.removeEventListener(type, hold, true)
  }
}
