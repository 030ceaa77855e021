import { CircleAlert } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { EndOfForm } from '../../../primitives/form/EndOfForm/EndOfForm.tsx'

/** The props of `RegistrationFailed`. */
export type RegistrationFailedProps = {
  /** The link to the sales team: `mailto:`, WhatsApp or a page. */
  salesHref?: string | undefined
  backHref?: string
}

/** The page after a failed pre-registration, with links to the sales team and back to the form. */
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
