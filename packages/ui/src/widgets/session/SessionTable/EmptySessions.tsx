import { Camera, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Sheet } from '../row/row-styles.ts'

/** Why there is no row to show, and the one thing to do about it. */
export function EmptySessions(props: {
  isFiltered: boolean
  /** Are there ensaios on other pages? */
  isBeyond: boolean
  onClear: () => void
  action?: ReactNode
}) {
  if (props.isFiltered || props.isBeyond) {
    return (
      <Sheet>
        <EmptyState
          icon={<SearchX size={24} strokeWidth={1.75} />}
          title={props.isFiltered ? 'Nenhum ensaio com estes filtros' : 'Esta página não tem ensaios'}
          text={
            props.isFiltered
              ? 'Tente outro endereço, outro período ou menos filtros.'
              : 'A lista ficou mais curta desde que este endereço foi guardado.'
          }
          action={
            <Button onPress={props.onClear}>
              {props.isFiltered ? 'Limpar filtros' : 'Ver todos os ensaios'}
            </Button>
          }
        />
      </Sheet>
    )
  }
  return (
    <Sheet>
      <EmptyState
        icon={<Camera size={24} strokeWidth={1.75} />}
        title="Ainda não há ensaios"
        text="Assim que o primeiro for pedido, você acompanha por aqui: do agendamento à entrega."
        action={props.action}
      />
    </Sheet>
  )
}
