import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../action/Button/Button.tsx'
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'

/** A password input with a button that shows the password. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <Button
          variant="quiet"
          size="small"
          iconOnly
          pressed={shown}
          icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
          onPress={() => setShown(!shown)}
        >
          Mostrar senha
        </Button>
      }
    />
  )
}
