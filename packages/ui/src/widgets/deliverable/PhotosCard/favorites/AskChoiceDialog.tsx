import { mostWanted } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormDialog } from '../../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../../primitives/input/TextInput/TextInput.tsx'
import { photoCount } from '../photo-words.ts'

/** The number suggested first: 15, or half of a small gallery. */
const usual = (count: number) => Math.min(15, Math.ceil(count / 2))

const formOf = (most: number) =>
  v.object({
    wanted: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d+$/, 'Diga quantas fotos, em algarismos.'),
      v.transform(Number),
      v.minValue(1, 'Peça ao menos uma foto.'),
      v.maxValue(most, `Peça no máximo ${photoCount(most)}.`),
    ),
  })

/** Asks how many of `count` photos the client is to choose. */
export function AskChoiceDialog(props: {
  /** It is there only while it is open. */
  open: true
  count: number
  /** The number of the current request. */
  wanted: number | null
  onAsk: (wanted: number) => Promise<unknown>
  onClose: () => void
}) {
  const most = Math.min(props.count, mostWanted)
  const form = useForm({
    resolver: valibotResolver(formOf(most)),
    defaultValues: { wanted: String(Math.min(props.wanted ?? usual(props.count), most)) },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Pedir uma escolha"
      description="O cliente recebe um e-mail, marca as preferidas pelo coração e envia a escolha. O que ele já marcou fica."
      form={form}
      onSend={({ wanted }) => props.onAsk(wanted)}
      action="Pedir escolha"
      onClose={props.onClose}
    >
      <Field
        label="Quantas fotos?"
        required
        hint={`De ${photoCount(props.count)} entregues.`}
        error={errors.wanted?.message}
      >
        <TextInput inputMode="numeric" {...form.register('wanted')} />
      </Field>
    </FormDialog>
  )
}
