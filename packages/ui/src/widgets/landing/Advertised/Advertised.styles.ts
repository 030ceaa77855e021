import styled from 'styled-components'
import { color, media, motion, radius, space, text } from '../../../theme/tokens.ts'

/** The photographs large at the left, the plan and the tour at the right; stacked on a phone. */
export const Tiles = styled.div`
  display: grid;
  grid-template-columns: 5fr 3fr;
  grid-template-rows: repeat(2, minmax(0, 1fr));
  gap: ${space[24]};

  > :first-child {
    grid-row: 1 / 3;
  }

  ${media.phone} {
    grid-template: none;

    > :first-child {
      grid-row: auto;
    }
  }
`

/** A button that opens a deliverable. */
export const Tile = styled.button`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  text-align: left;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.action};
  }

  img {
    width: 100%;
    height: 100%;
    min-height: 160px;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    background: ${color.sunken};
  }

  &:first-child img {
    aspect-ratio: 4 / 3;
  }

  > :last-child {
    display: grid;
    gap: ${space[4]};
    padding: ${space[16]};
  }

  strong {
    font-size: ${text.size17};
    font-weight: 600;
  }

  > :last-child > span {
    color: ${color.inkSoft};
  }

  em {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    padding-top: ${space[4]};
    color: ${color.action};
    font-style: normal;
    font-weight: 600;
  }
`

/** The tags of the photographs, over their cover. */
export const Tags = styled.span`
  position: absolute;
  inset: ${space[12]} ${space[12]} auto;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  span {
    padding: ${space[4]} ${space[12]};
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${text.size13};
    font-weight: 500;
  }
`
