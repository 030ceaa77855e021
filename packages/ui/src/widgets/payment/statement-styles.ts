import styled from 'styled-components'
import { color, font, media, radius, space, tabular, text, tone } from '../../theme/tokens.ts'

/** What there is to spend now. */
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

/** The sheet that the entries lie on. */
export const Sheet = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow: clip;
`

/** The entries. On a phone date and balance go under what they belong to. */
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

/** A date or an amount: digits that stand under each other. */
export const Cell = styled.td`
  white-space: nowrap;
  ${tabular}

  &[data-soft='true'] {
    color: ${color.inkSoft};
  }
`

/** A second, quieter line in a cell. */
const Second = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-weight: 400;
  ${tabular}
`

/** What is there on a phone alone. */
export const OnPhone = styled(Second)`
  ${media.desktop} {
    display: none;
  }
`

/** Where an entry leads: after its words, or under them on a phone. */
export const Way = styled(Second)`
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

/** How much it moved; `in` is what came in. */
export const Amount = styled.span`
  &[data-sign='in'] {
    color: ${tone.green.text};
    font-weight: 600;
  }
`
