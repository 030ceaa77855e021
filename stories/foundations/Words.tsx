import { color, media, space, Text } from '@ensaio/ui'
import { Check, X } from 'lucide-react'
import styled from 'styled-components'
import { Specimen } from './Specimen.tsx'

const Pair = styled.div`
  display: grid;
  gap: ${space[8]} ${space[32]};
  padding-block: ${space[12]};
  border-top: 1px solid ${color.line};

  &:first-child {
    border-top: 0;
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`

const Side = styled.div<{ $good: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[8]};
  color: ${({ $good }) => ($good ? color.ink : color.inkSoft)};

  svg {
    margin-top: 0.15em;
    color: ${({ $good }) => ($good ? color.action : color.danger)};
  }
`

/** Shows pairs of recommended and discouraged sentences. */
export function Words({ pairs }: { pairs: [good: string, bad: string][] }) {
  return (
    <Specimen>
      {pairs.map(([good, bad]) => (
        <Pair key={good}>
          <Side $good>
            <Check size={18} strokeWidth={1.75} role="img" aria-label="Assim" />
            <Text>{good}</Text>
          </Side>
          <Side $good={false}>
            <X size={18} strokeWidth={1.75} role="img" aria-label="Assim não" />
            <Text>{bad}</Text>
          </Side>
        </Pair>
      ))}
    </Specimen>
  )
}
