/** The attributes from which browsers and on-screen keyboards know what belongs into a field; `fieldsOf` lists them in this order. */
const hints = [
  'type',
  'inputmode',
  'autocomplete',
  'autocapitalize',
  'spellcheck',
  'enterkeyhint',
  'maxlength',
  'min',
  'max',
  'step',
  'placeholder',
]

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The name of a field: its label, or its `aria-label`. */
function nameOf(field: Control): string {
  return field.labels?.[0]?.textContent?.replace('(opcional)', ' (opcional)') ?? field.ariaLabel ?? ''
}

/** The hints of a field, such as `maxlength=80`; `type=text` is left out, as it says nothing. */
function hintsOf(field: Control): string[] {
  return hints.flatMap((name) => {
    const value = field.getAttribute(name)
    return value === null || `${name}=${value}` === 'type=text' ? [] : `${name}=${value}`
  })
}

/**
 * Returns a line for each text field and each select in an element: its name, `required` if it is, and its hints. An example:
 * `E-mail* required type=email autocomplete=off`.
 */
export function fieldsOf(root: HTMLElement): string[] {
  const fields = root.querySelectorAll<Control>(
    'input:not([type=checkbox], [type=radio], [type=file], [tabindex="-1"]), select, textarea',
  )
  return [...fields].map((field) =>
    [nameOf(field), ...(field.ariaRequired === 'true' ? ['required'] : []), ...hintsOf(field)].join(' '),
  )
}
