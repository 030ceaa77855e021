import { codeLength, type Enrolment, type Instant } from '@ensaio/domain'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

/** How many seconds a code is shown. */
const period = 30
/** How many steps a phone's clock may differ, either way. */
const drift = 1

function totpOf(secret: string, shown: { issuer?: string; label?: string } = {}): TOTP {
  // SHA-1, six digits and 30 seconds are what every authenticator app knows.
  return new TOTP({ ...shown, secret, period, digits: codeLength, algorithm: 'SHA1' })
}

/** A new secret of 160 bits, in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The secret of an account as authenticator apps take it, with the name of the house (rule house-brand). */
export function enrolmentOf(secret: string, { email, house }: { email: string; house: string }): Enrolment {
  const uri = totpOf(secret, { issuer: house, label: email }).toString()
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(uri, { border: 2 })).toString('base64')}`
  return { secret, uri, picture }
}

/** The time step of which this is the code, at most one away from now; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Instant): number | null {
  const timestamp = Date.parse(now)
  const delta = totpOf(secret).validate({ token: code, timestamp, window: drift })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

/** The code that an authenticator app shows at an instant. */
export function codeAt(secret: string, now: Instant): string {
  return totpOf(secret).generate({ timestamp: Date.parse(now) })
}
