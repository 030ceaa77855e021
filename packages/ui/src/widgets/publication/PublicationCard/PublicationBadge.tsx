import { isOpenPublication, type LocalDate, type Publication } from '@ensaio/domain'
import { CalendarX2, Globe, Lock } from 'lucide-react'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'

const icon = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const

/** Whether the page opens: "No ar", "Com senha" or "Prazo encerrado"; nothing while it is turned off. */
export function PublicationBadge({ publication, today }: { publication: Publication; today: LocalDate }) {
  if (!publication.is_on) return null
  if (!isOpenPublication(publication, today))
    return (
      <Badge tone="grey" icon={<CalendarX2 {...icon} />}>
        Prazo encerrado
      </Badge>
    )
  return publication.has_password ? (
    <Badge tone="green" icon={<Lock {...icon} />}>
      No ar, com senha
    </Badge>
  ) : (
    <Badge tone="green" icon={<Globe {...icon} />}>
      No ar
    </Badge>
  )
}
