import { type SessionStatus, statusLabel, statusLongLabel, statusTone } from '@ensaio/domain'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { statusIcon } from '../status-icon.ts'

/** What the badge takes. */
export type StatusBadgeProps = {
  status: SessionStatus
  /** Where there is room: "Entrega Pendente" instead of "Pendente". */
  long?: boolean
}

/** Where an ensaio stands, in the colour, drawing and word of its status: the colour alone never says it. */
export function StatusBadge({ status, long = false }: StatusBadgeProps) {
  const Icon = statusIcon(status)
  return (
    <Badge tone={statusTone(status)} icon={<Icon size={14} strokeWidth={1.75} aria-hidden="true" />}>
      {long ? statusLongLabel(status) : statusLabel(status)}
    </Badge>
  )
}
