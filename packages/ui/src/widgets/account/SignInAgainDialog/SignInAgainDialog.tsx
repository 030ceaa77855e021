import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { LoginForm, type LoginFormProps } from '../LoginForm/LoginForm.tsx'

export type SignInAgainDialogProps = {
  open: boolean
  /** The e-mail of the person whose login session ended. */
  email: string
  /** Signs in again; once it resolves to `signed-in`, set `open` to false and repeat the refused call. */
  onLogin: LoginFormProps['onLogin']
  /** The second step, as in `LoginForm`. */
  onCode?: LoginFormProps['onCode']
  /** Called by Esc and the close button, never after signing in. */
  onClose: () => void
}

/** Asks to sign in again after the login session ended; the page below keeps the typed values. */
export function SignInAgainDialog({ open, email, onLogin, onCode, onClose }: SignInAgainDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closedBy="closerequest"
      title="Entre novamente para continuar"
      description="Seu acesso expirou por segurança. Nada do que você digitou foi perdido."
    >
      <LoginForm compact email={email} onLogin={onLogin} {...(onCode ? { onCode } : {})} />
    </Dialog>
  )
}
