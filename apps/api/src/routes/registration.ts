import { registerCompany } from '@ensaio/domain'
import { transact } from '../ports/database.ts'
import { registrationLimits } from '../rate-limits.ts'
import { type Desk, register } from '../register-company.ts'
import type { Serve } from '../serve.ts'

/** Pre-registration (D31). */
export function registrationRoutes(serve: Serve, desk: Desk): void {
  serve(registerCompany, ({ db, body, now }) => transact(db, (tx) => register(tx, body, desk, now)), {
    limits: registrationLimits,
  })
}
