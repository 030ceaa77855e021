import { houseWords } from '@ensaio/domain'
import { Mail, SearchX } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { useBrand } from '../../../theme/ThemeProvider.tsx'

/** The empty state of the list: no mail at all, or none that matches the filter. */
export function NoMails({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { the } = houseWords(useBrand().name)
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          icon={<SearchX size={24} strokeWidth={1.75} />}
          title="Nenhuma mensagem assim"
          text="Tente outro destinatário ou assunto, ou olhe em todas as situações."
          action={<Button onPress={onClear}>Ver todas as mensagens</Button>}
        />
      ) : (
        <EmptyState
          icon={<Mail size={24} strokeWidth={1.75} />}
          title="Nenhuma mensagem ainda"
          text={`Convites, confirmações e avisos que ${the} envia aparecem aqui.`}
        />
      )}
    </Card>
  )
}
