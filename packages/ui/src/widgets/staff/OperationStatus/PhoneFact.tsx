import { type OperationStatus, phoneChannelLabels } from '@ensaio/domain'
import { MessageCircle } from 'lucide-react'
import { Fact } from '../../../primitives/layout/Facts/Facts.tsx'
import { FineBadge, TroubleBadge } from './StatusBadges.tsx'
import { waitingWords } from './status-words.ts'

/** A channel to phones: on or off, what waits, and why nothing leaves. */
export function PhoneFact({ channel, is_on, waiting, failed, trouble }: OperationStatus['phones'][number]) {
  const fine = is_on && <FineBadge>Ligado</FineBadge>
  return (
    <Fact
      icon={<MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />}
      name={phoneChannelLabels[channel]}
      action={trouble === null ? fine : <TroubleBadge>Falha</TroubleBadge>}
    >
      {is_on ? waitingWords(waiting, 'na fila') : 'Desligado: falta a chave'}
      {failed > 0 && <small>{failed.toLocaleString('pt-BR')} sem envio em sete dias</small>}
      {trouble !== null && <small>{trouble}</small>}
    </Fact>
  )
}
