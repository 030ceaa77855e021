import type { ServiceName, SessionFilter } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Search, SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { activeFilters } from './active-filters.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { draftOf, FilterDraft } from './filter-draft.ts'
import { Bar, Count, Form } from './SessionFilters.styles.ts'

/** The props of `SessionFilters`. */
export type SessionFiltersProps = {
  /** The filter in force. */
  value: SessionFilter
  /** The services to pick from; while they are missing the other filters work. */
  services: Remote<ServiceName[]>
  onRetryServices?: Press
  /** Called with the whole new filter, without empty values. */
  onChange: (filter: SessionFilter) => void
}

/** Filters the list of ensaios: a visible search by address, five more filters behind a button, and chips of the active ones. */
export function SessionFilters({ value, services, onRetryServices, onChange }: SessionFiltersProps) {
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const active = activeFilters(value, services)
  const form = useForm<FilterDraft, unknown, SessionFilter>({
    resolver: valibotResolver(FilterDraft),
    values: draftOf(value),
    resetOptions: { keepDirtyValues: true },
  })

  // Explicit: otherwise `reset` keeps typed values, as `resetOptions` says for outside changes.
  const startFrom = (draft: FilterDraft) => form.reset(draft, { keepDirtyValues: false })

  function change(filter: SessionFilter) {
    startFrom(draftOf(filter))
    onChange(filter)
  }

  function close() {
    startFrom({ ...draftOf(value), address: form.getValues('address') })
    setOpen(false)
    opener.current?.focus()
  }

  const apply = form.handleSubmit((filter) => {
    if (isOpen) opener.current?.focus()
    setOpen(false)
    change(filter)
  })

  return (
    <FormProvider {...form}>
      <Form role="search" aria-label="Filtrar ensaios" noValidate onSubmit={(event) => void apply(event)}>
        <Bar>
          <TextInput
            type="search"
            enterKeyHint="search"
            aria-label="Buscar por endereço, unidade, referência ou código"
            placeholder="Endereço, unidade ou código"
            maxLength={200}
            {...form.register('address')}
            after={
              <Button
                type="submit"
                variant="quiet"
                size="small"
                iconOnly
                icon={<Search size={18} strokeWidth={1.75} />}
              >
                Buscar
              </Button>
            }
          />
          <Button
            ref={opener}
            icon={<SlidersHorizontal size={18} strokeWidth={1.75} />}
            expanded={isOpen}
            controls={isOpen ? panelId : undefined}
            onPress={() => (isOpen ? close() : setOpen(true))}
          >
            Filtros
            {active.length > 0 && (
              <Count>
                {active.length}
                <VisuallyHidden>{active.length === 1 ? ' ativo' : ' ativos'}</VisuallyHidden>
              </Count>
            )}
          </Button>
        </Bar>
        <FilterPanel
          id={panelId}
          open={isOpen}
          onClose={close}
          services={services}
          onRetryServices={onRetryServices}
        />
        <ActiveFilters
          active={active}
          onRemove={({ without }) => {
            change(without)
            opener.current?.focus()
          }}
          onClear={() => {
            change({})
            opener.current?.focus()
          }}
        />
      </Form>
    </FormProvider>
  )
}
