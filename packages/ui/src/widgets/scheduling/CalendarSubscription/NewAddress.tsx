import { googleSubscriptionUrl, webcalUrl } from '@ensaio/domain'
import { CalendarPlus, KeyRound } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { CopyButton } from '../../../primitives/action/CopyButton/CopyButton.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, radius, space, text } from '../../../theme/tokens.ts'

const Written = styled.code`
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: ${text.size13};
  line-height: 1.5;
  word-break: break-all;
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** An address that was created just now, with the ways to add it to a calendar. Takes the focus, since the button that created it is gone. */
export function NewAddress({ address }: { address: string }) {
  const written = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to go there.
  useLayoutEffect(() => {
    written.current?.focus({ preventScroll: true })
  }, [address])

  return (
    <Stack gap={16}>
      <Banner tone="yellow" icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden="true" />} live>
        Use agora: este endereço não aparece de novo. Quem o tiver vê as visitas, por isso não o envie a
        ninguém.
      </Banner>
      <Written ref={written} tabIndex={-1}>
        {address}
      </Written>
      <Row gap={8}>
        <CopyButton text={address} variant="primary" said="Endereço copiado." name="Endereço do calendário">
          Copiar endereço
        </CopyButton>
        <Button size="small" icon={<CalendarPlus {...icon} />} href={googleSubscriptionUrl(address)} external>
          Abrir no Google Agenda
        </Button>
        <Button size="small" icon={<CalendarPlus {...icon} />} href={webcalUrl(address)}>
          Abrir no calendário
        </Button>
      </Row>
      <Text soft>
        No Outlook, escolha Adicionar calendário, Assinar da Web, e cole o endereço. Cada programa relê o
        endereço no seu ritmo: uma mudança aparece em até um dia.
      </Text>
    </Stack>
  )
}
