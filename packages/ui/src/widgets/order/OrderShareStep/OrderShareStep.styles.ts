import styled from 'styled-components'
import { color, media, radius, space, text, tone } from '../../../theme/tokens.ts'

/** The check mark of a placed order. */
export const DoneMark = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${radius.full};
  background: ${tone.green.fill};
  color: ${tone.green.text};
`

/** The list of ensaios. */
export const Lines = styled.ul`
  display: grid;
  border-top: 1px solid ${color.line};
`

/** One ensaio. */
export const Line = styled.li`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  padding-block: ${space[24]};
  border-bottom: 1px solid ${color.line};

  h2 {
    font-size: ${text.size17};
    line-height: 1.3;
  }

  ${media.phone} {
    justify-items: stretch;
    padding-block: ${space[16]};
  }
`

/** The link as selectable text. */
export const Address = styled.a`
  width: 100%;
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.ink};
  line-height: 1.4;
  overflow-wrap: anywhere;
  text-decoration: none;
`
