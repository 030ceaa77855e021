import styled from 'styled-components'
import { color, media, motion, radius, space, tabular, text } from '../../../../theme/tokens.ts'
import type { GalleryChoice } from './tag-choice.ts'

const Line = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  ${media.phone} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${space[16]});
    padding: ${space[4]} ${space[16]};
    overflow-x: auto;
    scrollbar-width: none;
  }
`

const Pill = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[8]};
  min-height: 36px;
  max-width: 18rem;
  padding: 0 ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  font-size: ${text.size15};
  font-weight: 500;
  line-height: 1.2;
  transition: border-color ${motion.quick};

  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > span:last-child {
    color: ${color.inkSoft};
    ${tabular}
  }

  &:hover {
    border-color: ${color.action};
  }

  &[aria-pressed='true'] {
    border-color: ${color.action};
    background: ${color.actionSoft};
    color: ${color.action};
  }

  &[aria-pressed='true'] > span:last-child {
    color: inherit;
  }

  ${media.phone} {
    min-height: 44px;
  }
`

/** Filters the gallery by room, or to the favourites. */
export function TagFilter(props: {
  options: readonly { choice: GalleryChoice; name: string; count: number }[]
  choice: GalleryChoice
  onChoose: (choice: GalleryChoice) => void
}) {
  return (
    <Line aria-label="Ambientes" data-sideways>
      {props.options.map(({ choice, name, count }) => (
        <Pill
          key={choice}
          type="button"
          aria-pressed={choice === props.choice}
          onClick={() => props.onChoose(choice)}
        >
          <span>{name}</span> <span>{count}</span>
        </Pill>
      ))}
    </Line>
  )
}
