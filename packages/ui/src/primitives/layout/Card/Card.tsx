import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { useThemeWarning } from '../../../theme/ThemeProvider.tsx'
import { color, media, radius, space, text } from '../../../theme/tokens.ts'
import { useCardReport } from '../../feedback/failure-report.ts'

const Sheet = styled.section<{ $flush: boolean }>`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  padding: ${({ $flush }) => ($flush ? '0' : space[24])};
  min-width: 0;
  overflow: ${({ $flush }) => ($flush ? 'clip' : 'visible')};

  ${media.phone} {
    padding: ${({ $flush }) => ($flush ? '0' : space[16])};
  }
`

const Head = styled.header<{ $flush: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  min-height: 36px;
  padding: ${({ $flush }) => ($flush ? `${space[16]} ${space[24]}` : `0 0 ${space[16]}`)};

  h2,
  h3 {
    font-size: ${text.size17};
    line-height: 1.3;
  }

  ${media.phone} {
    padding: ${({ $flush }) => ($flush ? space[16] : `0 0 ${space[12]}`)};
  }
`

const Problem = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  margin-block: ${space[16]} 0;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  color: ${color.ink};

  button {
    color: ${color.danger};
    font-weight: 600;
  }
`

/** A card for one subject. Never nest cards. Where no ToastProvider surrounds it, it shows failed presses at its end. */
export function Card(props: {
  title?: ReactNode
  /** Heading level of the title. */
  level?: 2 | 3
  /** Shown at the right of the title: a badge, a quiet button, a save indicator. */
  aside?: ReactNode
  /** Removes the padding, for photographs and tables. */
  flush?: boolean
  children?: ReactNode
}) {
  const id = useId()
  const flush = props.flush === true
  const { ref, problem, dismiss } = useCardReport()
  useThemeWarning('Card')
  const Title = props.level === 3 ? 'h3' : 'h2'
  return (
    <Sheet ref={ref} $flush={flush} aria-labelledby={props.title ? id : undefined}>
      {(props.title || props.aside) && (
        <Head $flush={flush}>
          {props.title && <Title id={id}>{props.title}</Title>}
          {props.aside}
        </Head>
      )}
      {props.children}
      {problem && (
        <Problem role="alert">
          {problem}
          <button type="button" onClick={dismiss}>
            Dispensar
          </button>
        </Problem>
      )}
    </Sheet>
  )
}
