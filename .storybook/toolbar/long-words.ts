/** Vowels, with or without an accent: about two fifths of the letters of a Portuguese text. */
const vowels = /[aeiouáàâãéêíóôõú]/gi

/** Returns a text about 40 % longer, as a translation may be: each vowel twice. Words grow, too, so that single words test a layout. */
export const longer = (text: string) => text.replace(vowels, '$&$&')

/** Attributes whose text is visible; values of fields stay as typed. */
const visibleAttributes = ['placeholder', 'label'] as const

/** Texts that are not read: code, styles and what a person has typed. */
const unread = 'script, style, textarea, code, pre, [contenteditable]'

/** Yields the text nodes and visible attributes inside an element. */
function* wordsIn(root: Element): Generator<Text | Attr> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text) {
      if (!node.parentElement?.closest(unread)) yield node
    } else if (node instanceof Element) {
      for (const name of visibleAttributes) {
        const attribute = node.getAttributeNode(name)
        if (attribute) yield attribute
      }
    }
  }
}

/** The texts that were made longer, by their node: before and after. */
type Changed = Map<Text | Attr, { before: string; after: string }>

/** Makes the texts longer that are not yet. */
function lengthenNew(root: Element, changed: Changed): void {
  for (const node of wordsIn(root)) {
    const before = node.nodeValue ?? ''
    if (before === changed.get(node)?.after) continue
    const after = longer(before)
    if (after === before) continue
    changed.set(node, { before, after })
    node.nodeValue = after
  }
}

/** Restores the texts that nobody has replaced meanwhile. */
function restore(changed: Changed): void {
  for (const [node, { before, after }] of changed) if (node.nodeValue === after) node.nodeValue = before
  changed.clear()
}

/** Makes every visible text inside an element longer, once; returns a function that restores the texts. */
export function lengthen(root: Element): () => void {
  const changed: Changed = new Map()
  lengthenNew(root, changed)
  return () => restore(changed)
}

/** Stops the lengthening of each canvas. */
const stops = new Map<Element, () => void>()

/** Restores the texts of a canvas, if they are longer. */
export function stopLengthening(canvas: Element): void {
  stops.get(canvas)?.()
  stops.delete(canvas)
}

/** Makes the texts of a canvas longer until `stopLengthening`, also those that React writes later. */
export function keepLengthening(canvas: Element): void {
  stopLengthening(canvas)
  const changed: Changed = new Map()
  lengthenNew(canvas, changed)
  const observer = new MutationObserver(() => lengthenNew(canvas, changed))
  observer.observe(canvas, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: [...visibleAttributes],
  })
  stops.set(canvas, () => {
    observer.disconnect()
    restore(changed)
  })
}
