import { expect } from 'storybook/test'

/** Fails unless a callback was called once, with exactly these values. */
export async function calledOnce(callback: unknown, ...values: readonly unknown[]): Promise<void> {
  await expect(callback).toHaveBeenCalledOnce()
  await expect(callback).toHaveBeenCalledWith(...values)
}

/** Fails unless an element has exactly these values of attributes; null says that it must not have one. */
export async function hasAttributes(
  element: Element,
  values: Readonly<Record<string, string | null>>,
): Promise<void> {
  const found = Object.keys(values).map((name) => [name, element.getAttribute(name)])
  await expect(Object.fromEntries(found)).toEqual(values)
}

/** The attributes of a field for an e-mail address: the keyboard of a phone offers @, and corrects nothing. */
export const emailField = {
  type: 'email',
  inputmode: 'email',
  autocapitalize: 'none',
  spellcheck: 'false',
} as const
