import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, space } from '../../../theme/tokens.ts'

const Place = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[24]};
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
`

/** The lower part of the card: the purpose of the link and the ways to send it, or their placeholder. */
export function InvitationPlace(props: { invites: boolean; id?: string; children: ReactNode }) {
  return (
    <Place>
      <Text soft id={props.id}>
        {props.invites
          ? 'Ou deixe que a pessoa que receberá o fotógrafo escolha o dia:'
          : 'Quem receberá o fotógrafo também pode mudar o dia por este link:'}
      </Text>
      {props.children}
    </Place>
  )
}
