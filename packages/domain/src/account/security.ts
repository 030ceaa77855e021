import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { endpoint } from '../wire/endpoint.ts'

/** The kinds of device that a browser names. */
export const deviceKinds = ['computer', 'phone', 'tablet'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** An open login session of the caller. */
export const Login = v.object({
  id: v.number(),
  /** Null when the browser names none. */
  device: v.nullable(v.picklist(deviceKinds)),
  /** The browser's name, such as "Firefox". */
  browser: v.nullable(v.string()),
  /** The operating system's name, such as "Windows". */
  system: v.nullable(v.string()),
  signed_in_at: Instant,
  /** To about five minutes. */
  used_at: Instant,
  is_current: v.boolean(),
})
export type Login = v.InferOutput<typeof Login>

/** How the caller signs in, and where they are signed in. */
export const Security = v.object({
  second_step: v.object({
    /** When it was turned on; null while it is off. */
    since: v.nullable(Instant),
    /** How many recovery codes are left. */
    codes_left: v.number(),
    /** Does the house require it of the caller (rule required-second-step)? */
    is_required: v.boolean(),
  }),
  /** The current one first, then by last use. */
  logins: v.array(Login),
})
export type Security = v.InferOutput<typeof Security>

/** The caller's second step and open login sessions. */
export const getSecurity = endpoint({
  method: 'GET',
  path: '/account/security',
  summary: 'Whether two-step sign-in is on, and the caller’s open login sessions.',
  audience: 'signed-in',
  output: Security,
})

/** Ends one of the caller's login sessions; 404 for anybody else's. */
export const endLogin = endpoint({
  method: 'DELETE',
  path: '/account/logins/{id}',
  summary: 'Ends one of the caller’s login sessions.',
  audience: 'signed-in',
  output: Security,
})

/** Ends all of the caller's login sessions but this one. */
export const endOtherLogins = endpoint({
  method: 'DELETE',
  path: '/account/logins',
  summary: 'Ends all of the caller’s login sessions but this one.',
  audience: 'signed-in',
  output: Security,
})

const unnamed = 'Navegador desconhecido'

/** A login session in words: `Chrome no Windows`. */
export function loginName({ browser, system }: Pick<Login, 'browser' | 'system'>): string {
  if (browser === null) return system === null ? unnamed : `${unnamed} no ${system}`
  return system === null ? browser : `${browser} no ${system}`
}

/** The kinds of device, as screens say them. */
export const deviceNames: Record<DeviceKind, string> = {
  computer: 'Computador',
  phone: 'Celular',
  tablet: 'Tablet',
}
