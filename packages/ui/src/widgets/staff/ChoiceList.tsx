import { isOffButUnbooked, type ProviderChoice, withNoun } from '@ensaio/domain'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { Avatar } from '../../primitives/media/Avatar/Avatar.tsx'
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { color, focusRing, motion, radius, space, text } from '../../theme/tokens.ts'

const List = styled.fieldset`
  display: grid;
  gap: ${space[8]};
`

const Problem = styled.p`
  color: ${color.danger};
  font-weight: 500;

  &:empty {
    display: none;
  }
`

const Option = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: center;
  min-height: 60px;
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  line-height: 1.35;
  cursor: pointer;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.action};
  }

  &:has(:checked) {
    border-color: ${color.action};
    background: ${color.actionSoft};
  }

  &:has(:disabled) {
    border-color: ${color.line};
    background: ${color.sunken};
    cursor: not-allowed;
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  input {
    position: absolute;
    opacity: 0;
  }

  strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  > svg {
    color: ${color.action};
    visibility: hidden;
  }

  :checked ~ svg {
    visibility: visible;
  }

  :disabled ~ span strong {
    color: ${color.inkSoft};
  }

  small {
    color: ${color.inkSoft};
    font-size: ${text.size15};
  }
`

/** Can this photographer be sent: free, or on a day off without another visit (rule beyond-agenda)? */
export function canSend(choice: ProviderChoice): boolean {
  return !choice.is_assigned && (choice.is_free || isOffButUnbooked(choice))
}

/** `Livre neste horário, 2 visitas no dia`; distinguishes a day off from another visit. */
function stateOf({ is_assigned, is_free, is_busy, works, visits }: ProviderChoice): string {
  if (!works && !is_assigned) return is_busy ? 'De folga neste dia, com outra visita' : 'De folga neste dia'
  const load = visits === 0 ? 'nenhuma outra visita' : withNoun(visits, 'outra visita', 'outras visitas')
  const state = is_assigned
    ? 'Já vai a este ensaio'
    : is_free
      ? 'Livre neste horário'
      : 'Ocupado neste horário'
  return `${state}, ${load} no dia`
}

const rank = ({ is_assigned, is_free, works }: ProviderChoice) =>
  is_assigned ? 1 : is_free ? 0 : works ? 2 : 3

/** Sorts photographers: free ones first, by number of visits; then the assigned one, busy ones, and those off. */
export function byEase(choices: readonly ProviderChoice[]): ProviderChoice[] {
  return choices.toSorted((one, other) => rank(one) - rank(other) || one.visits - other.visits)
}

/** The photographers of the city as radio buttons; who is at another visit cannot be chosen. */
export function ChoiceList(props: {
  choices: readonly ProviderChoice[]
  chosen: number | null
  onChoose: (id: number) => void
  /** Describes the group. */
  error?: string | undefined
}) {
  const name = useId()
  return (
    <List aria-describedby={`${name}-problem`}>
      <VisuallyHidden as="legend">Quem vai ao imóvel</VisuallyHidden>
      {props.choices.map((choice) => (
        <Option key={choice.id}>
          <input
            type="radio"
            name={name}
            checked={choice.id === props.chosen}
            disabled={!canSend(choice)}
            onChange={() => props.onChoose(choice.id)}
          />
          <Avatar name={choice.name} size={36} />
          <span>
            <strong>{choice.name}</strong> <small>{stateOf(choice)}</small>
          </span>
          <CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />
        </Option>
      ))}
      <Problem id={`${name}-problem`} role="alert">
        {props.error}
      </Problem>
    </List>
  )
}
