import {
  formatInstantDate,
  type KeptMailText,
  MailTextForm,
  mailKindOf,
  mailPlaceholders,
  originalText,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useKeptValues } from '../../../primitives/form/useKeptValues.ts'
import { useLeaveWarning } from '../../../primitives/form/useLeaveWarning.ts'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Grid, Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { Placeholders } from './MailTextEditor.styles.ts'
import type { MailTextActions } from './mail-text-actions.ts'
import { Preview } from './Preview.tsx'

type FieldsProps = MailTextActions & { text: KeptMailText }

/** The fields of a mail's words, what may stand between braces, and the preview beside them. */
export function MailTextFields({ text, onSave, onReset, onPreview }: FieldsProps) {
  const { say } = useToast()
  const zone = useHouseZone()
  const [isResetting, setResetting] = useState(false)
  const { kind, subject, opening, changed } = text
  const { placeholders, to, namesVisit } = mailKindOf(kind)
  const form = useForm<MailTextForm, unknown, MailTextForm>({
    resolver: valibotResolver(MailTextForm),
    defaultValues: { kind, subject, opening },
  })
  const keep = useKeptValues(form, { kind, subject, opening })
  const { register, formState, watch } = form
  const { errors, isDirty } = formState
  useLeaveWarning(isDirty)
  const { submit, pressing } = useSubmit(form, async (words) => {
    await keep(() => onSave(words))
    say('Texto salvo.')
  })
  const reset = async () => {
    await keep(onReset, { kind, ...originalText(kind) })
    say('O e-mail voltou ao texto original.')
  }
  return (
    <>
      <Grid min={300} gap={32}>
        <Stack as="form" gap={24} noValidate onSubmit={submit} aria-label="Texto do e-mail">
          <Text soft>
            {`Quem recebe: ${to.charAt(0).toLowerCase()}${to.slice(1)}. A saudação, os dados e o botão ficam como estão.`}
          </Text>
          <Field
            label="Assunto"
            required
            hint={namesVisit ? 'O endereço e o dia entram sozinhos, no fim.' : undefined}
            error={errors.subject?.message}
          >
            <TextInput autoComplete="off" {...register('subject')} />
          </Field>
          <Field
            label="Primeiras linhas"
            required
            hint="Cada linha é um parágrafo."
            error={errors.opening?.message}
          >
            <TextArea rows={5} {...register('opening')} />
          </Field>
          <Stack gap={8}>
            <Text soft>O que o e-mail preenche sozinho:</Text>
            <Placeholders>
              {placeholders.map((name) => (
                <div key={name}>
                  <dt>{`{${name}}`}</dt>
                  <dd>{mailPlaceholders[name]}</dd>
                </div>
              ))}
            </Placeholders>
          </Stack>
          <Row>
            <Button type="submit" variant="primary" waiting={pressing}>
              Salvar texto
            </Button>
            {changed !== null && <Button onPress={() => setResetting(true)}>Voltar ao texto original</Button>}
          </Row>
          {changed !== null && (
            <Text soft>{`Última mudança: ${changed.by}, em ${formatInstantDate(changed.at, zone)}.`}</Text>
          )}
        </Stack>
        <Preview
          typed={{ kind, subject: watch('subject'), opening: watch('opening') }}
          onPreview={onPreview}
        />
      </Grid>
      <ConfirmDialog
        open={isResetting}
        title="Voltar ao texto original?"
        description="O texto da casa se perde. O registro de alterações guarda como ele era."
        action="Voltar ao texto original"
        onConfirm={reset}
        onClose={() => setResetting(false)}
      />
    </>
  )
}
