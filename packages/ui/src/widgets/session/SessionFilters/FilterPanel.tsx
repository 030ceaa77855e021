import type { ServiceName } from '@ensaio/domain'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { FilterFields } from './FilterFields.tsx'
import { OverPage, Panel, PanelFoot } from './SessionFilters.styles.ts'
import { useIsPhone } from './useIsPhone.ts'

/** The filters behind the button: under the row on a desktop, a sheet over the page on a phone. */
export function FilterPanel(props: {
  id: string
  open: boolean
  onClose: () => void
  services: Remote<ServiceName[]>
  onRetryServices?: Press
}) {
  const isPhone = useIsPhone()
  const fields = <FilterFields services={props.services} onRetryServices={props.onRetryServices} />
  const apply = (
    <Button type="submit" variant="primary">
      Aplicar filtros
    </Button>
  )
  if (isPhone) {
    return (
      <OverPage id={props.id}>
        <Dialog open={props.open} onClose={props.onClose} title="Filtros" actions={apply}>
          {fields}
        </Dialog>
      </OverPage>
    )
  }
  if (!props.open) return null
  return (
    <Panel id={props.id} role="group" aria-label="Filtros">
      {fields}
      <PanelFoot>
        {apply}
        <Button variant="quiet" onPress={props.onClose}>
          Fechar
        </Button>
      </PanelFoot>
    </Panel>
  )
}
