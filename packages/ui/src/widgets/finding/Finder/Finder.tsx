import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import type { FinderProps } from './FinderDialog.tsx'

export type { FinderProps }

/** The one search of the back office: ensaios, companies, people and payments, in a dialog that loads when it first opens (rule one-search). */
export const Finder = lazyDialog<FinderProps>(async () => (await import('./FinderDialog.tsx')).FinderDialog)
