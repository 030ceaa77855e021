import { registerCompany } from '@ensaio/domain'
import { transact } from '../database/database.ts'
import { registrationLimits } from '../http/rate-limits.ts'
import type { Serve } from '../http/serve.ts'
import { type RegistrationSettings, register } from './register-company.ts'

/** The endpoint of the pre-registration. */
export function registrationRoutes(serve: Serve, settings: RegistrationSettings): void {
  serve(registerCompany, ({ db, body, now }) => transact(db, (tx) => register(tx, body, settings, now)), {
    limits: registrationLimits,
  })
}
