import styled from 'styled-components'
import { color, space } from '../../theme/tokens.ts'

/** What somebody typed, as they typed it. */
export const Note = styled.blockquote`
  margin: 0;
  padding-left: ${space[12]};
  border-left: 2px solid ${color.lineStrong};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
