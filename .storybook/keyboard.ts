import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'

/** The control that had the focus last, by mouse or by keyboard. */
let last: HTMLElement | null = null

/** Whether a dialog was opened by a control, to which it can give the focus back, and not by the story. */
const hasOpener = new WeakMap<Element, boolean>()

function notice({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return
  const dialog = target.closest('dialog')
  if (dialog && !hasOpener.has(dialog)) hasOpener.set(dialog, relatedTarget !== null)
  if (!dialog || hasOpener.get(dialog)) last = target
}

const takesWords =
  'input:not([type=button], [type=checkbox], [type=file], [type=radio], [type=reset], [type=submit])'

/** Sends a form by Enter in a field when its button is outside (`form=`), as browsers do; user-event looks for one inside only, and sends a form of one field by itself. */
function sendByEnter({ key, target, defaultPrevented }: KeyboardEvent): void {
  if (key !== 'Enter' || defaultPrevented || !(target instanceof HTMLInputElement) || !target.form) return
  const { form } = target
  const submit = [...form.elements].find((one) => one instanceof HTMLButtonElement && one.type === 'submit')
  if (!target.matches(takesWords) || form.querySelectorAll(takesWords).length < 2) return
  if (submit instanceof HTMLButtonElement && !form.contains(submit)) submit.click()
}

/** Forgets which control had the focus, before a story, and notices it from then on. */
export function resetFocus(): void {
  last = null
  document.addEventListener('focusin', notice, true)
  document.addEventListener('keypress', sendByEnter)
}

/** Throws when the control that had the focus was removed: keyboard users would have to restart at the top of the page. */
export async function refuseLostFocus(): Promise<void> {
  await waitFor(() => {
    if (last && document.activeElement === document.body && !last.checkVisibility())
      throw new Error(`The focus was lost with “${last.ariaLabel ?? last.textContent}”.`)
  })
}

/** For a story that itself takes the focus away, or replaces its widget as another page would. */
export function forgetFocus(): void {
  last = null
}

/** Takes what is inside `inert` out of the order, as browsers do; user-event does not know the attribute. */
function skipInert(): void {
  for (const one of document.querySelectorAll('[inert] :is(a, button, input, select, textarea)'))
    one.setAttribute('tabindex', '-1')
}

/** Moves the focus to a control by Tab or Shift+Tab; fails when the control cannot be reached. */
export async function tabTo(control: HTMLElement): Promise<void> {
  await refuseLostFocus()
  skipInert()
  const passed = new Set<Element | null>()
  while (document.activeElement !== control && !passed.has(document.activeElement)) {
    const here = document.activeElement ?? document.body
    passed.add(here)
    const isBehind = here.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING
    await userEvent.tab({ shift: isBehind > 0 })
  }
  await expect(control).toHaveFocus()
}

/** Tabs to a control and presses it: Space for checkboxes and radio buttons, Enter for anything else. */
export async function press(control: HTMLElement): Promise<void> {
  await tabTo(control)
  await userEvent.keyboard(control.matches('[type=checkbox], [type=radio]') ? ' ' : '{Enter}')
}

/** Tabs to a field and types in it; Tab selects the old value, so the text replaces it. */
export async function write(field: HTMLElement, words: string): Promise<void> {
  await tabTo(field)
  await userEvent.keyboard(words)
}

/** The pointer event at a place of a picture: `x` and `y` are shares of its width and height, from 0 to 1. */
export function pointOf(image: HTMLImageElement, x: number, y: number) {
  const { left, top, width, height } = image.getBoundingClientRect()
  const fit = Math.min(width / image.naturalWidth, height / image.naturalHeight)
  return {
    clientX: left + width / 2 + (x - 0.5) * image.naturalWidth * fit,
    clientY: top + height / 2 + (y - 0.5) * image.naturalHeight * fit,
    pointerId: 11,
    button: 0,
  }
}

/** Taps a picture at such a place. */
export async function tap(image: HTMLImageElement, x: number, y: number) {
  await fireEvent.pointerDown(image, pointOf(image, x, y))
  await fireEvent.pointerUp(image, pointOf(image, x, y))
}
