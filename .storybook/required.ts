const controls =
  'input:not([type=checkbox], [type=radio], [type=file], [type=search], [role=combobox]), textarea'

/** The text of the label of a field that is filled in by typing; null for any other control. */
function labelOf(control: HTMLInputElement | HTMLTextAreaElement): string | null {
  return control.readOnly ? null : (control.labels?.[0]?.textContent ?? null)
}

/**
 * Throws when a form with required fields has a field that is neither marked as required nor called optional: nobody could tell before
 * sending it.
 */
export function refuseUnmarkedFields(): void {
  for (const form of document.querySelectorAll('form')) {
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(controls)]
    const isRequired = (field: HTMLElement) => field.ariaRequired === 'true'
    if (!fields.some(isRequired)) continue
    const unmarked = fields.flatMap((field) => {
      const label = labelOf(field)
      return label === null || isRequired(field) || label.endsWith('(opcional)') ? [] : [label]
    })
    if (unmarked.length > 0) throw new Error(`Fields neither required nor optional: ${unmarked.join('; ')}.`)
  }
}
