import styled from 'styled-components'
import { color, media, radius, space, tabular, text, tone } from '../../theme/tokens.ts'

export const Balance = styled.p`
  margin: 0 0 ${space[24]};
  color: ${color.inkSoft};

  strong {
    display: block;
    color: ${color.ink};
    font-size: ${text.size30};
    line-height: 1.2;
    ${tabular}
  }
`

export const Sheet = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow: hidden;

  th,
  td {
    padding: ${space[12]} ${space[16]};
    text-align: left;
    font-weight: 400;
    vertical-align: top;
  }

  thead th {
    background: ${color.sunken};
    color: ${color.inkSoft};
    font-weight: 500;
  }

  tbody tr > * {
    border-top: 1px solid ${color.line};
  }

  tbody th {
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  tbody th a + a,
  tbody th a:only-child:not(:first-child) {
    margin-left: ${space[12]};
    font-weight: 400;
  }

  td:nth-child(n + 3),
  thead th:nth-child(n + 3) {
    text-align: right;
    white-space: nowrap;
    ${tabular}
  }

  [data-sign='in'] {
    color: ${tone.green.text};
    font-weight: 600;
  }

  ${media.phone} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      padding: ${space[12]} ${space[16]};
      border-top: 1px solid ${color.line};
    }

    tbody tr > * {
      padding: ${space[4]} 0;
      border: 0;
    }

    tbody tr > :nth-child(1) {
      grid-row: 2;
      color: ${color.inkSoft};
    }

    tbody tr > :nth-child(2) {
      grid-row: 1;
    }

    tbody tr > :nth-child(4) {
      color: ${color.inkSoft};
    }
  }
`
