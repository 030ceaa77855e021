import { type LeadDetail, LeadRefusal, refusalText } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'

/** The dialog that refuses a lead: the reason for our own people, and whether the contact is told. Open while rendered. */
export function RefuseLeadForm(props: {
  lead: LeadDetail
  onRefuse: (refusal: LeadRefusal) => Promise<unknown>
  onClose: () => void
}) {
  const { lead } = props
  const form = useForm<LeadRefusal, unknown, LeadRefusal>({
    resolver: valibotResolver(LeadRefusal),
    defaultValues: { reason: '', tells: true },
  })
  const { register, formState, watch } = form
  return (
    <FormDialog
      title={`Recusar ${lead.company}?`}
      description="A empresa sai da fila e não ganha acesso. Isso não se desfaz; ela pode fazer outro pré-cadastro."
      action="Recusar empresa"
      form={form}
      onSend={props.onRefuse}
      onClose={props.onClose}
    >
      <Field
        label="Motivo"
        required
        hint="Só a equipe lê este texto."
        error={formState.errors.reason?.message}
      >
        <TextArea maxLength={500} {...register('reason')} />
      </Field>
      <Checkbox
        label={`Avisar ${lead.name} por e-mail`}
        hint={watch('tells') ? `A mensagem: “${refusalText(lead.company)}”` : 'Ninguém recebe mensagem.'}
        {...register('tells')}
      />
    </FormDialog>
  )
}
