import styled from 'styled-components'
import { color, media, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** The picture beside the words; on a phone the words and the button to copy come first. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 232px;
  gap: ${space[32]};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[24]};
  }
`

/** The frame of the picture, white also in dark. */
export const Picture = styled.div`
  width: 232px;
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: #fff;

  svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  ${media.phone} {
    justify-self: center;
  }
`

/** The sum to pay. */
export const Sum = styled.p`
  display: grid;
  color: ${color.inkSoft};
  line-height: 1.4;

  strong {
    color: ${color.ink};
    font-size: ${text.size30};
    font-weight: 600;
    line-height: 1.2;
    ${tabular}
  }
`

/** The copy-paste code in at most three lines; the button copies it whole. */
export const Code = styled.p`
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};

  /* Within the padding, where no fourth line shows. */
  span {
    display: -webkit-box;
    overflow: hidden;
    font-family: ui-monospace, monospace;
    font-size: ${text.size13};
    line-height: 1.5;
    word-break: break-all;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`

/** What the code waits for, with its icon. */
export const Wait = styled.p`
  display: flex;
  gap: ${space[8]};
  color: ${color.inkSoft};
  line-height: 1.4;

  > :first-child {
    flex: none;
    margin-top: 0.1em;
  }
`

/** The buttons in a row that wraps. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
`
