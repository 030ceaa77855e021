import { CircleCheck, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { Banner } from '../../primitives/feedback/Banner/Banner.tsx'
import { Stack } from '../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import { space } from '../../theme/tokens.ts'

/** Announced when it is filled; takes no room in a `Stack` of 16 before. */
const Live = styled.div`
  &:empty {
    margin-top: -${space[16]};
  }
`

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The result of a test of the house, in plain words, and the technical text of the other side; null before the test. */
export function TestResult(props: { result: { isWell: boolean; text: string; said: string | null } | null }) {
  const { result } = props
  return (
    <Live role="status">
      {result && (
        <Stack gap={8}>
          <Banner
            tone={result.isWell ? 'green' : 'yellow'}
            icon={result.isWell ? <CircleCheck {...icon} /> : <TriangleAlert {...icon} />}
          >
            {result.text}
          </Banner>
          {result.said && (
            <Text soft>
              Resposta técnica: <code>{result.said}</code>
            </Text>
          )}
        </Stack>
      )}
    </Live>
  )
}
