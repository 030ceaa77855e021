import { centsOf, formatCents } from '@ensaio/domain'
import { Wallet } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { radius, space, text, tone } from '../../../theme/tokens.ts'

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[16]};
  padding: ${space[16]} ${space[24]};
  border-radius: ${radius.card};
  background: ${tone.yellow.fill};
  color: ${tone.yellow.text};

  > svg {
    flex: none;
  }
`

const Words = styled.div`
  flex: 1 1 16rem;

  p:first-child {
    font-size: ${text.size17};
    font-weight: 600;
  }
`

/** What a reader is told about missing credit: the house gives it, or the company buys it; a reader who can do neither asks others. */
export function creditText({ isGiven, isOpen }: { isGiven: boolean; isOpen: boolean }): string {
  if (isGiven && isOpen) return 'O pedido fica guardado enquanto o crédito é dado.'
  if (isGiven) return 'Quem cuida do crédito pode dar o que falta. O pedido fica guardado.'
  if (isOpen) return 'Compre o que falta: o pedido fica guardado e é feito em seguida.'
  return 'Peça a quem cuida do financeiro da empresa que compre o que falta. O pedido fica guardado.'
}

/** A notice of the missing credit, in reais, with a link to add it for those who may. Takes the focus when it appears. */
export function MissingCredit(props: {
  missing: number
  href: string | undefined
  text?: string | undefined
}) {
  const { missing, href, text: words } = props
  const id = useId()
  const box = useRef<HTMLElement>(null)

  useEffect(() => box.current?.focus(), [])

  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-labelledby={id}>
      <Wallet size={24} strokeWidth={1.75} aria-hidden="true" />
      <Words>
        <p id={id}>
          {missing > 0 ? `Faltam ${formatCents(centsOf(missing))} de crédito` : 'O crédito não é suficiente'}
        </p>
        <p>{creditText({ isGiven: words !== undefined, isOpen: href !== undefined })}</p>
      </Words>
      {href !== undefined && <Button href={href}>{words ?? 'Comprar crédito'}</Button>}
    </Box>
  )
}
