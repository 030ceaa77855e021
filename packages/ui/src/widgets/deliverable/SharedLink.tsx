import { isSafeLink, readableLink } from '@ensaio/domain'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CopyButton } from '../../primitives/action/CopyButton/CopyButton.tsx'
import { TextLink } from '../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import { color, space } from '../../theme/tokens.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`

const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  line-height: 1.4;

  a {
    display: inline-flex;
    align-items: baseline;
    gap: ${space[4]};
    max-width: 100%;
  }

  a > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    flex: none;
    align-self: center;
    color: ${color.action};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin-left: calc(-1 * ${space[12]});
`

/** A delivered link with its name, host and copy button. Opens a new tab without `opener` and referrer. */
export function SharedLink(props: {
  /** What it is: "Vídeo 1". */
  name: string
  url: string
  /** More that can be done with it. */
  children?: ReactNode
}) {
  const { name, url } = props
  return (
    <Line>
      <Words>
        <Text strong>{name}</Text>
        {isSafeLink(url) ? (
          <TextLink href={url} external title={url} aria-label={`${name}: ${readableLink(url)}, em nova aba`}>
            <span>{readableLink(url)}</span>
            <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
          </TextLink>
        ) : (
          <Text soft>{url}</Text>
        )}
      </Words>
      <Actions>
        <CopyButton
          variant="quiet"
          text={url}
          label={`Copiar link: ${name}`}
          said="Link copiado."
          name={`Link: ${name}`}
          hint="Selecione o link e copie."
        >
          Copiar link
        </CopyButton>
        {props.children}
      </Actions>
    </Line>
  )
}
