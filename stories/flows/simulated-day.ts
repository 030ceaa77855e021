import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import type { RealProduct } from './real-product.ts'

/** What the people of a story have told the product so far: each fact once. */
export interface Told {
  /**
   * Answers a field of a form. A fact that nobody has told is typed; one that was told has to be in the field already, whoever told it and
   * in whichever app.
   */
  answer: (field: Locator, fact: string, value: string) => Promise<void>
  /** Facts in the order in which they were typed. */
  facts: () => string[]
}

/** Starts with nothing told. */
export function startTelling(): Told {
  const told = new Map<string, string>()
  const typed: string[] = []
  return {
    facts: () => typed,
    answer: async (field, fact, value) => {
      const before = told.get(fact)
      if (before !== undefined) {
        await expect.poll(() => field.inputValue(), { message: `${fact} is asked again` }).toBe(before)
        return
      }
      expect(await field.inputValue(), `${fact} is there before anybody told it`).toBe('')
      await field.fill(value)
      told.set(fact, await field.inputValue())
      typed.push(fact)
    },
  }
}

/** Every required field of the form on a page that is empty. */
export async function emptyFields(page: Page): Promise<string[]> {
  const fields = page.locator(':is(input, select, textarea):is([required], [aria-required=true])')
  return fields.evaluateAll((all) =>
    all
      .map((field) => field as HTMLInputElement)
      .filter((field) => field.checkVisibility() && !/^(radio|checkbox|file)$/.test(field.type))
      .filter(({ value }) => value === '')
      .map(({ labels }) => labels?.[0]?.textContent?.replace('*', '') ?? ''),
  )
}

/** The subjects of the mails to an address in the order of their sending. */
export async function subjectsTo({ folder }: RealProduct, address: string): Promise<string[]> {
  const names = await readdir(join(folder, 'mail'))
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(join(folder, 'mail', name)))),
  )
  return mails
    .filter(({ to }) => to?.some((one) => one.address === address))
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
    .map(({ subject = '' }) => subject)
}
