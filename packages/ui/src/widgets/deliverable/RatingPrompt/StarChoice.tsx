import { starLabels, withNoun } from '@ensaio/domain'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { color, focusRing, media, radius, space } from '../../../theme/tokens.ts'
import { Star } from './Star.tsx'

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;

  legend {
    padding: 0;
    margin-bottom: ${space[4]};
    font-weight: 500;
  }
`

const Stars = styled.div`
  display: flex;
  margin-left: calc(-1 * ${space[4]});

  label {
    position: relative;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${radius.control};
    cursor: pointer;
  }

  label:has(:focus-visible) {
    ${focusRing}
    outline-offset: -2px;
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }

  ${media.phone} {
    label {
      width: 48px;
      height: 48px;
    }
  }
`

const Word = styled.span`
  font-weight: 600;
`

const Problem = styled.p`
  width: 100%;
  color: ${color.danger};
  font-weight: 500;
`

/** 1 to 5 stars as a group of radios: the arrow keys move, every star has its word. 0 is none yet. */
export function StarChoice(props: { value: number; onChange: (rate: number) => void; error?: string }) {
  const { value, onChange, error } = props
  const [hovered, setHovered] = useState(0)
  const name = useId()
  const errorId = useId()
  const seen = hovered || value
  return (
    <Group role="radiogroup" aria-describedby={error ? errorId : undefined} aria-required="true">
      <legend>Quantas estrelas?</legend>
      <Stars onMouseLeave={() => setHovered(0)}>
        {starLabels.map((label, place) => {
          const rate = place + 1
          return (
            <label key={label} onMouseEnter={() => setHovered(rate)}>
              <input
                type="radio"
                name={name}
                value={rate}
                checked={value === rate}
                aria-invalid={error ? true : undefined}
                aria-label={`${withNoun(rate, 'estrela', 'estrelas')}: ${label}`}
                onChange={() => onChange(rate)}
              />
              <Star full={rate <= seen} size={32} />
            </label>
          )
        })}
      </Stars>
      <Word aria-hidden="true">{starLabels[seen - 1]}</Word>
      {error && <Problem id={errorId}>{error}</Problem>}
    </Group>
  )
}
