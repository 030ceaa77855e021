import { expect, userEvent, waitFor } from 'storybook/test'

/** The control last reached by keyboard. */
let stop: HTMLElement | null = null

/** Resets the keyboard position before a story. */
export function resetFocus(): void {
  stop = null
}

/** Throws when the focused control was removed: keyboard users would have to restart at the top of the page. */
export async function refuseLostFocus(): Promise<void> {
  const last = stop
  if (!last) return
  await waitFor(() => {
    if (document.activeElement === document.body && !last.checkVisibility())
      throw new Error(`The focus was lost with “${last.ariaLabel ?? last.textContent}”.`)
  })
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
  stop = control
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
