import { NumberFormatBase } from 'react-number-format'
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'
import { caretPlaces, fitting, type Mask, masked } from './mask.ts'

/** Props of a masked input; `value` and `onChange` use the characters without punctuation. */
export type MaskedInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  mask: Mask
  value: string
  onChange: (characters: string, shown: string) => void
}

/** Text of a fixed format, such as a phone or a CNPJ; punctuation is inserted. Use it through react-hook-form's Controller. */
export function MaskedInput({ mask, value, onChange, ref, ...input }: MaskedInputProps) {
  const onlyDigits = typeof mask === 'string' && !mask.includes('A')
  return (
    <NumberFormatBase
      inputMode={onlyDigits ? 'numeric' : undefined}
      {...input}
      type="text"
      customInput={TextInput}
      getInputRef={ref}
      value={fitting(mask, value)}
      valueIsNumericString
      format={(typed) => masked(mask, typed)}
      removeFormatting={(typed) => fitting(mask, typed)}
      isValidInputCharacter={(character) => /[0-9a-z]/i.test(character)}
      getCaretBoundary={caretPlaces}
      onValueChange={({ value: characters, formattedValue }, { source }) => {
        if (source === 'event') onChange(characters, formattedValue)
      }}
    />
  )
}
