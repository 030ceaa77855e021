import { type Blueprint, blueprintKind, blueprintName } from '@ensaio/domain'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { List, Whole } from './BlueprintList.styles.ts'
import { BlueprintTile } from './BlueprintTile.tsx'

/** Every plan; an image opens large over the page. */
export function BlueprintList(props: {
  blueprints: readonly Blueprint[]
  onDelete: ((blueprint: Blueprint) => void) | undefined
}) {
  const [shown, setShown] = useState<Blueprint | null>(null)
  const [open, setOpen] = useState(false)

  function show(blueprint: Blueprint) {
    setShown(blueprint)
    setOpen(true)
  }

  return (
    <>
      <List role="list">
        {props.blueprints.map((blueprint) => (
          <li key={blueprint.id} data-file={blueprintKind(blueprint) !== 'png'}>
            <BlueprintTile
              blueprint={blueprint}
              onShow={blueprintKind(blueprint) === 'png' ? show : undefined}
              onDelete={props.onDelete}
            />
          </li>
        ))}
      </List>
      {shown?.url && (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={blueprintName(shown)}
          wide="page"
          actions={
            <Button href={shown.url} external>
              Abrir em nova aba
            </Button>
          }
        >
          <Whole src={shown.url} alt={`Planta ${blueprintName(shown)}`} />
        </Dialog>
      )}
    </>
  )
}
