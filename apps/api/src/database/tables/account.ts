import type { ClientRole, DeviceKind, OfficeRole, OnboardingStep, Scope } from '@ensaio/domain'
import type { Generated, Id, Instant } from './column.ts'

export interface AccountTables {
  users: {
    id: Id
    scope: Scope
    /** Set for people of the office (scope `admin`) only. */
    role: OfficeRole | null
    /** Set for clients only (rule client-roles). */
    client_role: ClientRole | null
    /** Set for clients only. */
    company_id: number | null
    name: string
    /** Lower case. */
    email: string
    phone: string | null
    password_hash: string | null
    first_login: Generated<boolean>
    created_at: Instant
    /** 11 digits. */
    cpf: string | null
    legal_representative: Generated<boolean>
    finances_manager: Generated<boolean>
    operation_manager: Generated<boolean>
    /** The step of the first access (rule onboarding-steps). */
    onboarding_step: Generated<OnboardingStep>
    /** When the person chose their own password; null before. */
    password_set_at: Instant | null
    /** When the account was disabled; null while it is enabled. */
    disabled_at: Instant | null
    /** When the person last opened an app, to about five minutes. */
    seen_at: Instant | null
  }
  auth_sessions: {
    /** SHA-256 of the id in the cookie, in hex. */
    id_hash: string
    user_id: number
    signed_in_at: Instant
    expires_at: Instant
    id: Id
    /** What the browser said of itself; null for older login sessions. */
    device: DeviceKind | null
    browser: string | null
    system: string | null
    /** The last request, to about five minutes; null before. */
    used_at: Instant | null
  }
  /** Two-step sign-in of a person (rule second-step). */
  second_steps: {
    user_id: number
    /** The secret of the authenticator app, in base 32; it never leaves the server once the second step is on. */
    secret: string
    created_at: Instant
    /** Null until a code has confirmed the secret. */
    turned_on_at: Instant | null
    /** The time step of the last accepted code; this and earlier ones are refused. */
    last_step: Generated<number>
    wrong_codes: Generated<number>
    /** The first of the wrong codes. */
    wrong_since: Instant | null
  }
  recovery_codes: {
    user_id: number
    /** SHA-256 of the code, in hex. */
    code_hash: string
  }
  /** Logins whose password was right and whose code is missing. */
  login_challenges: {
    /** SHA-256 of the token, in hex. */
    token_hash: string
    user_id: number
    expires_at: Instant
  }
  /** Addresses of calendar subscriptions; a person has one for their own visits (`city` null) and one for each city (rule calendar-feed). */
  calendar_feeds: {
    id: Generated<Id>
    user_id: number
    city: string | null
    /** SHA-256 of the token in the address, in hex. */
    token_hash: string
    created_at: Instant
  }
  /** New addresses that wait for their confirmation (rule email-change). */
  email_changes: {
    user_id: number
    /** Lower case. */
    email: string
    /** SHA-256 of the token, in hex. */
    token_hash: string
    expires_at: Instant
  }
  magic_links: {
    /** SHA-256 of the token, in hex. */
    token_hash: string
    user_id: number
    created_at: Instant
    expires_at: Instant
    used_at: Instant | null
  }
  /** Links for the first administrator of an installation (rule set-up-link). */
  set_up_links: {
    /** SHA-256 of the token, in hex. */
    token_hash: string
    expires_at: Instant
  }
}
