import * as v from 'valibot'
import { endpoint } from '../wire/endpoint.ts'
import { Scope } from './scope.ts'

/** How many digits a code of an authenticator app has. */
export const codeLength = 6

const missingCode = 'Digite o código.'

/** A code of an authenticator app, or a recovery code; spaces and hyphens do not matter. */
export const SecondStepCode = v.pipe(
  v.string(missingCode),
  v.transform((code) => code.replace(/[\s-]/g, '').toLowerCase()),
  v.nonEmpty(missingCode),
  v.maxLength(32, 'Este código é longo demais.'),
)

/** The password of somebody who is signed in, asked again before what changes how they sign in. */
export const CurrentPassword = v.pipe(
  v.string('Digite a sua senha.'),
  v.nonEmpty('Digite a sua senha.'),
  v.maxLength(128, 'Use no máximo 128 caracteres.'),
)

/** A signed-in person. With a `challenge` nobody is signed in yet: `signInWithCode` takes it, with a code (rule second-step). */
export const Entrance = v.object({
  scope: Scope,
  first_login: v.boolean(),
  challenge: v.optional(v.string()),
})
export type Entrance = v.InferOutput<typeof Entrance>

/** 422 for a wrong code, 404 for a challenge that was used or is older than ten minutes (rule second-step). */
export const signInWithCode = endpoint({
  method: 'POST',
  path: '/auth/code',
  summary: 'The second step of signing in: a code of the authenticator app, or a recovery code.',
  audience: 'public',
  body: v.object({ challenge: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)), code: SecondStepCode }),
  output: v.object({
    scope: Scope,
    first_login: v.boolean(),
    /** How many recovery codes are left; null when the code was the app's. */
    codes_left: v.nullable(v.number()),
  }),
})

/** What an authenticator app needs. */
export const Enrolment = v.object({
  /** In base 32, to be typed. */
  secret: v.string(),
  /** The same as an `otpauth:` address, which opens the app on a phone. */
  uri: v.string(),
  /** The same as a QR code: an SVG picture in a `data:` address. */
  picture: v.string(),
})
export type Enrolment = v.InferOutput<typeof Enrolment>

/** The recovery codes, shown once. */
export const RecoveryCodes = v.object({ codes: v.array(v.string()) })
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>

const Password = v.object({ password: CurrentPassword })

/** Makes a new secret, which counts only once `confirmSecondStep` has got a code; 409 while the second step is on. */
export const startSecondStep = endpoint({
  method: 'POST',
  path: '/account/second-step',
  summary: 'Begins to turn on two-step sign-in: a secret for an authenticator app.',
  audience: 'signed-in',
  body: Password,
  output: Enrolment,
})

/** Turns two-step sign-in on. */
export const confirmSecondStep = endpoint({
  method: 'POST',
  path: '/account/second-step/confirmation',
  summary: 'Turns two-step sign-in on, with a code of the authenticator app; answers the recovery codes.',
  audience: 'signed-in',
  body: v.object({ code: SecondStepCode }),
  output: RecoveryCodes,
})

/** Replaces the recovery codes; the old ones work no more. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/second-step/codes',
  summary: 'Replaces the recovery codes.',
  audience: 'signed-in',
  body: Password,
  output: RecoveryCodes,
})

/** Turns two-step sign-in off; 409 for administrators of a house that requires it. */
export const endSecondStep = endpoint({
  method: 'POST',
  path: '/account/second-step/end',
  summary: 'Turns two-step sign-in off.',
  audience: 'signed-in',
  body: Password,
  output: v.null(),
})
