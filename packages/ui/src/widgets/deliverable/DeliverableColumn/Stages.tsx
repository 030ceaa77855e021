import { productStatus, productStatusLabel, type SessionProduct } from '@ensaio/domain'
import { CircleCheckBig, CircleDashed } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { color, media, motion, radius, space, text } from '../../../theme/tokens.ts'

const Work = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  scroll-margin-top: ${space[16]};
`

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`

const Step = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 36px;
  padding: 0 ${space[12]};
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  background: ${color.surface};
  font-size: ${text.size15};
  font-weight: 500;
  line-height: 1.2;
  transition: border-color ${motion.quick};

  &:hover {
    border-color: ${color.action};
  }

  &[aria-pressed='true'] {
    border-color: ${color.action};
    background: ${color.actionSoft};
    color: ${color.action};
  }

  ${media.phone} {
    min-height: 44px;
  }
`

/** The props of `Stages`. */
export type StagesProps = {
  /** In the order of production; the last one names the work. */
  products: readonly SessionProduct[]
  /** Draws the card of a stage. */
  card: (product: SessionProduct) => ReactNode
}

/**
 * The stages of one work, as captures, editing and the tour: one card at a time, and a row of buttons that say how far each is. Opens on the first that
 * is not delivered. The other cards stay alive behind it, so that an upload goes on.
 */
export function Stages({ products, card }: StagesProps) {
  const last = products.at(-1)
  const [shown, setShown] = useState(
    () => (products.find((one) => one.status !== productStatus.delivered) ?? last)?.id,
  )
  return (
    <Work aria-label={`Etapas: ${last?.item.label}`} tabIndex={-1} data-work>
      <Steps role="group" aria-label="Etapa mostrada">
        {products.map(({ id, item, status }) => {
          const Icon = status === productStatus.delivered ? CircleCheckBig : CircleDashed
          return (
            <Step
              key={id}
              type="button"
              aria-label={`${item.label}, ${productStatusLabel(status)}`}
              aria-pressed={id === shown}
              onClick={() => setShown(id)}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              {item.label}
            </Step>
          )
        })}
      </Steps>
      {products.map((product) => (
        <div key={product.id} hidden={product.id !== shown}>
          {card(product)}
        </div>
      ))}
    </Work>
  )
}
