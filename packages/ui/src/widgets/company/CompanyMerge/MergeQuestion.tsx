import {
  centsOf,
  formatCents,
  formatCnpj,
  Merge,
  type MergePreview,
  mergeConflicts,
  type StaffCompany,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { FactRow } from '../../../primitives/layout/FactRow/FactRow.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { planLabels } from '../plan-labels.ts'

const shown = (count: number) => (count === 0 ? null : count.toLocaleString('pt-BR'))
const money = (reais: number) => (reais === 0 ? null : formatCents(centsOf(reais)))
const taxOf = ({ identification, name }: StaffCompany) =>
  `${identification === null ? 'Sem CNPJ' : formatCnpj(identification)} (${name})`

/** The question before two companies become one: what moves, and what stays where they differ. Open while rendered. */
export function MergeQuestion(props: {
  company: StaffCompany
  preview: MergePreview
  onMerge: (merge: Merge) => Promise<unknown>
  onClose: () => void
}) {
  const { company, preview } = props
  const { other } = preview
  const conflicts = mergeConflicts(company, other)
  const form = useForm<Merge, unknown, v.InferOutput<typeof Merge>>({
    resolver: valibotResolver(Merge),
    defaultValues: {
      other_id: other.id,
      identification_of: 'kept',
      payment_plan: company.payment_plan,
    },
  })
  const { register, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title={`Unir ${other.name} com ${company.name}?`}
      description={`Tudo passa para ${company.name}. ${other.name} fica desativada, e isto não se desfaz.`}
      action="Unir empresas"
      form={form}
      onSend={props.onMerge}
      onClose={props.onClose}
    >
      <FactRow
        facts={[
          { name: 'Pessoas', value: shown(preview.people) },
          { name: 'Ensaios', value: shown(preview.sessions) },
          { name: 'Avaliações', value: shown(preview.ratings) },
          { name: 'Pagamentos', value: shown(preview.payments) },
          { name: 'Crédito', value: money(preview.balance) },
          { name: 'A faturar', value: money(-preview.billed) },
        ]}
      />
      <Text soft>As pessoas continuam com o mesmo acesso, e os links já enviados seguem valendo.</Text>
      {conflicts.identification && (
        <Field label="CNPJ que fica" required error={errors.identification_of?.message}>
          <Select {...register('identification_of')}>
            <option value="kept">{taxOf(company)}</option>
            <option value="other">{taxOf(other)}</option>
          </Select>
        </Field>
      )}
      {conflicts.payment_plan && (
        <Field label="Plano que fica" required error={errors.payment_plan?.message}>
          <Select {...register('payment_plan', { setValueAs: Number })}>
            {[company, other].map(({ payment_plan, name }) => (
              <option key={payment_plan} value={payment_plan}>
                {`${planLabels[payment_plan]} (${name})`}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </FormDialog>
  )
}
