import { useState } from 'react'
import { NumericFormat } from 'react-number-format'
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'

/** Props of a money input; `value` is in reais, null while empty. */
export type MoneyInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: number | null
  onChange: (reais: number | null) => void
  /** Takes no centavos: `R$ 850.000`. */
  whole?: boolean
}

/** An amount in reais, `R$ 1.234,50`; missing centavos are filled in on blur; `whole` takes none. Use it through react-hook-form's Controller. */
export function MoneyInput({ value, onChange, ref, onBlur, whole = false, ...input }: MoneyInputProps) {
  const decimals = whole ? 0 : 2
  const written = value?.toFixed(decimals) ?? ''
  const [typed, setTyped] = useState(written)
  // Keep the typed text beside the number: `12,` may become `12,50`.
  const isCurrent = (typed === '' ? null : Number(typed)) === value
  return (
    <NumericFormat
      autoComplete="off"
      {...input}
      inputMode={whole ? 'numeric' : 'decimal'}
      customInput={TextInput}
      getInputRef={ref}
      prefix="R$ "
      thousandSeparator="."
      decimalSeparator=","
      decimalScale={decimals}
      allowNegative={false}
      valueIsNumericString
      value={isCurrent ? typed : written}
      onBlur={(event) => {
        setTyped(written)
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
