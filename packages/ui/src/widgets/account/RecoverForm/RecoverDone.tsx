import { MailCheck } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { EndOfForm } from '../../../primitives/form/EndOfForm/EndOfForm.tsx'

/** The props of `RecoverDone`. */
export type RecoverDoneProps = { loginHref?: string }

/** The page after requesting a link, the same for known and unknown addresses. */
export function RecoverDone({ loginHref = '/login' }: RecoverDoneProps) {
  return (
    <EndOfForm
      icon={<MailCheck size={28} strokeWidth={1.75} />}
      title="Obrigado. Confira o seu e-mail"
      action={<Button href={loginHref}>Voltar ao login</Button>}
    >
      Se houver uma conta com esse endereço, o link chega em alguns minutos e vale por 30 minutos. Confira
      também a caixa de spam.
    </EndOfForm>
  )
}
