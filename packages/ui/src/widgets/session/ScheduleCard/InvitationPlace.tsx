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

/** The lower part of the card: what the link is for, and below it the ways to send it, or the room for them. */
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
