import { type SyntheticEvent, useState } from 'react'
import { NumericFormat } from 'react-number-format'
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'

/** Props of a money input; `value` is in reais, null while empty. */
export type MoneyInputProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  value: number | null
  onChange: (reais: number | null) => void
  /** Takes no centavos: `R$ 850.000`. */
  whole?: boolean
}

/** Was a dot typed? Some phones offer it in place of the comma. */
function isDot({ nativeEvent }: SyntheticEvent) {
  return nativeEvent instanceof InputEvent && nativeEvent.data === '.'
}

/** The amount with a dot before its last three digits, `1.250`: thousands. `0.505` is none. */
const thousands = /^[1-9]\d*\.\d{3}$/

/**
 * An amount in reais, `R$ 1.234,50`; missing centavos are filled in on blur; `whole` takes none. A typed dot begins the centavos, as on
 * phones without a comma, until a third digit follows: `12.5` is R$ 12,50, and `1.250,00` is R$ 1.250,00. Use it through
 * react-hook-form's Controller.
 */
export function MoneyInput({ value, onChange, ref, onBlur, whole = false, ...input }: MoneyInputProps) {
  const decimals = whole ? 0 : 2
  const written = value?.toFixed(decimals) ?? ''
  const [typed, setTyped] = useState(written)
  // Do the typed centavos follow a dot? Then a third digit shows that it separates thousands.
  const [isDotted, setDotted] = useState(false)
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
      decimalScale={isDotted ? decimals + 1 : decimals}
      allowNegative={false}
      valueIsNumericString
      value={isCurrent ? typed : written}
      onBlur={(event) => {
        setTyped(written)
        setDotted(false)
        onBlur?.(event)
      }}
      onValueChange={({ value: text, floatValue }, { event, source }) => {
        if (source !== 'event') return
        const next = isDotted && thousands.test(text) ? text.replace('.', '') : text
        setDotted(/^[1-9]\d*\./.test(next) && (isDotted || (event !== undefined && isDot(event))))
        setTyped(next)
        onChange((next === text ? floatValue : Number(next)) ?? null)
      }}
    />
  )
}
