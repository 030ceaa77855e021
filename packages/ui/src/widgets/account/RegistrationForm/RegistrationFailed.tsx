import { CircleAlert } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { EndOfForm } from '../../../primitives/form/EndOfForm/EndOfForm.tsx'

/** What the failed pre-registration takes. */
export type RegistrationFailedProps = {
  /** Where the sales team is reached: `mailto:`, WhatsApp or a page. */
  salesHref?: string | undefined
  backHref?: string
}

/** The pre-registration did not go through: the sales team takes it from here, or it is tried once more. */
export function RegistrationFailed({ salesHref, backHref = '/pre-cadastro' }: RegistrationFailedProps) {
  return (
    <EndOfForm
      icon={<CircleAlert size={28} strokeWidth={1.75} />}
      title="Não conseguimos concluir o seu pré-cadastro"
      action={
        <>
          {salesHref && (
            <Button variant="primary" href={salesHref} external>
              Falar com a equipe de vendas
            </Button>
          )}
          <Button href={backHref}>Tentar de novo</Button>
        </>
      }
    >
      {salesHref
        ? 'O problema foi do nosso lado. Fale com a equipe de vendas, que termina o cadastro com você.'
        : 'O problema foi do nosso lado. Tente de novo em alguns minutos.'}
    </EndOfForm>
  )
}
