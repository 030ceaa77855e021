import { formatPhone, isPhone } from '@ensaio/domain'
import { MaskedInput, type MaskedInputProps } from '../MaskedInput/MaskedInput.tsx'

/** What a phone input takes: an input's own props, any spelling of a phone in `value`, and digits or a whole phone in `onChange`. */
export type PhoneInputProps = Omit<MaskedInputProps, 'mask' | 'onChange'> & {
  onChange: (phone: string) => void
}

/** A Brazilian phone, typed with its DDD; the mask grows from eight to nine digits. A number pasted with +55 loses it. */
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
