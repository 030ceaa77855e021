import styled from 'styled-components'
import { space } from '../../../theme/tokens.ts'

/** The accepted files, told beside the button that chooses one. */
export const FileChoice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};

  > p {
    flex: 1 1 14rem;
    line-height: 1.4;
  }

  strong {
    display: block;
    font-weight: 600;
  }
`

/** The files on their way. */
export const FileQueue = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
`
