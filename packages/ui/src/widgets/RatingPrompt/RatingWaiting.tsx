import styled from 'styled-components'
import { FieldWaiting } from '../../primitives/Field/FieldWaiting.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { media, space } from '../../theme/tokens.ts'

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

const Tag = styled(Skeleton)`
  height: 36px;
  margin: 0;

  ${media.phone} {
    height: 44px;
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
            <Tag key={width} round width={width} />
          ))}
        </Tags>
      </Stack>
      <FieldWaiting area="" />
      <Skeleton width="160px" height="44px" />
    </Stack>
  )
}
