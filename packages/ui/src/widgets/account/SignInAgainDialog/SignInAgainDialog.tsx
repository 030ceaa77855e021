import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { LoginForm, type LoginFormProps } from '../LoginForm/LoginForm.tsx'

export type SignInAgainDialogProps = {
  open: boolean
  /** Of the person whose login session ended. */
  email: string
  /** Signs in again; once it resolves to `signed-in`, set `open` to false and repeat what was refused. */
  onLogin: LoginFormProps['onLogin']
  /** The person would rather not: asked by Esc and the close button, never after signing in. */
  onClose: () => void
}

/** Asks to sign in again, over a page whose login session ended; nothing typed on the page is lost. */
export function SignInAgainDialog({ open, email, onLogin, onClose }: SignInAgainDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Entre novamente para continuar"
      description="Seu acesso expirou por segurança. Nada do que você digitou foi perdido."
    >
      <LoginForm compact email={email} onLogin={onLogin} />
    </Dialog>
  )
}
