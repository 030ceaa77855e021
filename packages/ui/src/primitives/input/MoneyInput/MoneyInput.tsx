import { useState } from 'react'
import { NumericFormat } from 'react-number-format'
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'

/** Props of a money input; `value` is in reais, null while empty. */
export type MoneyInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: number | null
  onChange: (reais: number | null) => void
}

const whole = (reais: number | null) => reais?.toFixed(2) ?? ''

/** An amount in reais, `R$ 1.234,50`; missing centavos are filled in on blur. Use it through react-hook-form's Controller. */
export function MoneyInput({ value, onChange, ref, onBlur, ...input }: MoneyInputProps) {
  const [typed, setTyped] = useState(whole(value))
  // Keep the typed text beside the number: `12,` may become `12,50`.
  const isCurrent = (typed === '' ? null : Number(typed)) === value
  return (
    <NumericFormat
      autoComplete="off"
      {...input}
      inputMode="decimal"
      customInput={TextInput}
      getInputRef={ref}
      prefix="R$ "
      thousandSeparator="."
      decimalSeparator=","
      decimalScale={2}
      allowNegative={false}
      valueIsNumericString
      value={isCurrent ? typed : whole(value)}
      onBlur={(event) => {
        setTyped(whole(value))
        onBlur?.(event)
      }}
      onValueChange={({ value: text, floatValue }, { source }) => {
        if (source !== 'event') return
        setTyped(text)
        onChange(floatValue ?? null)
      }}
    />
  )
}
