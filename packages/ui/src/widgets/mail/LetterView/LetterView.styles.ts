import styled from 'styled-components'
import { color, media, radius, space, text } from '../../../theme/tokens.ts'

/** The column of the page, as wide as the sheet. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  max-width: 864px;
`

/** The sheet with the text of a mail; keeps its line breaks and limits the line length. */
export const Paper = styled.article`
  padding: ${space[48]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  font-size: ${text.size17};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ${media.phone} {
    padding: ${space[24]} ${space[16]};
  }
`
