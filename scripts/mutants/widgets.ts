import type { Mutant } from './mutant.ts'
import { deliverableMutants } from './widgets/deliverable.ts'
import { primitivesMutants } from './widgets/primitives.ts'
import { schedulingMutants } from './widgets/scheduling.ts'
import { sessionMutants } from './widgets/session.ts'

/** The mutants of the widgets; `npm run mutants -- widgets` lists those that survive. */
export const mutants: readonly Mutant[] = [
  ...deliverableMutants,
  ...primitivesMutants,
  ...schedulingMutants,
  ...sessionMutants,
]
