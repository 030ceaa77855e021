import { randomBytes } from 'node:crypto'
import { secretHash } from '../login-session.ts'

/** How many recovery codes a person gets. */
const howMany = 10
// The 32 of Crockford: without letters that are mistaken for digits. A random byte gives each of them equally often.
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

function newCode(): string {
  return [...randomBytes(16)].map((byte) => letters[byte % letters.length]).join('')
}

/** New recovery codes of 80 random bits each, in groups of four: `k7m2-p9x4-rqtb-3ncd`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => newCode().replace(/(.{4})(?!$)/g, '$1-'))
}

/** The stored form of a recovery code; hyphens do not matter. */
export function recoveryHash(code: string): string {
  return secretHash(code.replaceAll('-', ''))
}
