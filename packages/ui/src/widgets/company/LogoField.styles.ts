import styled from 'styled-components'
import { color, radius, space, text } from '../../theme/tokens.ts'

/** The name of the field, as above every other. */
export const Title = styled.p`
  font-size: ${text.size15};
  font-weight: 500;
  line-height: 1.4;

  small {
    color: ${color.inkSoft};
    font-size: inherit;
    font-weight: 400;
  }
`

/** Where a file can be dropped. */
export const Drop = styled.div<{ $over: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[16]} ${space[24]};
  padding: ${space[24]};
  border: 1px dashed ${({ $over }) => ($over ? color.action : color.lineStrong)};
  border-radius: ${radius.card};
  background: ${({ $over }) => ($over ? color.actionSoft : 'none')};

  > :nth-last-child(2) {
    flex: 1 1 16rem;
  }
`

/** Light and dark side by side. */
export const Papers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 112px);
  gap: ${space[12]};
`

/** A piece of paper with the logo in its middle. */
export const Paper = styled.div`
  display: grid;
  place-items: center;
  height: 112px;
  padding: ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};

  img {
    max-height: 88px;
    object-fit: contain;
  }
`

/** Why a file was not taken. */
export const Problem = styled.p`
  color: ${color.danger};
  font-weight: 500;

  &:empty {
    display: none;
  }
`
