/** What a field tells browsers and on-screen keyboards, in this order. */
const told = [
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

function nameOf(field: Control): string {
  return field.labels?.[0]?.textContent?.replace('(opcional)', ' (opcional)') ?? field.ariaLabel ?? ''
}

function toldBy(field: Control): string[] {
  return told.flatMap((name) => {
    const value = field.getAttribute(name)
    return value === null || `${name}=${value}` === 'type=text' ? [] : `${name}=${value}`
  })
}

/**
 * The text fields and choices under an element, one line each: the name, whether it is required, and what browsers and on-screen keyboards
 * are told, such as `E-mail* required type=email autocomplete=off`.
 */
export function fieldsOf(root: HTMLElement): string[] {
  const fields = root.querySelectorAll<Control>(
    'input:not([type=checkbox], [type=radio], [type=file], [tabindex="-1"]), select, textarea',
  )
  return [...fields].map((field) =>
    [nameOf(field), ...(field.ariaRequired === 'true' ? ['required'] : []), ...toldBy(field)].join(' '),
  )
}
