import {
  followsGeneralList,
  formatInstantDate,
  type KeptPreparation,
  type PreparationList,
  preparationListLabels,
  withNoun,
} from '@ensaio/domain'
import { Pencil } from 'lucide-react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { Intro, List, Lists } from './PreparationLists.styles.ts'

/** The props of `PreparationLists`. */
export type PreparationListsProps = {
  /** The lists in force. */
  lists: Remote<KeptPreparation[]>
  /** The URL where a list is changed. */
  hrefOf: (list: PreparationList) => string
  onRetry: Press
}

function Changed({ changed }: Pick<KeptPreparation, 'changed'>) {
  const zone = useHouseZone()
  if (changed === null) return null
  return (
    <>
      <Badge tone="blue" icon={<Pencil size={14} strokeWidth={2} aria-hidden="true" />}>
        Lista da casa
      </Badge>
      <Text soft>
        {changed.by}, em {formatInstantDate(changed.at, zone)}
      </Text>
    </>
  )
}

function sizeOf({ list, lines, changed }: KeptPreparation): string {
  if (changed === null && followsGeneralList(list)) return 'A mesma de todos os imóveis'
  return withNoun(lines.length, 'linha', 'linhas')
}

/** The preparation lists by kind of property: how each begins, and who changed it (rule preparation-lists). */
export function PreparationLists({ lists, hrefOf, onRetry }: PreparationListsProps) {
  return (
    <Card title="Preparo da visita" flush>
      <Intro>
        O que pedimos a quem recebe o fotógrafo, por tipo de imóvel: na página da visita marcada, nos e-mails
        e no arquivo de agenda.
      </Intro>
      <Await
        remote={lists}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar as listas"
        waiting={<Skeleton height="420px" />}
      >
        {(all) => (
          <Lists role="list">
            {all.map((one) => (
              <List key={one.list}>
                <div>
                  <TextLink href={hrefOf(one.list)}>{preparationListLabels[one.list]}</TextLink>
                  <Text soft>{sizeOf(one)}</Text>
                </div>
                <div>
                  {(one.changed !== null || !followsGeneralList(one.list)) && (
                    <span>{one.lines[0]?.text}</span>
                  )}
                  <Changed changed={one.changed} />
                </div>
              </List>
            ))}
          </Lists>
        )}
      </Await>
    </Card>
  )
}
