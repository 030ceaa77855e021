import {
  actionContrast,
  type ColorMode,
  colorProblem,
  contrastText,
  nearestReadable,
  standardColors,
} from '@ensaio/domain'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { color, media, radius, space, tone } from '../../../theme/tokens.ts'
import { typedColor } from './brand-values.ts'

const Line = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: ${space[8]};
`

const Swatch = styled.input`
  width: 44px;
  height: 44px;
  padding: ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;

  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }

  &::-webkit-color-swatch {
    border: 0;
    border-radius: ${radius.small};
  }

  ${media.phone} {
    height: 48px;
  }
`

const Passed = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  color: ${tone.green.text};
  font-weight: 500;

  svg {
    flex: none;
  }
`

/** The mode that a colour is judged in; gold carries a text of its own and is never refused. */
type Judged = ColorMode | 'gold'

function Judgement({ of, mode }: { of: string; mode: Judged }) {
  if (mode === 'gold') return 'O texto sobre ela fica claro ou escuro, como ler melhor.'
  return (
    <Passed>
      <Check size={16} strokeWidth={2} aria-hidden="true" />
      {`Contraste de ${contrastText(actionContrast(of, mode))}: lê-se bem.`}
    </Passed>
  )
}

/** A colour as text and as a picker, with its contrast while it is typed; proposes the nearest readable one (rule brand-contrast). */
export function ColorField(props: {
  label: string
  mode: Judged
  value: string
  /** The colour that an empty field stands for. */
  fallback?: string
  /** What an empty field means, as a sentence. */
  emptyHint: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const { label, mode, value, onChange, fallback = standardColors[mode] } = props
  const field = useRef<HTMLInputElement>(null)
  const typed = typedColor(value)
  const problem = typed && mode !== 'gold' ? colorProblem(typed, mode) : null
  const error = problem ?? (typed ? undefined : props.error)
  const hint = typed === null ? props.emptyHint : problem === null && <Judgement of={typed} mode={mode} />
  return (
    <Stack gap={8}>
      <Field label={label} optional error={error} hint={hint}>
        <Line>
          <Swatch
            type="color"
            aria-label={`Escolher: ${label}`}
            value={(typed ?? fallback).toLowerCase()}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
          />
          <TextInput
            ref={field}
            value={value}
            placeholder={fallback}
            autoComplete="off"
            spellCheck={false}
            maxLength={9}
            onChange={(event) => onChange(event.target.value)}
          />
        </Line>
      </Field>
      {typed && problem && mode !== 'gold' && (
        <Row>
          <Button
            size="small"
            onPress={() => {
              // The button goes.
              field.current?.focus()
              onChange(nearestReadable(typed, mode))
            }}
          >
            {`Usar ${nearestReadable(typed, mode)}`}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
