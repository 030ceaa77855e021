import type { BrowserCommand } from 'vitest/node'

/** Cache keys of texts found readable, in this page or in a parallel one. */
const readable = new Set<string>()
/** Keys not yet shared, and the number of shared keys already received. */
const unsent: string[] = []
let received = 0

/** Keys shared by any page, in the process that drives them. */
const shared: string[] = []

/** Stores a page's readable keys and returns those that it has not received yet. */
export const shareReadable: BrowserCommand<[found: string[], received: number]> = (_, found, received) => {
  shared.push(...found)
  return shared.slice(received)
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    shareReadable: (found: string[], received: number) => Promise<string[]>
  }
}

/** Exchanges readable keys with the pages that run tests in parallel. */
export async function shareResults(): Promise<void> {
  const { commands } = await import('vitest/browser')
  const news = await commands.shareReadable(unsent.splice(0), received)
  received += news.length
  for (const key of news) readable.add(key)
}

/** Whether a key was found readable before, here or in a parallel page. */
export const isReadable = (key: string) => readable.has(key)

/** Remembers readable keys, so that they are checked only once a run. */
export function rememberReadable(keys: Iterable<string>): void {
  for (const key of keys) {
    readable.add(key)
    unsent.push(key)
  }
}

/** Returns the visible elements with text of their own, form fields included. */
export function textElements(): Element[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const elements = new Set<Element>()
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.trim() && text.parentElement) elements.add(text.parentElement)
  for (const field of document.querySelectorAll('input, textarea, select')) elements.add(field)
  return [...elements].filter((one) => one.checkVisibility({ visibilityProperty: true }))
}

/** A cache key of the backgrounds behind an element, from the nearest opaque ancestor to itself. */
function groundOf(element: Element, known: Map<Element, string>): string {
  const before = known.get(element)
  if (before !== undefined) return before
  const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
  const around = element.parentElement ? groundOf(element.parentElement, known) : ''
  const own = [backgroundColor, backgroundImage, opacity, position].join(' ')
  // Backgrounds behind it are visible when it or an ancestor is not opaque.
  const covers = backgroundColor.startsWith('rgb(') && opacity === '1' && !/ 0\.\d+ /.test(around)
  const ground = covers ? own : own === 'rgba(0, 0, 0, 0) none 1 static' ? around : `${around}/${own}`
  known.set(element, ground)
  return ground
}

/** Texts whose contrast axe has to check, marked with `[data-unread]`. */
export interface Unread {
  any: boolean
  /** Removes the marks and remembers the texts if they were readable. */
  done(readable: boolean): void
}

/**
 * Marks the texts whose contrast is not known yet. Computing contrast costs more than the rest of a story, so each combination of style,
 * colour and background is checked once a run.
 */
export function markUnread(): Unread {
  const known = new Map<Element, string>()
  const fresh = new Map<string, Element>()
  for (const element of textElements()) {
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const key = [element.className, color, fontSize, fontWeight, groundOf(element, known)].join('|')
    if (!readable.has(key) && !fresh.has(key)) fresh.set(key, element)
  }
  for (const element of fresh.values()) element.setAttribute('data-unread', '')
  return {
    any: fresh.size > 0,
    done(wasReadable) {
      for (const element of fresh.values()) element.removeAttribute('data-unread')
      if (wasReadable) rememberReadable(fresh.keys())
    },
  }
}
