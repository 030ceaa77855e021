import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, media, space, text } from '../../../theme/tokens.ts'
import { Heading } from '../../text/Typography/Heading.tsx'

const Strip = styled.section<{ $sunken: boolean }>`
  background: ${({ $sunken }) => ($sunken ? color.sunken : color.canvas)};
  overflow-x: clip;
`

const Inner = styled.div<{ $beside: boolean }>`
  display: grid;
  gap: ${space[48]};
  max-width: calc(1200px + 2 * ${space[32]});
  margin-inline: auto;
  padding: ${space[96]} ${space[32]};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    ${({ $beside }) => $beside && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }

  ${media.phone} {
    gap: ${space[32]};
    padding: ${space[64]} ${space[16]};
  }
`

const Head = styled.header`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  max-width: 40rem;

  p {
    color: ${color.inkSoft};
    font-size: ${text.size17};
  }
`

/** A part of a long page over its whole width: a title, a sentence, and what it shows, 1200 px wide at most. */
export function Band(props: {
  title: ReactNode
  text?: ReactNode
  /** On the sunken colour, to set it apart from its neighbours. */
  sunken?: boolean
  /** What it shows stands beside the title where there is room. */
  beside?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <Strip $sunken={props.sunken === true} aria-labelledby={id}>
      <Inner $beside={props.beside === true}>
        <Head>
          <Heading level={2} size="size40" id={id}>
            {props.title}
          </Heading>
          {props.text && <p>{props.text}</p>}
        </Head>
        {props.children}
      </Inner>
    </Strip>
  )
}
