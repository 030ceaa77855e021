import { isClientItem, type Service } from '@ensaio/domain'
import { ProductIcon } from '../../deliverable/ProductIcon.tsx'
import { Choice, Items, Mark, Price } from './ServiceStep.styles.ts'

/** One service as a card: its name, its deliverables and its lowest price. */
export function ServiceChoice(props: {
  /** The name of the radio group. */
  group: string
  service: Service
  /** `R$ 399,00`; null while no price is known. */
  from: string | null
  isChosen: boolean
  onChoose: () => void
}) {
  const { service, from } = props
  const items = service.products
    .map(({ item }) => item)
    .filter((item) => isClientItem(item.id))
    .toSorted((one, other) => one.id - other.id)
  return (
    <Choice>
      <input
        type="radio"
        name={props.group}
        value={service.id}
        checked={props.isChosen}
        onChange={props.onChoose}
      />
      <Mark aria-hidden="true" />
      <strong>{service.name}</strong>
      <Items>
        {items.map((item) => (
          <span key={item.id}>
            <ProductIcon itemId={item.id} size={20} />
            {item.label}
          </span>
        ))}
      </Items>
      {from && (
        <Price>
          a partir de <b>{from}</b>
        </Price>
      )}
    </Choice>
  )
}
