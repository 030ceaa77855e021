import styled from 'styled-components'
import { printAlone } from '../../theme/print-alone.ts'
import { color, font, media, radius, space, tabular, text } from '../../theme/tokens.ts'

/** The sheet; in print nothing else is visible. */
export const Paper = styled.article`
  display: grid;
  gap: ${space[32]};
  max-width: 640px;
  padding: ${space[48]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};

  ${media.phone} {
    gap: ${space[24]};
    padding: ${space[24]} ${space[16]};
  }

  ${printAlone}

  @media print {
    padding: 0;
    border: 0;
    border-radius: 0;
  }
`

/** The issuer and the title. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space[8]} ${space[16]};
  padding-bottom: ${space[24]};
  border-bottom: 1px solid ${color.line};

  h1 {
    font-size: ${text.size20};
  }
`

/** The paid amount. */
export const Amount = styled.p`
  display: grid;
  color: ${color.inkSoft};

  strong {
    color: ${color.ink};
    font-family: ${font.display};
    /* An amount never breaks: millions fit a window of 320 px. */
    font-size: min(${text.size40}, 10vw);
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.025em;
    ${tabular}
  }
`

/** The facts, name beside value; stacked on a phone. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space[12]};

  > div {
    display: grid;
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: ${space[4]} ${space[16]};
    line-height: 1.4;
  }

  dt {
    color: ${color.inkSoft};
  }

  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
    ${tabular}
  }

  [data-capital='true']::first-letter {
    text-transform: uppercase;
  }

  small {
    display: block;
    color: ${color.inkSoft};
    font-size: inherit;
    font-weight: 400;
  }

  ${media.phone} {
    gap: ${space[16]};

    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** The note on the payment and on the invoice that the receipt does not replace. */
export const Foot = styled.p`
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};
  line-height: 1.4;
`
