import { type CatalogueRule, type CatalogueService, hasUnits, type ItemId, itemNames } from '@ensaio/domain'
import { CircleOff, Plus, TableProperties, TriangleAlert } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { ProductIcon } from '../../deliverable/ProductIcon.tsx'
import { RuleTable } from './RuleTable.tsx'
import { Foot, Items } from './ServiceCatalogue.styles.ts'

/** A service of the catalogue: items, whether it can be ordered, and prices. */
export function ServiceCard(props: {
  service: CatalogueService
  onActive: (active: boolean) => Promise<unknown>
  onEdit: () => void
  onRule: (rule: CatalogueRule | null) => void
  /** Opens the table of all prices. */
  onPrices: () => void
}) {
  const { service } = props
  const isUnpriced = service.active && !service.rules.some(({ active }) => active)
  const hasAreas = hasUnits(service.vertical.id)
  const sale = service.active ? 'Retirar de venda' : 'Voltar a vender'
  return (
    <Card
      flush
      title={service.name}
      aside={
        <Row gap={16}>
          {!service.active && (
            <Badge tone="grey" icon={<CircleOff size={14} strokeWidth={2} aria-hidden="true" />}>
              Fora de venda
            </Badge>
          )}
          <Button variant="quiet" size="small" label={`Editar ${service.name}`} onPress={props.onEdit}>
            Editar
          </Button>
          <Button
            variant="quiet"
            size="small"
            label={`${sale}: ${service.name}`}
            onPress={() => props.onActive(!service.active)}
          >
            {sale}
          </Button>
        </Row>
      }
    >
      <Items role="list" aria-label="O que entrega">
        {service.item_ids.map((id) => (
          <li key={id}>
            <ProductIcon itemId={id} />
            {itemNames[id as ItemId] ?? `Item ${id}`}
          </li>
        ))}
        {!hasAreas && <li>Para veículos</li>}
      </Items>
      {service.rules.length > 0 && (
        <RuleTable
          rules={service.rules}
          serviceName={service.name}
          hasAreas={hasAreas}
          onEdit={props.onRule}
        />
      )}
      <Foot>
        <Button
          variant="quiet"
          size="small"
          icon={<Plus size={18} strokeWidth={1.75} />}
          label={`Adicionar preço: ${service.name}`}
          onPress={() => props.onRule(null)}
        >
          Adicionar preço
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<TableProperties size={18} strokeWidth={1.75} />}
          label={`Tabela de preços: ${service.name}`}
          onPress={props.onPrices}
        >
          Tabela de preços
        </Button>
        {isUnpriced && (
          <Badge tone="orange" icon={<TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />}>
            Sem preço ativo: não pode ser pedido
          </Badge>
        )}
        {service.rules.length === 0 && !service.active && <Text soft>Ainda sem preços.</Text>}
      </Foot>
    </Card>
  )
}
