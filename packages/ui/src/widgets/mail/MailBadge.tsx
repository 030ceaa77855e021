import { type MailState, mailStateLabels } from '@ensaio/domain'
import { CheckCheck, Clock, type LucideIcon, MailX } from 'lucide-react'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'
import type { ToneName } from '../../theme/brand.ts'

/** How each state of a mail is drawn. */
export const mailLooks: Record<MailState, { tone: ToneName; Icon: LucideIcon }> = {
  waiting: { tone: 'blue', Icon: Clock },
  sent: { tone: 'green', Icon: CheckCheck },
  failed: { tone: 'red', Icon: MailX },
}

/** How a mail stands. */
export function MailBadge({ state }: { state: MailState }) {
  const { tone, Icon } = mailLooks[state]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden="true" />}>
      {mailStateLabels[state]}
    </Badge>
  )
}
