import {
  followsGeneralList,
  type KeptPreparation,
  type PreparationList,
  preparationListLabels,
  withNoun,
} from '@ensaio/domain'
import type { Press } from '../../../primitives/action/usePress.ts'
import type { Remote } from '../../../remote/remote.ts'
import { KeptTexts } from '../KeptTexts.tsx'

/** The props of `PreparationLists`. */
export type PreparationListsProps = {
  /** The lists in force. */
  lists: Remote<KeptPreparation[]>
  /** The URL where a list is changed. */
  hrefOf: (list: PreparationList) => string
  onRetry: Press
}

function sizeOf({ list, lines, changed }: KeptPreparation): string {
  if (changed === null && followsGeneralList(list)) return 'A mesma de todos os imóveis'
  return withNoun(lines.length, 'linha', 'linhas')
}

/** The preparation lists by kind of property: how each begins, and who changed it (rule preparation-lists). */
export function PreparationLists({ lists, hrefOf, onRetry }: PreparationListsProps) {
  return (
    <KeptTexts
      title="Preparo da visita"
      intro="O que pedimos a quem recebe o fotógrafo, por tipo de imóvel: na página da visita marcada, nos e-mails e no arquivo de agenda."
      own="Lista da casa"
      entries={lists}
      textOf={(one) => ({
        key: one.list,
        label: preparationListLabels[one.list],
        href: hrefOf(one.list),
        note: sizeOf(one),
        text: one.changed !== null || !followsGeneralList(one.list) ? (one.lines[0]?.text ?? null) : null,
        changed: one.changed,
      })}
      failureTitle="Não foi possível carregar as listas"
      waitingHeight="420px"
      onRetry={onRetry}
    />
  )
}
