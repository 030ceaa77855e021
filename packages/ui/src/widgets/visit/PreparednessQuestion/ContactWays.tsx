import styled from 'styled-components'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { ContactWay } from './question-props.ts'

const Ways = styled(Row)`
  > a {
    overflow-wrap: anywhere;
  }
`

/** How the house is reached; nothing where it has saved no contact. */
export function ContactWays({ ways }: { ways: readonly ContactWay[] }) {
  if (ways.length === 0) return null
  return (
    <Ways gap={12}>
      <Text>Fale com a gente:</Text>
      {ways.map(({ label, href }) => (
        <TextLink key={href} href={href} external={href.startsWith('https:')}>
          {label}
        </TextLink>
      ))}
    </Ways>
  )
}
