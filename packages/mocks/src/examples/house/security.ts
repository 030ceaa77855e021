import type { Enrolment, HouseSecurity, Login, Security } from '@ensaio/domain'

/** A login session on a computer, the one on screen. */
export function loginSession(over: Partial<Login> = {}): Login {
  return {
    id: 1,
    device: 'computer',
    browser: 'Chrome',
    system: 'Windows',
    signed_in_at: '2026-11-20T12:10:00.000Z',
    used_at: '2026-11-20T14:58:00.000Z',
    is_current: true,
    ...over,
  }
}

/** Two-step sign-in off; signed in here and on a phone. */
export function security(over: Partial<Security> = {}): Security {
  return {
    second_step: { since: null, codes_left: 0, is_required: false },
    logins: [
      loginSession(),
      loginSession({
        id: 2,
        device: 'phone',
        browser: 'Safari',
        system: 'iOS',
        signed_in_at: '2026-11-18T18:00:00.000Z',
        used_at: '2026-11-19T20:30:00.000Z',
        is_current: false,
      }),
    ],
    ...over,
  }
}

/** Two-step sign-in that is on, with eight recovery codes left. */
export function securedSecurity(over: Partial<Security> = {}): Security {
  return security({
    second_step: { since: '2026-10-02T13:00:00.000Z', codes_left: 8, is_required: false },
    ...over,
  })
}

const square = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`

/** A secret with a picture that looks like its QR code. */
export function enrolment(over: Partial<Enrolment> = {}): Enrolment {
  const path = `${square(2, 2)}${square(16, 2)}${square(2, 16)}M11 3h2v3h2v4h-3v3h4v-2h5v3h-3v4h-4v3h-3v-4h-2v-6h2z`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25"><rect fill="#fff" width="25" height="25"/><path fill-rule="evenodd" d="${path}"/></svg>`
  return {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Ensaio:pospago%40demo.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Ensaio',
    picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    ...over,
  }
}

/** Ten recovery codes. */
export function recoveryCodes(): string[] {
  return ['k7m2-p9x4', 'q3ht-8vbn', 'w5rz-1jc6', 'd4gs-y2km', 'n8fp-3xqe'].flatMap((start) => [
    `${start}-rat7-3ncd`,
    `${start}-5bhw-9zkp`,
  ])
}

/** A house that requires nothing; two administrators without two-step sign-in. */
export function houseSecurity(over: Partial<HouseSecurity> = {}): HouseSecurity {
  return { is_second_step_required: false, without_second_step: 2, changed: null, ...over }
}
