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

/** Fails when one of these elements covers a part of another one. */
export async function standApart(elements: readonly Element[]): Promise<void> {
  const places = elements.map((one) => ({ name: one.textContent, ...one.getBoundingClientRect().toJSON() }))
  const covered = places.flatMap((one, nth) =>
    places
      .slice(nth + 1)
      .filter(
        ({ left, right, top, bottom }) =>
          left < one.right && one.left < right && top < one.bottom && one.top < bottom,
      )
      .map(({ name }) => `${one.name} and ${name}`),
  )
  await expect(covered).toEqual([])
}

/** The attributes of a field for an e-mail address: the keyboard of a phone offers @, and corrects nothing. */
export const emailField = {
  type: 'email',
  inputmode: 'email',
  autocapitalize: 'none',
  spellcheck: 'false',
} as const
