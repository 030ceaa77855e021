import { FirstPassword } from './FirstPassword.tsx'
import { ProfilePassword } from './ProfilePassword.tsx'

/** The props of `NewPasswordForm`. */
export type NewPasswordFormProps = {
  /** Sets the password; a rejection with the code `invalid` means that the password is not accepted. */
  onSave: (password: string) => Promise<unknown>
  /** `profile`: replaces a password. `first`: sets the password of the first access and asks to agree to the terms. */
  variant: 'profile' | 'first'
  /** "Mais Tarde", on the first access. */
  onLater?: () => unknown
}

/** A new password, typed twice: on the profile page, or in the first access together with the terms. Both fields can be made visible. */
export function NewPasswordForm({ variant, ...props }: NewPasswordFormProps) {
  return variant === 'first' ? <FirstPassword {...props} /> : <ProfilePassword onSave={props.onSave} />
}
