import { type SessionPage, type SessionStatus, status } from '@ensaio/domain'
import { Layers } from 'lucide-react'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Count, Figure, Name, Strip } from '../../../primitives/navigation/counter-tab-styles.ts'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { statusIcon } from '../status-icon.ts'

/** The four figures of a page of the list; they honour every filter but the status (rule list-counters). */
export type SessionTotals = Pick<
  SessionPage,
  'total_sessions' | 'total_pendings' | 'total_delivereds' | 'total_scheduleds'
>

/** The props of `Counters`. */
export type CountersProps = {
  totals: Remote<SessionTotals>
  /** The statuses that the list is narrowed to now; none means all. */
  active: SessionStatus[]
  /** Called when a counter is pressed: filters by this status, or removes the filter (null). */
  onSelect: (status: SessionStatus | null) => void
}

const counters: { of: SessionStatus | null; name: string; total: keyof SessionTotals }[] = [
  { of: null, name: 'Todos', total: 'total_sessions' },
  { of: status.pending, name: 'Pendentes', total: 'total_pendings' },
  { of: status.delivered, name: 'Entregues', total: 'total_delivereds' },
  { of: status.scheduled, name: 'Agendadas', total: 'total_scheduleds' },
]

function Total({ totals, of }: { totals: Remote<SessionTotals>; of: keyof SessionTotals }) {
  if (totals.state === 'ready') return totals.value[of].toLocaleString('pt-BR')
  if (totals.state === 'waiting') return <Skeleton width="1.5em" height="1.2em" />
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>sem contagem</VisuallyHidden>
    </>
  )
}

/** How many ensaios there are and how many in the statuses that matter most; pressing one narrows the list to it. */
export function Counters({ totals, active, onSelect }: CountersProps) {
  const isShown = (of: SessionStatus | null) =>
    of === null ? active.length === 0 : active.length === 1 && active[0] === of
  return (
    <Strip
      role="group"
      aria-label="Contagem por situação"
      aria-busy={totals.state === 'waiting' || undefined}
    >
      {counters.map(({ of, name, total }) => {
        const Icon = of === null ? Layers : statusIcon(of)
        return (
          <Figure
            key={name}
            type="button"
            aria-pressed={isShown(of)}
            onClick={() => onSelect(isShown(of) ? null : of)}
          >
            <Name>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              {name}
            </Name>{' '}
            <Count>
              <Total totals={totals} of={total} />
            </Count>
          </Figure>
        )
      })}
    </Strip>
  )
}
