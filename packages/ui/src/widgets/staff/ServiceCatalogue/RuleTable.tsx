import type { CatalogueRule } from '@ensaio/domain'
import { Check, CircleOff } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { type Column, DataTable } from '../../../primitives/layout/DataTable/DataTable.tsx'
import { Naming, Second } from '../../../primitives/layout/data-table-styles.ts'
import { reaisText } from '../../company/plan-labels.ts'
import { areaText, cityText, sortedRules } from './rule-words.ts'
import { AtEdge, Figures } from './ServiceCatalogue.styles.ts'

function State({ active }: CatalogueRule) {
  return active ? (
    <Badge tone="green" icon={<Check size={14} strokeWidth={2} aria-hidden="true" />}>
      Ativo
    </Badge>
  ) : (
    <Badge tone="grey" icon={<CircleOff size={14} strokeWidth={2} aria-hidden="true" />}>
      Inativo
    </Badge>
  )
}

const area: Column<CatalogueRule> = { head: 'Área', width: '128px', isNumber: true, cell: areaText }

/** The price rules of a service, sorted by city and area. */
export function RuleTable(props: {
  rules: CatalogueRule[]
  serviceName: string
  /** Do the prices depend on an area? */
  hasAreas: boolean
  onEdit: (rule: CatalogueRule) => void
}) {
  const fits = (rule: CatalogueRule, city: string) => (props.hasAreas ? [city, areaText(rule)] : [city])
  const edit = (rule: CatalogueRule) => (
    <AtEdge>
      <Button
        variant="quiet"
        size="small"
        label={`Editar preço ${[rule.name, ...fits(rule, cityText(rule))].join(', ')}`}
        onPress={() => props.onEdit(rule)}
      >
        Editar
      </Button>
    </AtEdge>
  )
  const columns: Column<CatalogueRule>[] = [
    { head: 'Preço', cell: ({ name }) => <Naming>{name}</Naming> },
    { head: 'Cidade', width: '140px', cell: cityText },
    ...(props.hasAreas ? [area] : []),
    { head: 'Valor', width: '128px', isNumber: true, cell: ({ final_price }) => reaisText(final_price) },
    { head: 'Situação', width: '136px', cell: (rule) => <State {...rule} /> },
    { head: 'Ações', width: '112px', isNumber: true, cell: edit },
  ]
  return (
    <DataTable
      isBare
      caption={`Preços de ${props.serviceName}`}
      columns={columns}
      rows={sortedRules(props.rules)}
      keyOf={({ id }) => id}
      card={(rule) => (
        <Figures>
          <div>
            <Naming>{rule.name}</Naming>
            <Second>{fits(rule, rule.city ?? 'Todas as cidades').join(' · ')}</Second>
            {!rule.active && <State {...rule} />}
          </div>
          <div>
            <strong>{reaisText(rule.final_price)}</strong>
            {edit(rule)}
          </div>
        </Figures>
      )}
    />
  )
}
