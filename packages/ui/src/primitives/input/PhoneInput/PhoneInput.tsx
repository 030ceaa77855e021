import { formatPhone, isPhone } from '@ensaio/domain'
import { useRef } from 'react'
import { MaskedInput, type MaskedInputProps } from '../MaskedInput/MaskedInput.tsx'

/** Props of a phone input: those of a masked input; `value` may be in any spelling, `onChange` receives digits. */
export type PhoneInputProps = Omit<MaskedInputProps, 'mask' | 'onChange'> & {
  onChange: (phone: string) => void
}

const country = '55'

/** A Brazilian phone with area code (DDD); the mask grows from eight to nine digits. A pasted or typed +55 is removed. */
export function PhoneInput({ value, onChange, ...input }: PhoneInputProps) {
  // Has a plus been typed, and is the code of the country still to come? Without a plus, 55 is an area code.
  const isAfterPlus = useRef(false)

  function maskOf(typed: string) {
    if (isAfterPlus.current) return '+#############'
    return typed.length > 10 ? '(##) #####-####' : '(##) ####-#####'
  }

  function change(digits: string) {
    if (isAfterPlus.current && !country.startsWith(digits)) {
      isAfterPlus.current = false
      return onChange(digits.startsWith(country) ? digits.slice(country.length) : digits)
    }
    onChange(digits)
  }

  return (
    <MaskedInput
      mask={maskOf}
      inputMode="tel"
      autoComplete="tel-national"
      {...input}
      value={formatPhone(value)}
      onInput={(event) => {
        // Before the change, which keeps the digits alone.
        const { value: raw } = event.currentTarget
        if (raw === '' || raw.startsWith('+')) isAfterPlus.current = raw !== ''
      }}
      onChange={change}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text')
        if (!isPhone(pasted)) return
        event.preventDefault()
        isAfterPlus.current = false
        onChange(formatPhone(pasted).replace(/\D/g, ''))
      }}
    />
  )
}
