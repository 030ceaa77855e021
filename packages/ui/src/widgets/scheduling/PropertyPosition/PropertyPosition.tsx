import { type Coordinates, type Position, pointUrl, positionSourceText, precisionText } from '@ensaio/domain'
import { MapPin, MapPinOff } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, space } from '../../../theme/tokens.ts'

const PositionDialog = lazyDialog(async () => (await import('./PositionDialog.tsx')).PositionDialog)

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[8]} ${space[12]};
  width: 100%;
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};

  > svg {
    margin-top: 2px;
    color: ${color.inkSoft};
  }

  > div {
    display: grid;
    gap: ${space[4]};
    justify-items: start;
  }

  > div > :last-child:is(button) {
    margin-top: ${space[8]};
  }
`

/** The props of `PropertyPosition`. */
export type PropertyPositionProps = {
  /** Where the property is; null when nothing is known. */
  position: Position | null
  /** Sets the position, or takes that of the address again with null; a rejection is shown in the dialog. Left out for those who only read. */
  onSave?: (point: Coordinates | null) => Promise<unknown>
}

/** How exactly the place of a property on the map is known, and the dialog in which staff correct it (rule property-position). */
export function PropertyPosition({ position, onSave }: PropertyPositionProps) {
  const [open, setOpen] = useState(false)
  const Pin = position === null ? MapPinOff : MapPin
  return (
    <Line>
      <Pin size={18} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <Text strong>{position === null ? 'Posição desconhecida' : precisionText(position.precision)}</Text>
        <Text soft>
          {position === null ? (
            'Nem a busca de endereços nem o CEP a dizem.'
          ) : (
            <>
              {positionSourceText(position.source)} ·{' '}
              <TextLink href={pointUrl(position)} external>
                ver este ponto no mapa
              </TextLink>
            </>
          )}
        </Text>
        {onSave && (
          <Button size="small" onPress={() => setOpen(true)}>
            {position === null ? 'Informar a posição' : 'Corrigir a posição'}
          </Button>
        )}
      </div>
      {onSave && (
        <PositionDialog open={open} position={position} onSave={onSave} onClose={() => setOpen(false)} />
      )}
    </Line>
  )
}
