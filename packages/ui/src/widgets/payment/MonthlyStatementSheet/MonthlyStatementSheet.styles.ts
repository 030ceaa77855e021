import styled from 'styled-components'
import { Paper } from '../sheet-styles.ts'

/** A sheet that may take several pages in print. */
export const Pages = styled(Paper)`
  width: 100%;
  max-width: 860px;

  @media print {
    /* A fixed sheet would be cut at the end of the first page. */
    position: absolute;

    thead {
      display: table-header-group;
    }

    tr {
      break-inside: avoid;
    }
  }
`
