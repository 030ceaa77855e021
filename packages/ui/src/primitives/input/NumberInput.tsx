import { useState } from 'react'
import { TextInput, type TextInputProps } from './TextInput/TextInput.tsx'
import { typedNumber } from './typed-number.ts'

const textOf = (value: number | null) =>
  value === null || Number.isNaN(value) ? '' : String(value).replace('.', ',')

const numberOf = (text: string) => (text.trim() === '' ? null : typedNumber(text))

/**
 * A controlled number, null while it is empty and NaN for a text that is no number. The text stays as typed, so that the form's schema
 * refuses `78,5` where it takes whole numbers. Use it through react-hook-form's Controller.
 */
export function NumberInput({
  value,
  onChange,
  ...input
}: Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: number | null
  onChange: (value: number | null) => void
}) {
  const [typed, setTyped] = useState('')
  // A value from elsewhere, such as a pasted table, replaces the typed text.
  const isTyped = Object.is(numberOf(typed), value)
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...input}
      value={isTyped ? typed : textOf(value)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(numberOf(target.value))
      }}
    />
  )
}
