import { formatInstantDate, type KeptSettings, Settings } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Grid, Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { planLabels } from '../../company/plan-labels.ts'

/** The props of `HouseRulesForm`. */
export type HouseRulesFormProps = {
  /** The settings in force, and who changed them last. */
  kept: Remote<KeptSettings>
  /** Saves all of them; a rejection that names fields is shown at them. */
  onSave: (settings: Settings) => Promise<unknown>
  onRetry: Press
}

type Reminders = 'visit_reminders' | 'date_reminders' | 'hosting_notices' | 'weekly_digest'
type NumberField = Exclude<keyof Settings, 'delivery_working_days' | 'default_plan' | Reminders>

const fields: readonly { name: NumberField; label: string; hint: string }[] = [
  {
    name: 'least_notice_hours',
    label: 'Antecedência, em horas',
    hint: 'Com 0, até a hora da visita. A equipe agenda a qualquer hora.',
  },
  {
    name: 'horizon_days',
    label: 'Agenda aberta, em dias à frente',
    hint: 'Depois desse dia ninguém agenda ainda.',
  },
  {
    name: 'delivery_days',
    label: 'Prazo de entrega, em dias',
    hint: 'Contados da visita.',
  },
  {
    name: 'late_hours',
    label: 'Em cima da hora, em horas',
    hint: 'Menos que isso antes da visita, o cliente não remarca, e cancelar tem taxa.',
  },
  {
    name: 'late_fee_percent',
    label: 'Taxa de cancelamento, em %',
    hint: 'Do preço do ensaio, quando o cancelamento é em cima da hora.',
  },
  {
    name: 'statement_due_days',
    label: 'Vencimento da fatura, em dias',
    hint: 'Contados do fechamento do mês de um cliente pós-pago.',
  },
  {
    name: 'lead_tours',
    label: 'Novos clientes, tours por mês',
    hint: 'Acima disso, o pré-cadastro espera a decisão de vocês.',
  },
  {
    name: 'lead_area',
    label: 'Novos clientes, área em m²',
    hint: 'Acima disso, também, e o pedido fica para o time de vendas.',
  },
]

const reminders: readonly { name: Reminders; label: string; hint: string }[] = [
  {
    name: 'visit_reminders',
    label: 'Lembretes da visita',
    hint: 'Dois dias antes, um dia antes e na manhã da visita; ao fotógrafo, o resumo do dia, na véspera.',
  },
  {
    name: 'date_reminders',
    label: 'Lembretes de ensaio sem data',
    hint: 'Três e sete dias depois do pedido, a quem deve escolher o dia.',
  },
  {
    name: 'hosting_notices',
    label: 'Avisos de hospedagem que termina',
    hint: 'Um mês e uma semana antes de um tour sair do ar, à empresa.',
  },
  {
    name: 'weekly_digest',
    label: 'Resumo da semana',
    hint: 'Às segundas-feiras, às pessoas de cada empresa, quando há o que contar.',
  },
]

function Form({ kept, onSave }: { kept: KeptSettings; onSave: HouseRulesFormProps['onSave'] }) {
  const zone = useHouseZone()
  const { say } = useToast()
  const form = useForm<v.InferInput<typeof Settings>, unknown, Settings>({
    resolver: valibotResolver(Settings),
    values: kept.settings,
    resetOptions: { keepDirtyValues: true },
  })
  const { register, formState } = form
  const { errors } = formState
  const { submit, pressing } = useSubmit(form, async (settings) => {
    await onSave(settings)
    form.reset(settings)
    say('Configurações salvas.')
  })
  return (
    <Stack as="form" gap={24} noValidate onSubmit={submit} aria-label="Prazos e taxas">
      <Grid min={280} gap={24}>
        {fields.map(({ name, label, hint }) => (
          <Field key={name} label={label} required hint={hint} error={errors[name]?.message}>
            <TextInput inputMode="numeric" autoComplete="off" {...register(name, { valueAsNumber: true })} />
          </Field>
        ))}
        <Field
          label="Dias de entrega"
          required
          hint="Os úteis deixam de fora fins de semana e feriados."
          error={errors.delivery_working_days?.message}
        >
          <Select {...register('delivery_working_days', { setValueAs: (value) => String(value) === 'true' })}>
            <option value="false">Dias corridos</option>
            <option value="true">Dias úteis</option>
          </Select>
        </Field>
        <Field
          label="Plano das novas empresas"
          required
          hint="O do pré-cadastro; ao criar uma empresa, dá para trocar."
          error={errors.default_plan?.message}
        >
          <Select {...register('default_plan', { valueAsNumber: true })}>
            <option value={1}>{planLabels[1]}: paga antes</option>
            <option value={2}>{planLabels[2]}: paga por fatura</option>
          </Select>
        </Field>
        {reminders.map(({ name, label, hint }) => (
          <Field key={name} label={label} required hint={hint} error={errors[name]?.message}>
            <Select {...register(name, { setValueAs: (value) => String(value) === 'true' })}>
              <option value="true">Enviar</option>
              <option value="false">Não enviar</option>
            </Select>
          </Field>
        ))}
      </Grid>
      <Text soft>
        Os ensaios já pedidos ficam com o prazo e a taxa de quando foram pedidos.
        {kept.changed &&
          ` Última mudança: ${kept.changed.by}, em ${formatInstantDate(kept.changed.at, zone)}.`}
      </Text>
      <Row>
        <Button type="submit" variant="primary" waiting={pressing}>
          Salvar prazos e taxas
        </Button>
      </Row>
    </Stack>
  )
}

/** How near and how far visits are booked, when material is promised, and what a late cancellation costs. A failure keeps what was typed. */
export function HouseRulesForm({ kept, onSave, onRetry }: HouseRulesFormProps) {
  return (
    <Card title="Prazos e taxas">
      <Await
        remote={kept}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar os prazos e as taxas"
        waiting={<Skeleton height="320px" />}
      >
        {(value) => <Form kept={value} onSave={onSave} />}
      </Await>
    </Card>
  )
}
