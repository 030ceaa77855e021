const controls = [
  'input:not([type=checkbox], [type=radio], [type=file], [type=search], [role=combobox])',
  'textarea',
  // With an empty option, a choice says itself that it may be left out.
  'select:not(:has(option[value=""]))',
].join()

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The text of the label of a field to fill in; null for a field that is read-only or has no label. */
function labelOf(control: Control): string | null {
  return control.matches('[readonly]') ? null : (control.labels?.[0]?.textContent ?? null)
}

/** Throws when the browser would check a form with fields to fill in: its own messages would come before ours, in its own words. */
export function refuseBrowserMessages(): void {
  const form = document.querySelector('form:not([novalidate]):has([aria-required], [type=email], [type=url])')
  if (form) throw new Error(`A form lets the browser validate its fields: ${form.outerHTML.slice(0, 300)}`)
}

/**
 * Throws when a form with required fields has a field that is neither marked as required nor called optional: nobody could tell before
 * sending it.
 */
export function refuseUnmarkedFields(): void {
  for (const form of document.querySelectorAll('form')) {
    const fields = [...form.querySelectorAll<Control>(controls)]
    const isRequired = (field: Control) => field.ariaRequired === 'true'
    if (!fields.some(isRequired)) continue
    const unmarked = fields.flatMap((field) => {
      const label = labelOf(field)
      return label === null || isRequired(field) || label.endsWith('(opcional)') ? [] : [label]
    })
    if (unmarked.length > 0) throw new Error(`Fields neither required nor optional: ${unmarked.join('; ')}.`)
  }
}
