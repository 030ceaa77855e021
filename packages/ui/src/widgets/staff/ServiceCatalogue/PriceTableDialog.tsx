import {
  type CatalogueService,
  type CityNames,
  hasUnits,
  largestArea,
  type PriceTable,
  PriceTableForm,
  priceTable,
  priceTableText,
  tablePrices,
} from '@ensaio/domain'
import { Controller, type Resolver, type ResolverError, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { CopyButton } from '../../../primitives/action/CopyButton/CopyButton.tsx'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { PriceGrid } from './PriceGrid.tsx'
import { PriceTrial } from './PriceTrial.tsx'

type Typed = { table: PriceTable }

/** Why a table cannot be saved; null when it can. */
function problemOf(table: PriceTable): string | null {
  if (table.areas.some((area) => area === null)) return 'Informe a área de cada coluna, ou remova a coluna.'
  if (new Set(table.areas).size < table.areas.length) return 'Duas colunas têm a mesma área.'
  const { issues } = v.safeParse(PriceTableForm, { prices: tablePrices(table) })
  return issues?.[0].message ?? null
}

const resolver: Resolver<Typed, unknown, PriceTableForm> = ({ table }) => {
  const message = problemOf(table)
  const refused = { values: {} as Record<string, never>, errors: { table: { type: 'invalid', message } } }
  return message === null
    ? { values: { prices: tablePrices(table) }, errors: {} as Record<string, never> }
    : (refused as unknown as ResolverError<Typed>)
}

/** All active prices of a service in one table, which takes cells from a spreadsheet. Open while rendered. */
export function PriceTableDialog(props: {
  service: CatalogueService
  cities: CityNames
  /** Replaces the active prices (rule price-table). */
  onSave: (prices: PriceTableForm) => Promise<unknown>
  onClose: () => void
}) {
  const { service, cities } = props
  const hasAreas = hasUnits(service.vertical.id)
  const first = priceTable(service.rules, hasAreas)
  const seen = tablePrices(priceTable(service.rules, true))
  const form = useForm<Typed, unknown, PriceTableForm>({
    resolver,
    defaultValues: {
      table:
        first.rows.length > 0
          ? first
          : { areas: [hasAreas ? 150 : largestArea], rows: [{ city: null, prices: [null] }] },
    },
  })
  const error = (form.formState.errors.table as { message?: string } | undefined)?.message
  return (
    <FormDialog
      wide
      title="Tabela de preços"
      description={`${service.name}. Vale o menor preço que servir ao ${hasAreas ? 'imóvel' : 'veículo'}. Os novos valores valem para os próximos pedidos; os já feitos não mudam.`}
      action="Salvar preços"
      form={form}
      onSend={({ prices }) => props.onSave({ prices, seen })}
      onClose={props.onClose}
    >
      <Controller
        control={form.control}
        name="table"
        render={({ field: { value, onChange } }) => (
          <>
            <PriceGrid
              table={value}
              cities={cities}
              hasAreas={hasAreas}
              error={error}
              onChange={(table) => {
                onChange(table)
                if (error !== undefined) void form.trigger('table')
              }}
              copy={
                hasAreas && (
                  <CopyButton
                    text={priceTableText(value)}
                    said="Tabela copiada."
                    name="Tabela de preços"
                    rows={value.rows.length + 1}
                  >
                    Copiar tabela
                  </CopyButton>
                )
              }
            />
            <PriceTrial table={value} cities={cities} hasAreas={hasAreas} />
          </>
        )}
      />
    </FormDialog>
  )
}
