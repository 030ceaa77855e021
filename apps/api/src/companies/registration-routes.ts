import { registerCompany } from '@ensaio/domain'
import { transact } from '../database/database.ts'
import { registrationLimits } from '../http/rate-limits.ts'
import type { Serve } from '../http/serve.ts'
import { type Desk, register } from './register-company.ts'

/** Pre-registration (rule pre-registration). */
export function registrationRoutes(serve: Serve, desk: Desk): void {
  serve(registerCompany, ({ db, body, now }) => transact(db, (tx) => register(tx, body, desk, now)), {
    limits: registrationLimits,
  })
}
