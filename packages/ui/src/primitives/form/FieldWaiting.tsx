import styled from 'styled-components'
import { media, space, text } from '../../theme/tokens.ts'
import { Skeleton } from '../feedback/Skeleton/Skeleton.tsx'

const Box = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  font-size: ${text.size15};
  line-height: 1.4;
`

const Area = styled(Skeleton)`
  height: auto;
  min-height: 6rem;
  max-height: 20rem;
  margin: 0;
  padding: calc(${space[8]} + 1px) calc(${space[12]} + 1px);
  overflow: hidden;
  line-height: 1.5;
  white-space: pre-wrap;

  ${media.phone} {
    font-size: ${text.size17};
  }
`

const Unseen = styled.span`
  visibility: hidden;
`

/** The placeholder of a `Field` whose code is being fetched; `hint` and the text of a textarea, `area`, keep their number of lines. */
export function FieldWaiting({ hint, area }: { hint?: string | undefined; area?: string | null }) {
  return (
    <Box aria-hidden="true">
      <Skeleton width="40%" height="1.4em" />
      {area === undefined ? (
        <Skeleton height="44px" phoneHeight="48px" />
      ) : (
        <Area>
          <Unseen>{area}</Unseen>
        </Area>
      )}
      {hint && <Unseen>{hint}</Unseen>}
    </Box>
  )
}
