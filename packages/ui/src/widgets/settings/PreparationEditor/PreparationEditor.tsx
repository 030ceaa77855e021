import { type KeptPreparation, preparationListLabels } from '@ensaio/domain'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { PreparationLines } from './PreparationLines.tsx'
import type { PreparationActions } from './preparation-actions.ts'

/** The props of `PreparationEditor`. */
export type PreparationEditorProps = PreparationActions & {
  /** The list in force. */
  preparation: Remote<KeptPreparation>
  /** The URL of all lists. */
  listHref: string
  onRetry: Press
}

/**
 * The lines of one preparation list: add, change, order, remove, and choose the icon of each. Nothing changes before it is saved, and a
 * failure keeps what was typed (rule preparation-lists).
 */
export function PreparationEditor({ preparation, listHref, onRetry, ...actions }: PreparationEditorProps) {
  const title = preparation.state === 'ready' ? preparationListLabels[preparation.value.list] : 'Lista'
  return (
    <Card title={title} aside={<TextLink href={listHref}>Todas as listas</TextLink>}>
      <Await
        remote={preparation}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar a lista"
        waiting={<Skeleton height="420px" />}
      >
        {(value) => <PreparationLines key={value.list} kept={value} {...actions} />}
      </Await>
    </Card>
  )
}
