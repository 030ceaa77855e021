import { googleSubscriptionUrl, webcalUrl } from '@ensaio/domain'
import { CalendarPlus } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { CopyButton } from '../../../primitives/action/CopyButton/CopyButton.tsx'
import { WrittenAddress } from '../../systems/WrittenAddress.tsx'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** An address that was created just now, with the ways to add it to a calendar. */
export function NewAddress({ address }: { address: string }) {
  return (
    <WrittenAddress
      address={address}
      warning="Use agora: este endereço não aparece de novo. Quem o tiver vê as visitas, por isso não o envie a ninguém."
      hint="No Outlook, escolha Adicionar calendário, Assinar da Web, e cole o endereço. Cada programa relê o endereço no seu ritmo: uma mudança aparece em até um dia."
    >
      <CopyButton text={address} variant="primary" said="Endereço copiado." name="Endereço do calendário">
        Copiar endereço
      </CopyButton>
      <Button size="small" icon={<CalendarPlus {...icon} />} href={googleSubscriptionUrl(address)} external>
        Abrir no Google Agenda
      </Button>
      <Button size="small" icon={<CalendarPlus {...icon} />} href={webcalUrl(address)}>
        Abrir no calendário
      </Button>
    </WrittenAddress>
  )
}
