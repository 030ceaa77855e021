import { type Coordinates, PointText, type Position, pointText, pointUrl, readPoint } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

const Typed = v.object({ point: PointText })

type DialogProps = {
  position: Position | null
  onSave: (point: Coordinates | null) => Promise<unknown>
  onClose: () => void
}

function PositionForm({ position, onSave, onClose }: DialogProps) {
  const form = useForm({
    resolver: valibotResolver(Typed),
    defaultValues: { point: '' },
  })
  const { control, register, formState } = form
  const typed = useWatch({ control, name: 'point' })
  const read = readPoint(typed)
  const isByHand = position?.source === 'staff'

  async function takeAddress() {
    await onSave(null)
    onClose()
  }

  return (
    <FormDialog
      title={position === null ? 'Informar a posição' : 'Corrigir a posição'}
      description="É o ponto do imóvel no mapa. As visitas já marcadas ficam como estão."
      action="Salvar posição"
      form={form}
      onSend={({ point }) => onSave(point)}
      onClose={onClose}
    >
      <Field
        label="Link do mapa ou coordenadas"
        required
        hint="No Google Maps, no Waze ou em outro mapa, abra o local e copie o endereço da página. Ou escreva como -23,5613; -46,6565."
        error={formState.errors.point?.message}
      >
        <TextInput autoComplete="off" spellCheck={false} {...register('point')} />
      </Field>
      <div aria-live="polite">
        {'point' in read && (
          <Text soft>
            {`O ponto é ${pointText(read.point)}. `}
            <TextLink href={pointUrl(read.point)} external>
              Conferir no mapa
            </TextLink>
          </Text>
        )}
      </div>
      {isByHand && (
        <div>
          <Button variant="quiet" size="small" onPress={takeAddress}>
            Voltar à posição do endereço
          </Button>
        </div>
      )}
    </FormDialog>
  )
}

/** The dialog that sets the position of a property by hand; each opening starts anew. */
export function PositionDialog({ open, ...props }: DialogProps & { open: boolean }) {
  return open && <PositionForm {...props} />
}
