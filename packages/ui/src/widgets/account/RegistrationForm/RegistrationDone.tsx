import { MailCheck, PhoneCall } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { EndOfForm } from '../../../primitives/form/EndOfForm/EndOfForm.tsx'

/** The props of `RegistrationDone`. */
export type RegistrationDoneProps = {
  /** Does the sales team contact the company first? */
  lead?: boolean
  homeHref?: string
}

/** The page after a pre-registration: the access comes by e-mail, or the sales team gets in touch. */
export function RegistrationDone({ lead = false, homeHref = '/' }: RegistrationDoneProps) {
  return (
    <EndOfForm
      icon={lead ? <PhoneCall size={28} strokeWidth={1.75} /> : <MailCheck size={28} strokeWidth={1.75} />}
      title={
        lead ? 'Nossa equipe de vendas vai falar com você' : 'Verifique seu e-mail para acessar a plataforma'
      }
      action={<Button href={homeHref}>Voltar ao início</Button>}
    >
      {lead
        ? 'Recebemos os seus dados. Pelo volume que você informou, preparamos uma proposta e entramos em contato por telefone ou e-mail.'
        : 'Enviamos um link de acesso. Se ele não aparecer em alguns minutos, procure na caixa de spam.'}
    </EndOfForm>
  )
}
