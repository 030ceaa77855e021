import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Chip } from '../../../primitives/input/Chip/Chip.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import type { ActiveFilter } from './active-filters.ts'
import { ChipPlace } from './SessionFilters.styles.ts'

/** The active filters, removable one by one or all at once. */
export function ActiveFilters(props: {
  active: ActiveFilter[]
  onRemove: (filter: ActiveFilter) => void
  onClear: () => void
}) {
  if (props.active.length === 0) return null
  return (
    <Row gap={8} as="ul" role="list" aria-label="Filtros ativos">
      {props.active.map((filter) => (
        <ChipPlace key={filter.text}>
          <Chip onRemove={() => props.onRemove(filter)}>{filter.text}</Chip>
        </ChipPlace>
      ))}
      <ChipPlace>
        <Button variant="quiet" size="small" onPress={props.onClear}>
          Limpar
        </Button>
      </ChipPlace>
    </Row>
  )
}
