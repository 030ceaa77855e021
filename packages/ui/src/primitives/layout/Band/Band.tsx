import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, media, space, text } from '../../../theme/tokens.ts'
import { Heading } from '../../text/Heading.tsx'

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

/** A full-width section of a long page: a title, a sentence and content of at most 1200 px. */
export function Band(props: {
  title: ReactNode
  text?: ReactNode
  /** Uses the sunken colour, to set it apart from its neighbours. */
  sunken?: boolean
  /** Places the content beside the title on wide screens. */
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
