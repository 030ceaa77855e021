import { formatInstantDate, type KeptSettings, Settings } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import styled from 'styled-components'
import type * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useKeptValues } from '../../../primitives/form/useKeptValues.ts'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { MoneyInput } from '../../../primitives/input/MoneyInput/MoneyInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { typedNumber } from '../../../primitives/input/typed-number.ts'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Grid, Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { color, space } from '../../../theme/tokens.ts'
import { planLabels } from '../../company/plan-labels.ts'

/** The props of `HouseRulesForm`. */
export type HouseRulesFormProps = {
  /** The settings in force, and who changed them last. */
  kept: Remote<KeptSettings>
  /** Saves all of them; a rejection that names fields is shown at them. */
  onSave: (settings: Settings) => Promise<unknown>
  onRetry: Press
}

type Flag =
  | 'delivery_working_days'
  | 'shorten_days'
  | 'visit_reminders'
  | 'date_reminders'
  | 'hosting_notices'
  | 'weekly_digest'
type Price = 'hosting_3_months' | 'hosting_6_months' | 'hosting_12_months'
type Form = UseFormReturn<v.InferInput<typeof Settings>, unknown, Settings>

/** A field: a number, or a choice between the labels of yes and no. */
type Rule = { label: string; hint: string } & (
  | { name: Exclude<keyof Settings, Flag | Price | 'default_plan'> }
  | { name: Flag; yes: string; no: string }
  | { name: 'default_plan' }
  | { name: Price; price: true }
)

const groups: readonly { title: string; rules: readonly Rule[] }[] = [
  {
    title: 'Agendamento',
    rules: [
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
        name: 'shorten_days',
        label: 'Encurtar caminhos',
        hint: 'Na véspera, às 16h00, visitas trocam de fotógrafo, no mesmo horário, e todos são avisados.',
        yes: 'Sozinho, na véspera',
        no: 'Quando a coordenação pedir',
      },
    ],
  },
  {
    title: 'Entrega',
    rules: [
      { name: 'delivery_days', label: 'Prazo de entrega, em dias', hint: 'Contados da visita.' },
      {
        name: 'delivery_working_days',
        label: 'Dias de entrega',
        hint: 'Os úteis deixam de fora fins de semana e feriados.',
        yes: 'Dias úteis',
        no: 'Dias corridos',
      },
      {
        name: 'archive_months',
        label: 'Arquivar originais, em meses',
        hint: 'Contados da entrega; a empresa é avisada 30 dias antes e pode pedi-los de volta. Com 0, nunca.',
      },
    ],
  },
  {
    title: 'Cancelamento',
    rules: [
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
    ],
  },
  {
    title: 'Clientes',
    rules: [
      {
        name: 'default_plan',
        label: 'Plano das novas empresas',
        hint: 'O do pré-cadastro; ao criar uma empresa, dá para trocar.',
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
    ],
  },
  {
    title: 'Hospedagem dos tours',
    rules: [
      {
        name: 'hosting_3_months',
        price: true,
        label: 'Renovar por 3 meses',
        hint: 'O cliente renova na página do ensaio. Vazio, o período não é oferecido.',
      },
      {
        name: 'hosting_6_months',
        price: true,
        label: 'Renovar por 6 meses',
        hint: 'Vazio, não é oferecido.',
      },
      {
        name: 'hosting_12_months',
        price: true,
        label: 'Renovar por 12 meses',
        hint: 'Vazio, não é oferecido.',
      },
    ],
  },
  {
    title: 'Lembretes por e-mail',
    rules: [
      {
        name: 'visit_reminders',
        label: 'Lembretes da visita',
        hint: 'Dois dias antes, um dia antes e na manhã da visita; ao fotógrafo, o resumo do dia, na véspera.',
        yes: 'Enviar',
        no: 'Não enviar',
      },
      {
        name: 'date_reminders',
        label: 'Lembretes de ensaio sem data',
        hint: 'Três e sete dias depois do pedido, a quem deve escolher o dia.',
        yes: 'Enviar',
        no: 'Não enviar',
      },
      {
        name: 'hosting_notices',
        label: 'Avisos de hospedagem que termina',
        hint: 'Um mês e uma semana antes de um tour sair do ar, à empresa.',
        yes: 'Enviar',
        no: 'Não enviar',
      },
      {
        name: 'weekly_digest',
        label: 'Resumo da semana',
        hint: 'Às segundas-feiras, às pessoas de cada empresa, quando há o que contar.',
        yes: 'Enviar',
        no: 'Não enviar',
      },
    ],
  },
]

function Control({ rule, form: { register, control } }: { rule: Rule; form: Form }) {
  if ('price' in rule) {
    return (
      <Controller
        control={control}
        name={rule.name}
        render={({ field: { value, ...field } }) => <MoneyInput {...field} value={value ?? null} />}
      />
    )
  }
  if ('yes' in rule) {
    return (
      <Select {...register(rule.name, { setValueAs: (value) => String(value) === 'true' })}>
        <option value="true">{rule.yes}</option>
        <option value="false">{rule.no}</option>
      </Select>
    )
  }
  if (rule.name === 'default_plan') {
    return (
      <Select {...register('default_plan', { valueAsNumber: true })}>
        <option value={1}>{planLabels[1]}: paga antes</option>
        <option value={2}>{planLabels[2]}: paga por fatura</option>
      </Select>
    )
  }
  return (
    <TextInput inputMode="numeric" autoComplete="off" {...register(rule.name, { setValueAs: typedNumber })} />
  )
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[16]};

  &:not(:first-child) {
    padding-top: ${space[24]};
    border-top: 1px solid ${color.line};
  }
`

function RulesForm({ kept, onSave }: { kept: KeptSettings; onSave: HouseRulesFormProps['onSave'] }) {
  const zone = useHouseZone()
  const { say } = useToast()
  const form = useForm<v.InferInput<typeof Settings>, unknown, Settings>({
    resolver: valibotResolver(Settings),
    defaultValues: kept.settings,
  })
  const keep = useKeptValues(form, kept.settings)
  const { errors } = form.formState
  const { submit, pressing } = useSubmit(form, async (settings) => {
    await keep(() => onSave(settings))
    say('Configurações salvas.')
  })
  return (
    <Stack as="form" gap={24} noValidate onSubmit={submit} aria-label="Prazos e taxas">
      {groups.map(({ title, rules }) => (
        <Group key={title} aria-label={title}>
          <Heading level={3}>{title}</Heading>
          <Grid min={280} gap={24}>
            {rules.map((rule) => (
              <Field
                key={rule.name}
                label={rule.label}
                {...('price' in rule ? { optional: true } : { required: true })}
                hint={rule.hint}
                error={errors[rule.name]?.message}
              >
                <Control rule={rule} form={form} />
              </Field>
            ))}
          </Grid>
        </Group>
      ))}
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
        {(value) => <RulesForm kept={value} onSave={onSave} />}
      </Await>
    </Card>
  )
}
