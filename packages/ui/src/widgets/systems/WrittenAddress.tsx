import { KeyRound } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { Banner } from '../../primitives/feedback/Banner/Banner.tsx'
import { Row, Stack } from '../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import { color, radius, space, text } from '../../theme/tokens.ts'

const Written = styled.code`
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: ${text.size13};
  line-height: 1.5;
  word-break: break-all;
`

/** A secret address that was created just now, with what to do with it. Takes the focus, since the button that created it is gone. */
export function WrittenAddress(props: {
  address: string
  /** Who may know it: shown with the warning that it does not appear again. */
  warning: string
  /** The buttons. */
  children: ReactNode
  hint: string
}) {
  const { address } = props
  const written = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to go there.
  useLayoutEffect(() => {
    written.current?.focus({ preventScroll: true })
  }, [address])

  return (
    <Stack gap={16}>
      <Banner tone="yellow" icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />} live>
        {props.warning}
      </Banner>
      <Written ref={written} tabIndex={-1}>
        {address}
      </Written>
      <Row gap={8}>{props.children}</Row>
      <Text soft>{props.hint}</Text>
    </Stack>
  )
}
