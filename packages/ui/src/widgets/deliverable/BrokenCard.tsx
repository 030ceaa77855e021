import { FailureNotice } from '../../primitives/feedback/FailureNotice/FailureNotice.tsx'
import { Card } from '../../primitives/layout/Card/Card.tsx'

/** Replaces a card that failed to render (rule unknown-kind). */
export function BrokenCard({ title }: { title: string }) {
  return (
    <Card title={title}>
      <FailureNotice
        title="Não foi possível mostrar este conteúdo"
        message="O restante da página funciona normalmente. Se continuar assim, fale com a nossa equipe."
      />
    </Card>
  )
}
