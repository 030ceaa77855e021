import { Card } from '../../primitives/Card/Card.tsx'
import { FailureNotice } from '../../primitives/FailureNotice/FailureNotice.tsx'

/** What stands in the place of a card that cannot be drawn (D23). */
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
