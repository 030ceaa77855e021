import { FirstPassword } from './FirstPassword.tsx'
import { ProfilePassword } from './ProfilePassword.tsx'

/** What a new password takes. */
export type NewPasswordFormProps = {
  /** Sets it; a rejection with the code `invalid` says that this password will not do. */
  onSave: (password: string) => Promise<unknown>
  /** `profile`: of somebody who has one. `first`: of the first access, with the terms to agree with. */
  variant: 'profile' | 'first'
  /** "Mais Tarde", on the first access. */
  onLater?: () => unknown
}

/** A new password, typed twice: on the profile page, or in the first access together with the terms. Both can be looked at while typed. */
export function NewPasswordForm({ variant, ...props }: NewPasswordFormProps) {
  return variant === 'first' ? <FirstPassword {...props} /> : <ProfilePassword onSave={props.onSave} />
}
