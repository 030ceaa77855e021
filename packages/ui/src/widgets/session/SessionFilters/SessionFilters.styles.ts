import styled from 'styled-components'
import { color, media, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** The form: the row, the panel under it and the chips. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`

/** The search box, with the button of the other filters at its right, whose place is there before it. */
export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(6.5rem, auto);
  gap: ${space[8]};
`

/** How many filters are active, on the button that opens them. */
export const Count = styled.span`
  ${tabular}
  display: inline-grid;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  margin-right: -${space[4]};
  padding-inline: ${space[4]};
  border-radius: ${radius.full};
  background: ${color.action};
  color: ${color.onAction};
  font-size: ${text.size13};
`

/** The place of the sheet on a phone. It takes no room in the form, not even a gap: a server writes the page without it. */
export const OverPage = styled.div`
  display: contents;
`

/** The panel of the other filters on a desktop. */
export const Panel = styled.div`
  display: grid;
  gap: ${space[24]};
  padding: ${space[24]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`

/** The five filters: choices above, typed ones below. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (min-width: 1100px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > :nth-child(-n + 2) {
      grid-column: span 3;
    }

    > :nth-child(n + 3) {
      grid-column: span 2;
    }
  }
`

/** Fields of one subject, under its name. */
export const Group = styled.fieldset`
  legend {
    margin-bottom: ${space[8]};
    font-weight: 600;
  }
`

/** Two fields side by side. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[12]};

  @media (max-width: 21em) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The buttons of the panel. */
export const PanelFoot = styled.div`
  display: flex;
  gap: ${space[12]};
`

/** Keeps long chips within the page. */
export const ChipPlace = styled.li`
  min-width: 0;
  max-width: 100%;
`
