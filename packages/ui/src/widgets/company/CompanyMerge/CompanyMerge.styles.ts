import styled from 'styled-components'
import { color, space } from '../../../theme/tokens.ts'

/** The companies found, one below the other. */
export const Found = styled.ul`
  border-top: 1px solid ${color.line};
`

/** One company: name and CNPJ, and the button that chooses it. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[16]};
  align-items: center;
  padding: ${space[12]} 0;
  border-bottom: 1px solid ${color.line};
  line-height: 1.4;
  overflow-wrap: anywhere;

  strong {
    font-weight: 600;
  }
`
