import { LockKeyhole } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, space } from '../../../theme/tokens.ts'

const Middle = styled.main`
  display: grid;
  align-content: center;
  gap: ${space[24]};
  width: min(26rem, 100% - ${space[32]});
  min-height: 80vh;
  margin-inline: auto;
  padding-block: ${space[48]};

  > svg {
    color: ${color.action};
  }

  form,
  > div {
    display: grid;
    gap: ${space[16]};
  }
`

/** The props of `PropertyPageClosed`. */
export type PropertyPageClosedProps = {
  /** What was wrong with the password just sent: "A senha não abre esta página." */
  problem?: string
}

/**
 * What an address without an open page answers: unknown, withdrawn, expired and behind a password look alike (rule published-page). A plain
 * form that posts `password` to the page's own address; works without script.
 */
export function PropertyPageClosed({ problem }: PropertyPageClosedProps) {
  return (
    <Middle>
      <LockKeyhole size={32} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <Heading level={1}>Esta página está fechada ou pede uma senha.</Heading>
        <Text soft size="size17">
          Se você recebeu uma senha, digite abaixo. Se não, fale com quem enviou o endereço.
        </Text>
      </div>
      <form method="post" noValidate aria-label="Abrir a página com senha">
        <Field label="Senha" required error={problem}>
          <TextInput
            type="password"
            name="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" variant="primary" wide>
          Abrir
        </Button>
      </form>
    </Middle>
  )
}
