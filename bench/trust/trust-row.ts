/** A promise and the tests that prove it; a test is a file and a part of its title. */
export interface TrustRow {
  row: string
  promise: string
  tests: readonly (readonly [file: string, part: string])[]
  /** What no test proves, and why. */
  open?: string
}

/** A test file of the races, by its name. */
export const races = (name: string) => `apps/api/races/${name}.test.ts`

/** A test file of the API, by its path. */
export const api = (name: string) => `apps/api/src/${name}.test.ts`

/** The tests of logins. */
export const account = api('accounts/account-routes')

/** The generated requests, which ask every endpoint. */
export const fuzz = [races('generated'), 'no 5xx, no answer off its schema'] as const

/** The table of who may ask what. */
export const rights = [api('http/rights'), 'who gets in'] as const
