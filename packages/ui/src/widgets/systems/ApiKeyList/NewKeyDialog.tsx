import { keyLifetimes, keyScopeLabels, keyScopes, keyScopeTexts, NewApiKey, withNoun } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Group } from '../group.styles.ts'

const Typed = v.object({
  ...NewApiKey.entries,
  days: v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? null : Number(text))),
    NewApiKey.entries.days,
  ),
})

/** The dialog that makes a key. Open while rendered. */
export function NewKeyDialog(props: { onCreate: (key: NewApiKey) => Promise<unknown>; onClose: () => void }) {
  const id = useId()
  const form = useForm<v.InferInput<typeof Typed>, unknown, NewApiKey>({
    resolver: valibotResolver(Typed),
    defaultValues: { name: '', scopes: [], days: '365' },
  })
  const { register, formState } = form
  const { errors } = formState
  const problem = errors.scopes?.message
  return (
    <FormDialog
      title="Criar chave"
      description="Dê a cada sistema a sua chave, só com o que ele precisa."
      action="Criar chave"
      form={form}
      onSend={props.onCreate}
      onClose={props.onClose}
    >
      <Field
        label="Nome"
        required
        hint="Diga que sistema a usa, como CRM ou site."
        error={errors.name?.message}
      >
        <TextInput autoComplete="off" maxLength={60} {...register('name')} />
      </Field>
      <Group aria-describedby={problem ? id : undefined}>
        <legend>O que ela pode</legend>
        {keyScopes.map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={keyScopeLabels[scope]}
            hint={keyScopeTexts[scope]}
            {...register('scopes')}
          />
        ))}
        {problem && <p id={id}>{problem}</p>}
      </Group>
      <Field label="Validade" required error={errors.days?.message}>
        <Select {...register('days')}>
          {keyLifetimes.map((days) => (
            <option key={days} value={days}>
              {withNoun(days, 'dia', 'dias')}
            </option>
          ))}
          <option value="">Sem fim</option>
        </Select>
      </Field>
    </FormDialog>
  )
}
