import type { Mutant } from './mutant.ts'
import { accountMutants } from './widgets/account.ts'
import { companyMutants } from './widgets/company.ts'
import { deliverableMutants } from './widgets/deliverable.ts'
import { landingMutants } from './widgets/landing.ts'
import { orderMutants } from './widgets/order.ts'
import { paymentMutants } from './widgets/payment.ts'
import { primitivesMutants } from './widgets/primitives.ts'
import { schedulingMutants } from './widgets/scheduling.ts'
import { sessionMutants } from './widgets/session.ts'
import { settingsMutants } from './widgets/settings.ts'
import { staffMutants } from './widgets/staff.ts'
import { visitMutants } from './widgets/visit.ts'

/** The mutants of the widgets; `npm run mutants -- widgets` lists those that survive. */
export const mutants: readonly Mutant[] = [
  ...accountMutants,
  ...companyMutants,
  ...deliverableMutants,
  ...landingMutants,
  ...orderMutants,
  ...paymentMutants,
  ...primitivesMutants,
  ...schedulingMutants,
  ...sessionMutants,
  ...settingsMutants,
  ...staffMutants,
  ...visitMutants,
]
