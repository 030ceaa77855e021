import {
  followsGeneralList,
  formatInstantDate,
  type KeptPreparation,
  mostPreparations,
  PreparationForm,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { useLeaveWarning } from '../../../primitives/form/useLeaveWarning.ts'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { Lines } from './PreparationEditor.styles.ts'
import { PreparationLine } from './PreparationLine.tsx'
import type { PreparationActions } from './preparation-actions.ts'

/** The form of a preparation list. */
export function PreparationLines({ kept, onSave, onReset }: PreparationActions & { kept: KeptPreparation }) {
  const { say } = useToast()
  const zone = useHouseZone()
  const [isResetting, setResetting] = useState(false)
  const { list, lines, changed } = kept
  const isKind = followsGeneralList(list)
  const form = useForm<PreparationForm, unknown, PreparationForm>({
    resolver: valibotResolver(PreparationForm),
    values: { list, lines: [...lines] },
  })
  const { control, formState, setFocus, watch } = form
  const [goTo, setGoTo] = useState<number | null>(null)
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'lines', keyName: 'key' })
  useLeaveWarning(formState.isDirty)
  // The list stands still while it is saved, as the answer replaces its lines.
  const { submit, pressing } = useSubmit(form, async (typed) => {
    await onSave(typed)
    say('Lista salva.')
  })
  useEffect(() => {
    if (goTo === null) return
    setFocus(`lines.${goTo}.text`)
    setGoTo(null)
  }, [goTo, setFocus])
  const reset = async () => {
    await onReset()
    form.reset()
    say(isKind ? 'A lista voltou a ser a de todos os imóveis.' : 'A lista voltou ao texto original.')
  }
  const take = (place: number) => {
    remove(place)
    // The pressed button is gone: the focus goes to the line that took its place, else to the last one.
    setGoTo(Math.min(place, fields.length - 2))
  }
  const back = isKind ? 'Usar a de todos os imóveis' : 'Voltar ao texto original'
  return (
    <>
      <Stack as="form" gap={16} noValidate onSubmit={submit} aria-label="Linhas da lista">
        <Text soft>
          {isKind && changed === null
            ? 'Este tipo usa a lista de todos os imóveis. Ao salvar, passa a ter a própria.'
            : 'Uma coisa a fazer por linha, na ordem em que se lê.'}
        </Text>
        <Lines role="list">
          {fields.map(({ key }, place) => (
            <PreparationLine
              key={key}
              form={form}
              place={place}
              count={fields.length}
              isSaving={pressing}
              text={watch(`lines.${place}.text`)}
              onSwap={(other) => swap(place, other)}
              onRemove={() => take(place)}
            />
          ))}
        </Lines>
        <Row>
          <Button type="submit" variant="primary" waiting={pressing}>
            Salvar lista
          </Button>
          <Button
            icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
            disabled={pressing || fields.length >= mostPreparations}
            onPress={() => append({ about: 'other', text: '' }, { focusName: `lines.${fields.length}.text` })}
          >
            Adicionar linha
          </Button>
          {changed !== null && (
            <Button disabled={pressing} onPress={() => setResetting(true)}>
              {back}
            </Button>
          )}
        </Row>
        {fields.length >= mostPreparations && <Text soft>{`Até ${mostPreparations} linhas.`}</Text>}
        {changed !== null && (
          <Text soft>{`Última mudança: ${changed.by}, em ${formatInstantDate(changed.at, zone)}.`}</Text>
        )}
      </Stack>
      <ConfirmDialog
        open={isResetting}
        title={`${back}?`}
        description="As linhas da casa se perdem. O registro de alterações guarda como eram."
        action={back}
        onConfirm={reset}
        onClose={() => setResetting(false)}
      />
    </>
  )
}
