/** Focuses the first invalid control inside; returns false when there is none. Call it after the errors are rendered. */
export function focusFirstInvalid(form: HTMLElement | null): boolean {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  first?.focus()
  return Boolean(first)
}
