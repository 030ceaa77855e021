import { type MailState, mailStateLabels } from '@ensaio/domain'
import { CheckCheck, Clock, type LucideIcon, MailX } from 'lucide-react'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'
import type { ToneName } from '../../theme/brand.ts'

/** The colour and icon of each mail state. */
export const mailLooks: Record<MailState, { tone: ToneName; Icon: LucideIcon }> = {
  waiting: { tone: 'blue', Icon: Clock },
  sent: { tone: 'green', Icon: CheckCheck },
  failed: { tone: 'red', Icon: MailX },
}

/** The state of a mail, as a badge. */
export function MailBadge({ state }: { state: MailState }) {
  const { tone, Icon } = mailLooks[state]
  return (
    <Badge tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden="true" />}>
      {mailStateLabels[state]}
    </Badge>
  )
}
