import { type Mutant, widget } from '../mutant.ts'

const password = widget('widgets/account/NewPasswordForm')

/** What can break in the widgets of account. */
export const accountMutants: readonly Mutant[] = [
  password(
    'ProfilePassword.tsx',
    '    reset()\n    setSaved(true)',
    '    setSaved(true)',
    'keeps the saved password in the fields',
  ),
]
