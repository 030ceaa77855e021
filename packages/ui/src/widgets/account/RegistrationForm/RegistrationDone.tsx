import { MailCheck, PhoneCall } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { EndOfForm } from '../../../primitives/form/EndOfForm/EndOfForm.tsx'

/** What the thanks after pre-registering take. */
export type RegistrationDoneProps = {
  /** Does the sales team talk to them first? */
  lead?: boolean
  homeHref?: string
}

/** Pre-registered: the access is on its way by e-mail, or the sales team will get in touch. */
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
