import { CalendarDays } from 'lucide-react'
import { type Ref, useRef } from 'react'
import styled from 'styled-components'
import { text } from '../../../theme/tokens.ts'
import { Button } from '../../action/Button/Button.tsx'
import { MaskedInput } from '../MaskedInput/MaskedInput.tsx'
import { dateDigits, readDate } from '../typed-date.ts'

const Frame = styled.span`
  position: relative;
  display: block;

  input::placeholder {
    font-size: ${text.size15};
  }
`

/** An invisible native date input, used for its picker. */
const Native = styled.input`
  position: absolute;
  inset: auto 0 0 auto;
  width: 44px;
  height: 1px;
  opacity: 0;
  pointer-events: none;
`

/** Props of a date input. */
export type DateInputProps = {
  /** The digits without the dashes: `31082026`. */
  value: string
  onChange: (digits: string) => void
  onBlur?: () => void
  /** Completes the calendar button's accessible name. */
  purpose: string
  ref?: Ref<HTMLInputElement>
}

/** A date typed as dd-MM-yyyy (rule wire-dates), or picked in the browser's calendar. Place it in a `Field`. */
export function DateInput(props: DateInputProps) {
  const native = useRef<HTMLInputElement>(null)
  return (
    <Frame>
      <MaskedInput
        ref={props.ref}
        mask="##-##-####"
        placeholder="dd-mm-aaaa"
        autoComplete="off"
        value={props.value}
        onChange={props.onChange}
        onBlur={props.onBlur}
        after={
          <Button
            variant="quiet"
            size="small"
            iconOnly
            icon={<CalendarDays size={18} strokeWidth={1.75} />}
            onPress={() => {
              if (!native.current) return
              // It opens at the typed day; the same day can be picked again after the field was emptied.
              native.current.value = readDate(props.value) ?? ''
              native.current.showPicker()
            }}
          >
            {`Escolher no calendário: ${props.purpose}`}
          </Button>
        }
      />
      <Native
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => props.onChange(dateDigits(event.target.value))}
      />
    </Frame>
  )
}
