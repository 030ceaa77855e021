import { formatRecentInstant, type Instant, type JobRun, jobLabels } from '@ensaio/domain'
import { Clock } from 'lucide-react'
import styled from 'styled-components'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { color, space } from '../../../theme/tokens.ts'
import { badgeIcon, FineBadge, TroubleBadge } from './StatusBadges.tsx'

const List = styled.ul`
  display: grid;
  gap: ${space[16]};

  li {
    min-width: 0;
    line-height: 1.4;
  }
`

const Name = styled.span`
  font-weight: 500;
`

const Second = styled.div`
  color: ${color.inkSoft};
`

const Problem = styled.div`
  color: ${color.danger};
  overflow-wrap: anywhere;
`

function JobBadge({ job }: { job: JobRun }) {
  if (job.failed_at !== null) return <TroubleBadge>Com erro</TroubleBadge>
  if (job.last_run_at === null)
    return (
      <Badge tone="grey" icon={<Clock {...badgeIcon} />}>
        Ainda não rodou
      </Badge>
    )
  return <FineBadge>Em dia</FineBadge>
}

/** The recurring jobs of the server: last run and last failure. */
export function JobList({ jobs, now }: { jobs: readonly JobRun[]; now: Instant }) {
  const zone = useHouseZone()
  return (
    <List role="list">
      {jobs.map((job) => (
        <li key={job.name}>
          <Row gap={8} justify="space-between">
            <Name>{jobLabels[job.name]}</Name>
            <JobBadge job={job} />
          </Row>
          {job.last_run_at && <Second>Última vez: {formatRecentInstant(job.last_run_at, now, zone)}</Second>}
          {job.last_error && <Problem>{job.last_error}</Problem>}
        </li>
      ))}
    </List>
  )
}
