import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Stack } from '../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../primitives/text/Heading.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import { color, media, radius, space } from '../../theme/tokens.ts'

const Box = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[16]};
  padding-block: ${space[96]};
  text-align: center;

  ${media.phone} {
    padding-block: ${space[48]};
  }
`

const News = styled.div`
  width: min(100%, 320px);
  text-align: start;
`

/** A disc behind an icon of 28 px. */
export const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${radius.full};
  background: ${color.actionSoft};
  color: ${color.action};
`

/** The content of a page without actions: an icon or badge, a title, one sentence, news and advice. */
export function StateNotice(props: {
  sign: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  text: ReactNode
  help?: ReactNode
  /** What has changed last, below the sentence. */
  news?: ReactNode
}) {
  return (
    <Box>
      {props.sign}
      <Stack gap={4} align="center">
        <Heading level={1}>{props.title}</Heading>
        {props.subtitle && <Text soft>{props.subtitle}</Text>}
      </Stack>
      <Text size="size17">{props.text}</Text>
      {props.news && <News>{props.news}</News>}
      {props.help && <Text soft>{props.help}</Text>}
    </Box>
  )
}
