import styled from 'styled-components'
import { color, font, media, radius, shadow, space, text } from '../../../theme/tokens.ts'

/** Five columns; on a phone five rows. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[32]} ${space[16]};

  li {
    display: grid;
    align-content: start;
    gap: ${space[16]};
  }

  li > :first-child {
    position: relative;
  }

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: ${radius.card};
    background: ${color.sunken};
  }

  h3 {
    font-size: ${text.size17};
    line-height: 1.25;
  }

  h3 b {
    display: block;
    margin-bottom: ${space[4]};
    color: ${color.action};
    font: 600 ${text.size24} / 1 ${font.display};
  }

  p {
    margin-top: ${space[8]};
    color: ${color.inkSoft};
  }

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[24]};

    li {
      grid-template-columns: 176px minmax(0, 1fr);
      align-items: center;
      gap: ${space[24]};
    }

    img {
      aspect-ratio: 3 / 2;
    }
  }

  ${media.phone} {
    li {
      grid-template-columns: 104px minmax(0, 1fr);
      align-items: start;
      gap: ${space[16]};
    }

    img {
      aspect-ratio: 4 / 5;
    }
  }
`

/** A label on a picture: the result of the step. */
export const StepLabel = styled.span`
  position: absolute;
  inset: auto ${space[8]} ${space[8]};
  display: flex;
  align-items: center;
  gap: ${space[8]};
  padding: ${space[8]};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  color: ${color.ink};
  font-size: ${text.size13};
  font-weight: 500;
  line-height: 1.2;

  svg {
    flex: none;
    color: ${color.action};
  }

  @media (max-width: 1023px) {
    display: none;
  }
`
