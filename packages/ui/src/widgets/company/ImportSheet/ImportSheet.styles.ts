import styled from 'styled-components'
import { color, radius, space, text } from '../../../theme/tokens.ts'

/** Where a file is dropped; also holds the button that chooses one. */
export const DropPlace = styled.div<{ $over: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  justify-items: start;
  padding: ${space[24]} ${space[16]};
  border: 1px dashed ${({ $over }) => ($over ? color.action : color.lineStrong)};
  border-radius: ${radius.control};
  background: ${({ $over }) => ($over ? color.sunken : 'transparent')};
  line-height: 1.4;
  overflow-wrap: anywhere;
`

/** The columns of the file, each with what it holds. */
export const Columns = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space[8]} ${space[24]};
  margin-top: ${space[8]};
  font-size: ${text.size15};
  line-height: 1.4;

  dt {
    font-weight: 600;
  }

  dd {
    color: ${color.inkSoft};
  }
`
