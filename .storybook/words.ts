import { specWords, wrongWords } from '../stories/house/checks/wrong-words.ts'

/** Returns every text on the page, accessible names and placeholders included. */
function wordsOnPage(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style, code, pre, textarea')) texts.push(node.textContent ?? '')
  }
  const named = document.body.querySelectorAll('[aria-label], [title], [alt], [placeholder]')
  const names = [...named].flatMap((one) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
  )
  return [...texts, ...names]
}

/** Fails the story when its page contains a forbidden word. */
export function refuseWrongWords(): void {
  const found = wordsOnPage().flatMap((text) => wrongWords(text, specWords))
  if (found.length > 0) throw new Error(`The page contains forbidden words: ${found.join('; ')}`)
}
