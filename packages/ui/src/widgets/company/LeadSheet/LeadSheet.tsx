import {
  formatCnpj,
  formatPhone,
  formatRecentInstant,
  type Instant,
  type LeadAnswer,
  type LeadDetail,
  type LeadRefusal,
  type NewCompany,
} from '@ensaio/domain'
import { useState } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { FactRow } from '../../../primitives/layout/FactRow/FactRow.tsx'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { LeadBadge } from '../LeadBadge.tsx'
import { NewCompanyForm } from '../NewCompanyForm/NewCompanyForm.tsx'
import { KnownNotice } from './KnownNotice.tsx'
import { LeadDecision } from './LeadDecision.tsx'
import { LeadMails } from './LeadMails.tsx'
import { RefuseLeadForm } from './RefuseLeadForm.tsx'

/** The props of `LeadSheet`. Each promise resolves once the page has the answer. */
export type LeadSheetProps = {
  lead: Remote<LeadDetail>
  /** The current time, for relative dates: "hoje, 08h30". */
  now: Instant
  /** Makes the company and invites its contact; a rejection that names fields is shown at them. */
  onAccept: (company: NewCompany) => Promise<unknown>
  /** Mails the contact; keep one key per mail until a definite answer came (rule idempotency-key). */
  onAnswer: (answer: LeadAnswer) => Promise<unknown>
  onRefuse: (refusal: LeadRefusal) => Promise<unknown>
  /** Where a company is. */
  companyHref: (id: number) => string
  onRetry: Press
}

/** A pre-registered company for staff: what it entered, the decision about it, and the mails to its contact. */
export function LeadSheet(props: LeadSheetProps) {
  return (
    <Await
      remote={props.lead}
      onRetry={props.onRetry}
      failureTitle="Não foi possível carregar este pré-cadastro"
      waiting={<LeadWaiting />}
    >
      {(lead) => <LeadOnScreen {...props} lead={lead} />}
    </Await>
  )
}

function LeadOnScreen({ lead, now, ...props }: Omit<LeadSheetProps, 'lead'> & { lead: LeadDetail }) {
  const [open, setOpen] = useState<'accept' | 'refuse' | null>(null)
  const close = () => setOpen(null)
  return (
    <Stack gap={24}>
      <Stack gap={12} align="start">
        <LeadBadge state={lead.state} />
        <Heading level={1}>{lead.company}</Heading>
      </Stack>
      <KnownNotice lead={lead} companyHref={props.companyHref} />
      <FactRow facts={factsOf(lead, now, useHouseZone())} />
      <Grid desktopColumns="minmax(0, 5fr) minmax(0, 7fr)" gap={24} align="start">
        <Stack gap={24}>
          <LeadDecision
            lead={lead}
            now={now}
            companyHref={props.companyHref}
            onAccept={() => setOpen('accept')}
            onRefuse={() => setOpen('refuse')}
          />
          <Card title="Contato">
            <FactRow
              facts={[
                { name: 'Nome', value: lead.name },
                {
                  name: 'Telefone',
                  value: <Reach href={`tel:${lead.phone}`}>{formatPhone(lead.phone)}</Reach>,
                },
                { name: 'E-mail', value: <Reach href={`mailto:${lead.email}`}>{lead.email}</Reach> },
              ]}
            />
          </Card>
        </Stack>
        <LeadMails lead={lead} now={now} onAnswer={props.onAnswer} />
      </Grid>
      {open === 'accept' && (
        <NewCompanyForm
          initial={companyOf(lead)}
          plan={lead.default_plan}
          onAdd={props.onAccept}
          onClose={close}
        />
      )}
      {open === 'refuse' && <RefuseLeadForm lead={lead} onRefuse={props.onRefuse} onClose={close} />}
    </Stack>
  )
}

function Reach({ href, children }: { href: string; children: string }) {
  return (
    <TextLink href={href} external>
      {children}
    </TextLink>
  )
}

function companyOf({ company, identification, name, phone, email }: LeadDetail) {
  return { name: company, identification, contact: { name, phone, email } }
}

function factsOf(lead: LeadDetail, now: Instant, zone: string) {
  const area = lead.largest_area?.toLocaleString('pt-BR')
  return [
    { name: 'CNPJ', value: lead.identification && formatCnpj(lead.identification) },
    { name: 'Cidade', value: lead.city },
    { name: 'Funcionários', value: lead.employees.toLocaleString('pt-BR') },
    { name: 'Tours por mês', value: lead.tours_per_month?.toLocaleString('pt-BR') },
    { name: 'Maior área', value: area && `${area} m²` },
    { name: 'Desde', value: formatRecentInstant(lead.created_at, now, zone) },
  ]
}

function LeadWaiting() {
  return (
    <Stack gap={24}>
      <Skeleton width="96px" height="24px" />
      <Skeleton width="260px" height="32px" />
      <Skeleton width="70%" height="44px" />
      <Grid desktopColumns="minmax(0, 5fr) minmax(0, 7fr)" gap={24} align="start">
        <Skeleton height="180px" />
        <Skeleton height="320px" />
      </Grid>
    </Stack>
  )
}
