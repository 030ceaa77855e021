import { type PreferredPeriod, preferredPeriodText } from '@ensaio/domain'
import { CalendarSearch } from 'lucide-react'
import styled from 'styled-components'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'
import { color, space } from '../../theme/tokens.ts'

const Line = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  margin-top: ${space[4]};
  color: ${color.inkSoft};
  line-height: 1.35;
`

/** That no free time fits, and which period is preferred, for a row of a list. */
export function PeriodLine({ period }: { period: PreferredPeriod }) {
  return (
    <Line>
      <Badge tone="yellow" icon={<CalendarSearch size={14} strokeWidth={2} aria-hidden="true" />}>
        Nenhum horário serviu
      </Badge>
      <span>Prefere {preferredPeriodText(period)}</span>
    </Line>
  )
}
