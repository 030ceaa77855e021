import { type Blueprint, blueprintKind, blueprintName } from '@ensaio/domain'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { List } from './BlueprintList.styles.ts'
import { BlueprintTile } from './BlueprintTile.tsx'

const PictureViewer = lazyDialog(
  async () => (await import('../../../primitives/media/PictureViewer/PictureViewer.tsx')).PictureViewer,
)

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Every plan; an image opens large over the page. */
export function BlueprintList(props: {
  blueprints: readonly Blueprint[]
  onDelete: ((blueprint: Blueprint) => void) | undefined
}) {
  const [shown, setShown] = useState<Blueprint | null>(null)

  return (
    <>
      <List role="list">
        {props.blueprints.map((blueprint) => (
          <li key={blueprint.id} data-file={blueprintKind(blueprint) !== 'png'}>
            <BlueprintTile
              blueprint={blueprint}
              onShow={blueprintKind(blueprint) === 'png' ? setShown : undefined}
              onDelete={props.onDelete}
            />
          </li>
        ))}
      </List>
      {shown?.url && (
        <PictureViewer
          open
          onClose={() => setShown(null)}
          label={blueprintName(shown)}
          pictures={[{ id: shown.id, src: shown.url, title: `Planta ${blueprintName(shown)}`, paper: true }]}
          place={0}
        >
          <Button variant="quiet" href={shown.url} external icon={<ExternalLink {...icon} />}>
            Abrir em nova aba
          </Button>
        </PictureViewer>
      )}
    </>
  )
}
