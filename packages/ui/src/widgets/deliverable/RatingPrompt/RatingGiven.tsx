import { type Rating, starLabels } from '@ensaio/domain'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, radius, space } from '../../../theme/tokens.ts'
import { Star } from './Star.tsx'

const Stars = styled.div`
  display: flex;
  gap: ${space[4]};
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  li {
    padding: ${space[4]} ${space[12]};
    border-radius: ${radius.full};
    background: ${color.sunken};
    line-height: 1.4;
  }
`

const Thanks = styled.p`
  font-weight: 600;
  outline: none;
`

const Words = styled.blockquote`
  margin: 0;
  max-width: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** Thanks, and what was said. */
export function RatingGiven(props: { rating: Rating; isNew: boolean; onChange: () => void }) {
  const { rating, isNew } = props
  const thanks = useRef<HTMLParagraphElement>(null)

  // The form that had the focus is gone: who listens hears the thanks instead.
  useEffect(() => {
    if (isNew) thanks.current?.focus()
  }, [isNew])

  return (
    <Stack gap={16}>
      <Row gap={12}>
        <Stars role="img" aria-label={`${rating.rate} de 5 estrelas`}>
          {starLabels.map((label, place) => (
            <Star key={label} full={place < rating.rate} size={24} />
          ))}
        </Stars>
        <Text strong as="span">
          {starLabels[rating.rate - 1]}
        </Text>
      </Row>
      {rating.tags.length > 0 && (
        <Tags role="list" aria-label="O que você destacou">
          {rating.tags.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </Tags>
      )}
      {rating.description && <Words>{rating.description}</Words>}
      <Row justify="space-between" gap={8}>
        <Thanks ref={thanks} tabIndex={-1}>
          Obrigado pela sua avaliação.
        </Thanks>
        <Button size="small" onPress={props.onChange}>
          Mudar avaliação
        </Button>
      </Row>
    </Stack>
  )
}
