import {
  type CompanyChange,
  type CompanyPersonChange,
  type CreditAdjustment,
  formatCnpj,
  formatInstantDate,
  type Instant,
  type NewCompanyPerson,
  type PaymentPlan,
  type StaffCompanyDetail,
} from '@ensaio/domain'
import { Merge, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { FactRow } from '../../../primitives/layout/FactRow/FactRow.tsx'
import { Grid, Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Avatar } from '../../../primitives/media/Avatar/Avatar.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { type Remote, ready } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { StatementTable } from '../../payment/StatementTable/StatementTable.tsx'
import { TeamList } from '../../settings/TeamList/TeamList.tsx'
import { CompanyDataCard } from '../CompanyDataCard/CompanyDataCard.tsx'
import { CreditAdjustmentForm } from '../CreditAdjustmentForm/CreditAdjustmentForm.tsx'
import { InactiveBadge } from '../InactiveBadge.tsx'
import { AccessCard } from './AccessCard.tsx'
import { CompanyWaiting } from './CompanyWaiting.tsx'
import { EditCompanyForm } from './EditCompanyForm.tsx'
import { PlanCard } from './PlanCard.tsx'

/** The props of `CompanySheet`. Each promise resolves once the page has the answer. */
export type CompanySheetProps = {
  company: Remote<StaffCompanyDetail>
  /** Where a company is; the sheet of a united one leads to the other. */
  companyHref?: (id: number) => string
  /** Opens the dialog that unites another company with this one; left out, it is not offered. */
  onMerge?: Press
  /** Moves the company to the other plan; left out, the plan is only shown. */
  onChangePlan?: (plan: PaymentPlan) => Promise<unknown>
  /** Adjusts the credit; keep one key per adjustment until a definite answer came (rule idempotency-key). Left out, it is not offered. */
  onAdjust?: (adjustment: CreditAdjustment) => Promise<unknown>
  /** Mails a new invitation to somebody who has set no password yet; left out, it is not offered. */
  onInvite?: (email: string) => Promise<unknown>
  /** Corrects the address of a person without a password and invites them there; without it there is no button. */
  onCorrectEmail?: (email: string, newEmail: string) => Promise<unknown>
  /** Invites a person, changes their role or access, signs them out everywhere; each left out is not offered. */
  onAddPerson?: (person: NewCompanyPerson) => Promise<unknown>
  onChangePerson?: (id: number, change: CompanyPersonChange) => Promise<unknown>
  onSignPersonOut?: (person: { id: number; name: string }) => Promise<unknown>
  /** Turns off the two-step sign-in of somebody who lost their authenticator app; without it there is no button. */
  onResetSecondStep?: (person: { id: number; name: string }) => Promise<unknown>
  /** The moment that recent accesses are told from. */
  now: Instant
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
  onCorrectEmail,
  orderHref,
  ...props
}: Omit<CompanySheetProps, 'company'> & { company: StaffCompanyDetail }) {
  const zone = useHouseZone()
  const [editing, setEditing] = useState(false)
  const into = company.merged_into
  return (
    <Stack gap={24}>
      <Row gap={16} wrap={false}>
        <Avatar name={company.name} source={company.logo_url} size={56} />
        <div>
          {!company.active && <InactiveBadge mergedInto={company.merged_into?.name ?? null} />}
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
      {into && props.companyHref && (
        <Text>
          O que era desta empresa está em <TextLink href={props.companyHref(into.id)}>{into.name}</TextLink>.
        </Text>
      )}
      {!into && (onChange || orderHref || props.onMerge) && (
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
          {props.onMerge && company.active && (
            <Button size="small" icon={<Merge size={16} strokeWidth={1.75} />} onPress={props.onMerge}>
              Unir com outra
            </Button>
          )}
        </Row>
      )}
      <TeamList
        of="company"
        people={ready(company.people)}
        now={props.now}
        {...(!into && props.onAddPerson && { onAdd: props.onAddPerson })}
        {...(props.onChangePerson && { onChange: props.onChangePerson })}
        {...(props.onSignPersonOut && { onSignOut: props.onSignPersonOut })}
        {...(props.onResetSecondStep && { onResetSecondStep: props.onResetSecondStep })}
        {...(onCorrectEmail && { onCorrectEmail: ({ email }, newEmail) => onCorrectEmail(email, newEmail) })}
        {...(props.onInvite && { onInvite: ({ email }) => props.onInvite?.(email) ?? Promise.resolve() })}
        onRetry={props.onRetry}
      />
      <Grid desktopColumns="minmax(0, 5fr) minmax(0, 7fr)" gap={24} align="start">
        <Stack gap={24}>
          {props.onAdjust && !into && (
            <Card title="Ajustar crédito">
              <CreditAdjustmentForm balance={company.balance} onAdjust={props.onAdjust} />
            </Card>
          )}
          <PlanCard
            plan={company.payment_plan}
            balance={company.balance}
            onChange={into ? undefined : props.onChangePlan}
          />
          {props.onExport && <CompanyDataCard onExport={props.onExport} />}
          {onChange && !into && (
            <AccessCard active={company.active} onActive={(active) => onChange({ active })} />
          )}
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
