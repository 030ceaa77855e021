import { hasDrafts } from '../storage/drafts.ts'

/** Has another page of the app handed something over to this one, as the router keeps it over a reload? */
const hasState = () => Boolean((window.history.state as { usr?: unknown } | null)?.usr)

/** Does this page begin with what no server knows: drafts of this tab, or what another page has handed over? */
export const beginsAnew = () => hasDrafts() || hasState()

/** Keeps people out of a page, which fades, until it begins anew: what they did in it would be lost. */
export function closePage(page: HTMLElement): void {
  page.inert = true
  page.ariaBusy = 'true'
  page.style.opacity = '0.6'
}

/** Empties a page, and lets people in again. */
export function openEmptied(page: HTMLElement): void {
  page.inert = false
  page.ariaBusy = null
  page.style.opacity = ''
  page.replaceChildren()
}
