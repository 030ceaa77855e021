import styled from 'styled-components'
import { color, media, radius, space, text } from '../../../theme/tokens.ts'

/** The preview with its caption. */
export const Pane = styled.figure`
  min-width: 0;
  margin: 0;

  figcaption {
    margin-bottom: ${space[8]};
    color: ${color.inkSoft};
    font-size: ${text.size15};
    line-height: 1.4;
  }
`

/** The ground of a mail, around its card. */
export const Ground = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  justify-items: start;
  padding: ${space[24]} ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.canvas};
  color: ${color.ink};
`

/** The card of a mail, with the looks of those that are sent. */
export const Letter = styled.article`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  width: 100%;
  padding: ${space[24]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  line-height: 1.5;
  overflow-wrap: anywhere;

  h3 {
    font-size: ${text.size20};
    font-weight: 600;
    line-height: 1.25;
  }

  ${media.phone} {
    padding: ${space[16]};
  }
`

/** The facts of a mail, in a box. */
export const FactBox = styled.dl`
  display: grid;
  gap: ${space[12]};
  width: 100%;
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${color.sunken};

  dt {
    color: ${color.inkSoft};
    font-size: ${text.size15};
  }

  dd {
    font-weight: 600;
  }
`

/** A list of a mail, with its title. */
export const List = styled.div`
  strong {
    font-weight: 600;
  }

  ul {
    padding-left: ${space[24]};
    list-style: disc;
  }
`

/** The button of a mail; here it leads nowhere. */
export const Action = styled.p`
  padding: ${space[12]} ${space[24]};
  border-radius: ${radius.small};
  background: ${color.action};
  color: ${color.onAction};
  font-weight: 600;
`

/** A remark in small type. */
export const Remark = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.size15};
`
