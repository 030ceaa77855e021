import styled from 'styled-components'
import { media, space } from '../../../theme/tokens.ts'

/** Buttons side by side that share a line, and go to the next where they do not fit. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  > * {
    flex: 1 0 auto;
  }
`

/**
 * The way that a phone has of its own: the whole line, above the others. Not every browser of a computer has it, and a server cannot know:
 * a page that it wrote would lose the button again.
 */
export const PhoneOnly = styled.div`
  display: grid;
  flex: 1 0 100%;

  ${media.desktop} {
    display: none;
  }
`
