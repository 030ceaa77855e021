/** Moves the focus to the first control inside that says it is invalid; false when all are fine. Call it once the errors are on screen. */
export function focusFirstInvalid(form: HTMLElement | null): boolean {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  first?.focus()
  return Boolean(first)
}
