import styled from 'styled-components'
import { color, media, motion, radius, space, text } from '../../../../theme/tokens.ts'

/** Where files are dropped, and chosen. */
export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[12]} ${space[24]};
  padding: ${space[16]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.control};
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};

  &[data-over] {
    border-color: ${color.action};
    border-style: solid;
    background: ${color.actionSoft};
  }
`

/** What the zone is for. */
export const Words = styled.div`
  flex: 1 1 14rem;
  align-self: center;

  p {
    font-weight: 600;
  }

  p + p {
    color: ${color.inkSoft};
    font-weight: 400;
  }
`

/** The room of the new photos, and the button. */
export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[12]};

  > :first-child:not(button) {
    min-width: 12rem;
  }

  ${media.phone} {
    flex: 1 1 100%;

    > * {
      flex: 1 1 100%;
    }
  }
`

/** How the whole queue is doing. */
export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  min-height: 36px;
  font-weight: 600;
`

/** The files of the queue. */
export const Queue = styled.ul`
  max-height: 22rem;
  overflow-y: auto;
  border-top: 1px solid ${color.line};
`

/** One file: its name, how far it is, and what can be done about it. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  padding: ${space[8]} 0;
  border-bottom: 1px solid ${color.line};

  > div:first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }

  [data-name] {
    display: flex;
    justify-content: space-between;
    gap: ${space[12]};
    font-size: ${text.size15};
  }

  [data-name] > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-name] > span:last-child {
    flex: none;
    color: ${color.inkSoft};
  }

  [role='alert'] {
    color: ${color.danger};
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  [role='alert'] > span {
    display: block;
    color: ${color.inkSoft};
    font-weight: 400;
  }

  > div:last-child {
    display: flex;
    gap: ${space[4]};
  }
`
