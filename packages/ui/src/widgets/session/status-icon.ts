import type { SessionStatus } from '@ensaio/domain'
import {
  Ban,
  CalendarCheck,
  CameraOff,
  CircleCheckBig,
  CircleDashed,
  Hourglass,
  type LucideIcon,
  PencilLine,
  UserX,
} from 'lucide-react'

const icons: Record<SessionStatus, LucideIcon> = {
  1: CircleDashed,
  2: CalendarCheck,
  3: Ban,
  4: Hourglass,
  5: CircleCheckBig,
  6: UserX,
  7: CameraOff,
  8: PencilLine,
}

/** The icon of a status, so that colour is never the only sign (rule status-labels). */
export function statusIcon(of: SessionStatus): LucideIcon {
  return icons[of]
}
