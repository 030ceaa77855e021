import { type Instant, type JobRun, jobLabels } from '@ensaio/domain'
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Row } from '../../primitives/Layout/Layout.tsx'
import { color, space } from '../../theme/tokens.ts'
import { timeWords } from './status-words.ts'

const List = styled.ul`
  display: grid;
  gap: ${space[16]};
  list-style: none;

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
  const icon = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const
  if (job.failed_at !== null)
    return (
      <Badge tone="red" icon={<TriangleAlert {...icon} />}>
        Com erro
      </Badge>
    )
  if (job.last_run_at === null)
    return (
      <Badge tone="grey" icon={<Clock {...icon} />}>
        Ainda não rodou
      </Badge>
    )
  return (
    <Badge tone="green" icon={<CircleCheck {...icon} />}>
      Em dia
    </Badge>
  )
}

/** What the server does by itself: when last, and what went wrong. */
export function JobList({ jobs, now }: { jobs: readonly JobRun[]; now: Instant }) {
  return (
    <List>
      {jobs.map((job) => (
        <li key={job.name}>
          <Row gap={8} justify="space-between">
            <Name>{jobLabels[job.name]}</Name>
            <JobBadge job={job} />
          </Row>
          {job.last_run_at && <Second>Última vez: {timeWords(job.last_run_at, now)}</Second>}
          {job.last_error && <Problem>{job.last_error}</Problem>}
        </li>
      ))}
    </List>
  )
}
