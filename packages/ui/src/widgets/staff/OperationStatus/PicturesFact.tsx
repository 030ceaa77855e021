import { type OperationStatus, withNoun } from '@ensaio/domain'
import { Images } from 'lucide-react'
import { Fact } from '../../../primitives/layout/Facts/Facts.tsx'
import { TroubleBadge } from './StatusBadges.tsx'
import { waitingWords } from './status-words.ts'

/** The pictures that wait to be drawn from photos, and those that cannot be. */
export function PicturesFact({ waiting, stuck, trouble }: OperationStatus['pictures']) {
  return (
    <Fact
      icon={<Images size={20} strokeWidth={1.75} aria-hidden="true" />}
      name="Tamanhos de fotos"
      action={stuck > 0 && <TroubleBadge>{withNoun(stuck, 'falha', 'falhas')}</TroubleBadge>}
    >
      {waitingWords(waiting, 'na fila')}
      {trouble !== null && <small>{trouble}</small>}
    </Fact>
  )
}
