import {
  type CatalogueRule,
  type CatalogueService,
  type CityNames,
  hasUnits,
  initialCities,
  type NewService,
  type PriceRuleChange,
  type PriceRuleForm,
  type PriceTableForm,
  type ServiceChange,
} from '@ensaio/domain'
import { Package, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { NewServiceForm } from '../NewServiceForm/NewServiceForm.tsx'
import { PriceRuleDialog } from '../PriceRuleDialog/PriceRuleDialog.tsx'
import { CatalogueWaiting } from './CatalogueWaiting.tsx'
import { EditServiceForm } from './EditServiceForm.tsx'
import { PriceTableDialog } from './PriceTableDialog.tsx'
import { ServiceCard } from './ServiceCard.tsx'

/** The props of `ServiceCatalogue`. Each promise settles once the catalogue holds the answer. */
export type ServiceCatalogueProps = {
  services: Remote<CatalogueService[]>
  /** The names of the cities that a price may be for. */
  cities?: CityNames
  onAddService: (service: NewService) => Promise<unknown>
  onChangeService: (id: number, change: ServiceChange) => Promise<unknown>
  onAddRule: (serviceId: number, rule: PriceRuleForm) => Promise<unknown>
  onChangeRule: (serviceId: number, ruleId: number, change: PriceRuleChange) => Promise<unknown>
  /** Replaces the active prices of a service (rule price-table). */
  onSavePrices: (serviceId: number, table: PriceTableForm) => Promise<unknown>
  /** More actions of the list, beside the button that adds, such as its download. */
  actions?: ReactNode
  onRetry: Press
}

type Open =
  | { form: 'service' }
  | { form: 'edit'; service: CatalogueService }
  | { form: 'prices'; service: CatalogueService }
  | { form: 'rule'; service: CatalogueService; rule: CatalogueRule | null }

/** The catalogue: each service with its items, whether it can be ordered, and its prices. */
export function ServiceCatalogue(props: ServiceCatalogueProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const add = (
    <Button
      variant="primary"
      icon={<Plus size={18} strokeWidth={1.75} />}
      onPress={() => setOpen({ form: 'service' })}
    >
      Novo serviço
    </Button>
  )
  return (
    <Await
      remote={props.services}
      onRetry={props.onRetry}
      failureTitle="Não foi possível carregar os serviços"
      waiting={<CatalogueWaiting />}
    >
      {(services) => (
        <Stack gap={24}>
          {services.length === 0 ? (
            <Card>
              <EmptyState
                icon={<Package size={24} strokeWidth={1.75} />}
                title="Ainda não há serviços"
                text="Sem um serviço ativo com preço, nenhum cliente consegue pedir um ensaio."
                action={add}
              />
            </Card>
          ) : (
            <Row justify="end" gap={12}>
              {props.actions}
              {add}
            </Row>
          )}
          {services.map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              onActive={(active) => props.onChangeService(service.id, { active })}
              onEdit={() => setOpen({ form: 'edit', service })}
              onRule={(rule) => setOpen({ form: 'rule', service, rule })}
              onPrices={() => setOpen({ form: 'prices', service })}
            />
          ))}
          {open?.form === 'service' && <NewServiceForm onAdd={props.onAddService} onClose={close} />}
          {open?.form === 'edit' && (
            <EditServiceForm
              service={open.service}
              onSave={(change) => props.onChangeService(open.service.id, change)}
              onClose={close}
            />
          )}
          {open?.form === 'prices' && (
            <PriceTableDialog
              service={open.service}
              cities={props.cities ?? initialCities}
              onSave={(table) => props.onSavePrices(open.service.id, table)}
              onClose={close}
            />
          )}
          {open?.form === 'rule' && (
            <PriceRuleDialog
              serviceName={open.service.name}
              rule={open.rule}
              hasAreas={hasUnits(open.service.vertical.id)}
              {...(props.cities && { cities: props.cities })}
              onSave={(rule, changed) =>
                open.rule
                  ? props.onChangeRule(open.service.id, open.rule.id, changed)
                  : props.onAddRule(open.service.id, rule)
              }
              onClose={close}
            />
          )}
        </Stack>
      )}
    </Await>
  )
}
