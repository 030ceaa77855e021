import { type Mutant, widget } from '../mutant.ts'

const password = widget('widgets/account/NewPasswordForm')
const login = widget('widgets/account/LoginForm')

/** What can break in the widgets of account. */
export const accountMutants: readonly Mutant[] = [
  password(
    'ProfilePassword.tsx',
    '    reset()\n    setSaved(true)',
    '    setSaved(true)',
    'keeps the saved password in the fields',
  ),
  password(
    'ProfilePassword.tsx',
    'setSaved(false)\n    await',
    'await',
    'still says “alterada” while another password is sent',
  ),
  login(
    'LoginForm.tsx',
    "setFocus(email ? 'password' : 'email')",
    "setFocus('email')",
    'focuses an e-mail that is filled in',
  ),
]
