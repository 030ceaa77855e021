import type { BrowserCommand } from 'vitest/node'

/** What was found readable already, in this page or in one beside it: which colours lay on which. */
const readable = new Set<string>()
/** What no other page was told of, and how much of what they told was heard. */
const untold: string[] = []
let heard = 0

/** What any page told, in the process that they are driven from. */
const told: string[] = []

/** Takes down what a page found readable, and answers with what all told since it last heard of them. */
export const shareReadable: BrowserCommand<[found: string[], heard: number]> = (_, found, known) => {
  told.push(...found)
  return told.slice(known)
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    shareReadable: (found: string[], heard: number) => Promise<string[]>
  }
}

/** Tells the pages that run tests beside this one what was found readable here, and hears of theirs. */
export async function compareNotes(): Promise<void> {
  const { commands } = await import('vitest/browser')
  const news = await commands.shareReadable(untold.splice(0), heard)
  heard += news.length
  for (const key of news) readable.add(key)
}

/** Whether something was found readable before, here or in a page beside this one. */
export const isReadable = (key: string) => readable.has(key)

/** Remembers what was found readable, so that it is not looked at another time in this run. */
export function rememberReadable(keys: Iterable<string>): void {
  for (const key of keys) {
    readable.add(key)
    untold.push(key)
  }
}

/** The elements that say something themselves. */
export function speaking(): Element[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const elements = new Set<Element>()
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.trim() && text.parentElement) elements.add(text.parentElement)
  for (const field of document.querySelectorAll('input, textarea, select')) elements.add(field)
  return [...elements].filter((one) => one.checkVisibility({ visibilityProperty: true }))
}

/** What an element lies on: the backgrounds around it, from the nearest that lets nothing through to its own. */
function groundOf(element: Element, known: Map<Element, string>): string {
  const before = known.get(element)
  if (before !== undefined) return before
  const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
  const around = element.parentElement ? groundOf(element.parentElement, known) : ''
  const own = [backgroundColor, backgroundImage, opacity, position].join(' ')
  // What lies behind shows where this, or something that it is a part of, is not opaque.
  const covers = backgroundColor.startsWith('rgb(') && opacity === '1' && !/ 0\.\d+ /.test(around)
  const ground = covers ? own : own === 'rgba(0, 0, 0, 0) none 1 static' ? around : `${around}/${own}`
  known.set(element, ground)
  return ground
}

/** Texts that are to be looked at: marked for axe (`[data-unread]`) until they are told to be readable or not. */
export interface Unread {
  any: boolean
  /** Takes the marks away again; what was readable is not looked at another time. */
  done(readable: boolean): void
}

/**
 * Marks the texts whose contrast is not known yet. To reckon it costs more than the rest of a story, and most of a story was seen in
 * the one before: the same style in the same colours on the same ground is looked at once a run.
 */
export function markUnread(): Unread {
  const known = new Map<Element, string>()
  const fresh = new Map<string, Element>()
  for (const element of speaking()) {
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
