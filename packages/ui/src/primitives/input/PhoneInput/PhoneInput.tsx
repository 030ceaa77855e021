import { formatPhone, isPhone } from '@ensaio/domain'
import { MaskedInput, type MaskedInputProps } from '../MaskedInput/MaskedInput.tsx'

/** Props of a phone input: those of a masked input; `value` may be in any spelling, `onChange` receives digits. */
export type PhoneInputProps = Omit<MaskedInputProps, 'mask' | 'onChange'> & {
  onChange: (phone: string) => void
}

/** A Brazilian phone with area code (DDD); the mask grows from eight to nine digits. A pasted +55 is removed. */
export function PhoneInput({ value, onChange, ...input }: PhoneInputProps) {
  return (
    <MaskedInput
      mask={(typed) => (typed.length > 10 ? '(##) #####-####' : '(##) ####-#####')}
      inputMode="tel"
      autoComplete="tel-national"
      {...input}
      value={formatPhone(value)}
      onChange={onChange}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text')
        if (!isPhone(pasted)) return
        event.preventDefault()
        onChange(formatPhone(pasted).replace(/\D/g, ''))
      }}
    />
  )
}
