import { type SessionStatus, statusLabel, statusLongLabel, statusTone } from '@ensaio/domain'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { statusIcon } from '../status-icon.ts'

/** The props of `StatusBadge`. */
export type StatusBadgeProps = {
  status: SessionStatus
  /** Shows the long label: "Entrega Pendente" instead of "Pendente". */
  long?: boolean
}

/** The status of an ensaio as colour, icon and label; colour is never the only sign. */
export function StatusBadge({ status, long = false }: StatusBadgeProps) {
  const Icon = statusIcon(status)
  return (
    <Badge tone={statusTone(status)} icon={<Icon size={14} strokeWidth={1.75} aria-hidden="true" />}>
      {long ? statusLongLabel(status) : statusLabel(status)}
    </Badge>
  )
}
