import { type DateRange, type ServiceName, type SessionFilter, statusLongLabel } from '@ensaio/domain'
import { dateText } from '../../../primitives/input/typed-date.ts'
import type { Remote } from '../../../remote/remote.ts'
import { compact } from './filter-draft.ts'

/** One thing that narrows the list, in words, and the filter without it. */
export type ActiveFilter = { text: string; without: SessionFilter }

function rangeText(name: string, { from, to }: DateRange): string {
  if (from && to)
    return from === to ? `${name} em ${dateText(from)}` : `${name} de ${dateText(from)} a ${dateText(to)}`
  if (from) return `${name} a partir de ${dateText(from)}`
  return `${name} até ${dateText(to ?? '')}`
}

function serviceText(id: number, services: Remote<ServiceName[]>): string {
  const found = services.state === 'ready' ? services.value.find((one) => one.id === id) : undefined
  return found?.name ?? `Serviço nº ${id}`
}

/** Everything that narrows the list now, one entry for each value. */
export function activeFilters(value: SessionFilter, services: Remote<ServiceName[]>): ActiveFilter[] {
  const filter = compact(value)
  const less = (change: Partial<SessionFilter>) => compact({ ...filter, ...change })
  const { address, status = [], session_date, created_date, client_code, services: ids = [] } = filter
  return [
    ...(address ? [{ text: `Endereço: ${address}`, without: less({ address: undefined }) }] : []),
    ...status.map((of) => ({
      text: statusLongLabel(of),
      without: less({ status: status.filter((one) => one !== of) }),
    })),
    ...(session_date
      ? [{ text: rangeText('Agendado', session_date), without: less({ session_date: undefined }) }]
      : []),
    ...(created_date
      ? [{ text: rangeText('Criado', created_date), without: less({ created_date: undefined }) }]
      : []),
    ...(client_code ? [{ text: `Código: ${client_code}`, without: less({ client_code: undefined }) }] : []),
    ...ids.map((id) => ({
      text: serviceText(id, services),
      without: less({ services: ids.filter((one) => one !== id) }),
    })),
  ]
}
