import type { ComponentProps } from 'react'
import { MaskedInput } from '../../primitives/input/MaskedInput/MaskedInput.tsx'

// Up to eleven digits are a CPF; a twelfth character or a letter makes it a CNPJ.
const identityMask = (characters: string) =>
  characters.length > 11 || /[A-Z]/i.test(characters) ? 'AA.AAA.AAA/AAAA-##' : 'AAA.AAA.AAA-AAA'

/** The input of a CPF or CNPJ, masked as it grows. */
export function IdentityInput(props: Omit<ComponentProps<typeof MaskedInput>, 'mask'>) {
  return (
    <MaskedInput
      mask={identityMask}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  )
}
