import styled from 'styled-components'
import { Skeleton } from '../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Row, Stack } from '../../primitives/layout/Layout/Layout.tsx'
import { color, space } from '../../theme/tokens.ts'
import { Sheet } from './statement-styles.ts'

const Line = styled(Row)`
  padding: ${space[16]};

  & + & {
    border-top: 1px solid ${color.line};
  }
`

/** The skeleton of a loading statement. */
export function StatementSkeleton() {
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Skeleton width="48px" />
        <Skeleton width="180px" height="40px" />
      </Stack>
      <Sheet>
        {['52%', '38%', '60%', '44%', '50%'].map((width) => (
          <Line key={width} justify="space-between" wrap={false}>
            <Skeleton width={width} />
            <Skeleton width="96px" />
          </Line>
        ))}
      </Sheet>
    </Stack>
  )
}
