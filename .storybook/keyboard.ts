import { expect, userEvent, waitFor } from 'storybook/test'

/** The control that the keyboard was last led to. */
let stop: HTMLElement | null = null

/** Begins a story with the focus nowhere. */
export function startFromNowhere(): void {
  stop = null
}

/** Refuses what takes the focus with it as it goes away: who has no mouse would have to begin again from the top of the page. */
export async function refuseLostFocus(): Promise<void> {
  const last = stop
  if (!last) return
  await waitFor(() => {
    if (document.activeElement === document.body && !last.checkVisibility())
      throw new Error(`The focus went away with “${last.ariaLabel ?? last.textContent}”.`)
  })
}

/** Goes to a control as somebody without a mouse does, Tab by Tab or back by Shift+Tab; fails where that does not lead to it. */
export async function tabTo(control: HTMLElement): Promise<void> {
  await refuseLostFocus()
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

/** Goes to a control and presses it: Space for what is ticked, Enter for anything else. */
export async function press(control: HTMLElement): Promise<void> {
  await tabTo(control)
  await userEvent.keyboard(control.matches('[type=checkbox], [type=radio]') ? ' ' : '{Enter}')
}

/** Goes to a field and writes in it: coming by Tab selects what it holds, which the first letter replaces. */
export async function write(field: HTMLElement, words: string): Promise<void> {
  await tabTo(field)
  await userEvent.keyboard(words)
}
