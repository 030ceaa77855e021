import styled from 'styled-components'
import { color, font, media, radius, space, tabular, text, tone } from '../../theme/tokens.ts'

/** The current balance. */
export const Balance = styled.p`
  color: ${color.inkSoft};

  strong {
    display: block;
    color: ${color.ink};
    font-family: ${font.display};
    font-size: ${text.size40};
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.025em;
    ${tabular}
  }

  ${media.phone} {
    strong {
      font-size: ${text.size30};
    }
  }
`

/** The sheet around the entries. */
export const Sheet = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow: clip;
`

/** The table of entries. On a phone the date is below the description, and the balance below the amount. */
export const Table = styled.table`
  th,
  td {
    padding: ${space[12]} ${space[16]};
    text-align: start;
    vertical-align: top;
    line-height: 1.4;
  }

  thead th {
    padding-block: ${space[8]};
    background: ${color.sunken};
    color: ${color.inkSoft};
    font-weight: 500;
  }

  thead i {
    font-style: normal;

    ${media.desktop} {
      display: none;
    }
  }

  tbody th {
    width: 100%;
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  [data-end='true'] {
    text-align: end;
  }

  tbody tr + tr > * {
    border-top: 1px solid ${color.line};
  }

  ${media.phone} {
    [data-wide='true'] {
      display: none;
    }
  }
`

/** A date or an amount, with tabular digits. */
export const Cell = styled.td`
  white-space: nowrap;
  ${tabular}

  &[data-soft='true'] {
    color: ${color.inkSoft};
  }
`

/** A second, muted line in a cell. */
const Second = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-weight: 400;
  ${tabular}
`

/** A second line shown on phones only. */
export const OnPhone = styled(Second)`
  ${media.desktop} {
    display: none;
  }
`

/** A link or an author: after the description, or below it on a phone. */
export const EntryDetail = styled(Second)`
  ${media.desktop} {
    display: inline;
    margin-left: ${space[12]};
    white-space: nowrap;
  }

  ${media.phone} {
    margin-bottom: -${space[12]};

    a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`

/** The amount of an entry; `in` marks a credit. */
export const Amount = styled.span`
  &[data-sign='in'] {
    color: ${tone.green.text};
    font-weight: 600;
  }
`
