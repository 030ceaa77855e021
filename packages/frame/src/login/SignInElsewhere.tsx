import { Button, Dialog, Text, TextLink } from '@ensaio/ui'
import { useState } from 'react'
import { useHref } from 'react-router-dom'
import { useAccount } from './account-context.ts'

/** Replaces the password form when its code could not be loaded: the user signs in in another tab and continues here. */
export function SignInElsewhere() {
  const refuse = useAccount((state) => state.refuseToSignIn)
  const comeBack = useAccount((state) => state.comeBack)
  const loginHref = useHref('/login')
  const [isMissing, setMissing] = useState(false)

  return (
    <Dialog
      open
      onClose={refuse}
      title="Entre novamente para continuar"
      description="Seu acesso expirou por segurança. Nada do que você digitou foi perdido: entre em outra aba e volte para esta."
      actions={
        <>
          <Button variant="primary" onPress={async () => setMissing(!(await comeBack()))}>
            Já entrei
          </Button>
          <TextLink href={loginHref} external>
            Abrir a entrada em outra aba
          </TextLink>
        </>
      }
    >
      <div role="status">
        {isMissing && (
          <Text>Ainda não. Entre na outra aba, com a mesma conta, e toque de novo em “Já entrei”.</Text>
        )}
      </div>
    </Dialog>
  )
}
