const shown = (element: Element) => element.checkVisibility() && !element.closest('[class^="sb-"]')

/** Throws for a list without markers, outside navigation, that has no role: Safari reads it as plain text. */
export function refuseSilentLists(): void {
  const silent = [...document.querySelectorAll('ul:not([role]), ol:not([role])')].filter(
    (list) => shown(list) && !list.closest('nav') && getComputedStyle(list).listStyleType === 'none',
  )
  if (silent.length > 0)
    throw new Error(
      `Lists without markers and without role="list": ${silent.map((list) => list.outerHTML.slice(0, 200)).join('\n')}`,
    )
}

/** Throws for a form outside a dialog that has no name: screen readers would not offer it as a landmark. */
export function refuseUnnamedForms(): void {
  const unnamed = [...document.querySelectorAll('form:not([aria-label], [aria-labelledby])')].filter(
    (form) => shown(form) && !form.closest('dialog'),
  )
  if (unnamed.length > 0)
    throw new Error(`Forms without a name: ${unnamed.map((form) => form.outerHTML.slice(0, 200)).join('\n')}`)
}
