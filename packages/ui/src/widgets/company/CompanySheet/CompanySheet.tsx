import {
  type CompanyChange,
  type CreditAdjustment,
  formatCnpj,
  formatInstantDate,
  type PaymentPlan,
  type StaffCompanyDetail,
} from '@ensaio/domain'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { FactRow } from '../../../primitives/layout/FactRow/FactRow.tsx'
import { Grid, Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Avatar } from '../../../primitives/media/Avatar/Avatar.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { type Remote, ready } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { StatementTable } from '../../payment/StatementTable/StatementTable.tsx'
import { CompanyDataCard } from '../CompanyDataCard/CompanyDataCard.tsx'
import { CreditAdjustmentForm } from '../CreditAdjustmentForm/CreditAdjustmentForm.tsx'
import { InactiveBadge } from '../InactiveBadge.tsx'
import { AccessCard } from './AccessCard.tsx'
import { CompanyWaiting } from './CompanyWaiting.tsx'
import { EditCompanyForm } from './EditCompanyForm.tsx'
import { People } from './People.tsx'
import { PlanCard } from './PlanCard.tsx'

/** The props of `CompanySheet`. Each promise resolves once the page has the answer. */
export type CompanySheetProps = {
  company: Remote<StaffCompanyDetail>
  /** Moves the company to the other plan; left out, the plan is only shown. */
  onChangePlan?: (plan: PaymentPlan) => Promise<unknown>
  /** Adjusts the credit; keep one key per adjustment until a definite answer came (rule idempotency-key). Left out, it is not offered. */
  onAdjust?: (adjustment: CreditAdjustment) => Promise<unknown>
  /** Mails a new invitation to somebody who has set no password yet; left out, it is not offered. */
  onInvite?: (email: string) => Promise<unknown>
  /** Corrects the address of a person without a password and invites them there; without it there is no button. */
  onCorrectEmail?: (email: string, newEmail: string) => Promise<unknown>
  /** Changes names, CNPJ or contact, or whether the company is active; left out, it is not offered. */
  onChange?: (change: CompanyChange) => Promise<unknown>
  /** Fetches and saves everything that the company owns; left out, it is not offered. */
  onExport?: (progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
  /** Where the reader orders for this company; left out, it is not offered. An inactive company cannot order. */
  orderHref?: string
  /** Where an ensaio is. */
  sessionHref: (id: number) => string
  onRetry: Press
}

/** A client company for staff: facts, people, payment plan, credit and its statement. */
export function CompanySheet(props: CompanySheetProps) {
  return (
    <Await
      remote={props.company}
      onRetry={props.onRetry}
      failureTitle="Não foi possível carregar o cliente"
      waiting={<CompanyWaiting />}
    >
      {(company) => <CompanyOnScreen {...props} company={company} />}
    </Await>
  )
}

function CompanyOnScreen({
  company,
  onChange,
  orderHref,
  ...props
}: Omit<CompanySheetProps, 'company'> & { company: StaffCompanyDetail }) {
  const zone = useHouseZone()
  const [editing, setEditing] = useState(false)
  return (
    <Stack gap={24}>
      <Row gap={16} wrap={false}>
        <Avatar name={company.name} source={company.logo_url} size={56} />
        <div>
          {!company.active && <InactiveBadge />}
          <Heading level={1}>{company.name}</Heading>
          {company.corporate_name && company.corporate_name !== company.name && (
            <Text soft>{company.corporate_name}</Text>
          )}
        </div>
      </Row>
      <FactRow
        facts={[
          { name: 'CNPJ', value: company.identification && formatCnpj(company.identification) },
          { name: 'Cliente desde', value: formatInstantDate(company.created_at, zone) },
          { name: 'Ensaios pedidos', value: company.sessions.toLocaleString('pt-BR') },
        ]}
      />
      {(onChange || orderHref) && (
        <Row gap={12}>
          {orderHref && company.active && (
            <Button size="small" variant="primary" href={orderHref}>
              Pedir um ensaio
            </Button>
          )}
          {onChange && (
            <Button
              size="small"
              icon={<Pencil size={16} strokeWidth={1.75} />}
              onPress={() => setEditing(true)}
            >
              Editar empresa
            </Button>
          )}
        </Row>
      )}
      <Grid desktopColumns="minmax(0, 5fr) minmax(0, 7fr)" gap={24} align="start">
        <Stack gap={24}>
          {props.onAdjust && (
            <Card title="Ajustar crédito">
              <CreditAdjustmentForm balance={company.balance} onAdjust={props.onAdjust} />
            </Card>
          )}
          <PlanCard plan={company.payment_plan} balance={company.balance} onChange={props.onChangePlan} />
          <People people={company.people} onInvite={props.onInvite} onCorrect={props.onCorrectEmail} />
          {props.onExport && <CompanyDataCard onExport={props.onExport} />}
          {onChange && <AccessCard active={company.active} onActive={(active) => onChange({ active })} />}
        </Stack>
        <Stack as="section" gap={24} aria-label="Extrato">
          <StatementTable
            statement={ready(company.statement)}
            sessionHref={props.sessionHref}
            onRetry={props.onRetry}
          />
        </Stack>
      </Grid>
      {editing && onChange && (
        <EditCompanyForm company={company} onSave={onChange} onClose={() => setEditing(false)} />
      )}
    </Stack>
  )
}
