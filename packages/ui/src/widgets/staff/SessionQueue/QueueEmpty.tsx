import type { QueueSearch } from '@ensaio/domain'
import { CircleCheckBig, SearchX } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Sheet } from '../../session/row/row-styles.ts'
import { emptyWords, isNarrowed } from './queue-words.ts'

const search = <SearchX size={24} strokeWidth={1.75} />

/** The empty state of a queue, with its reason and at most one action. */
export function QueueEmpty(props: {
  search: QueueSearch
  /** Are there ensaios on other pages? */
  isBeyond: boolean
  firstHref: string
  onClear: () => void
}) {
  if (props.isBeyond) {
    return (
      <Sheet>
        <EmptyState
          icon={search}
          title="Esta página não tem ensaios"
          text="A fila ficou mais curta desde que este endereço foi guardado."
          action={<Button href={props.firstHref}>Ir para a primeira página</Button>}
        />
      </Sheet>
    )
  }
  if (isNarrowed(props.search)) {
    return (
      <Sheet>
        <EmptyState
          icon={search}
          title="Nada nesta fila com esta busca"
          text="Tire um dos filtros, ou procure em outra fila."
          action={<Button onPress={props.onClear}>Limpar busca</Button>}
        />
      </Sheet>
    )
  }
  return (
    <Sheet>
      <EmptyState
        icon={<CircleCheckBig size={24} strokeWidth={1.75} />}
        {...emptyWords[props.search.queue ?? 'all']}
      />
    </Sheet>
  )
}
