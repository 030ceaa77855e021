import styled from 'styled-components'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { FieldWaiting } from '../../../primitives/form/FieldWaiting.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { media, space } from '../../../theme/tokens.ts'

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${space[8]};
  height: 124px;
  overflow: hidden;

  ${media.phone} {
    height: 204px;
  }
`

/** The shape of the form of a rating: stars, tags, words and their button. */
export function RatingWaiting() {
  return (
    <Stack gap={24}>
      <Stack gap={4}>
        <Skeleton width="40%" height="24px" />
        <Skeleton width="220px" height="44px" />
      </Stack>
      <Stack gap={8}>
        <Skeleton width="60%" height="21px" />
        <Tags>
          {['128px', '96px', '152px', '112px', '136px', '120px', '104px'].map((width) => (
            <Skeleton key={width} round width={width} height="36px" phoneHeight="44px" />
          ))}
        </Tags>
      </Stack>
      <FieldWaiting area="" />
      <Skeleton width="160px" height="44px" />
    </Stack>
  )
}
