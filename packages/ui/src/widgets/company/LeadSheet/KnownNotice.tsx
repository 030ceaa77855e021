import type { LeadDetail } from '@ensaio/domain'
import { TriangleAlert } from 'lucide-react'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'

type Known = NonNullable<LeadDetail['known_email']>

function Notice(props: { text: string; known: Known; companyHref: (id: number) => string }) {
  const { company_id, company } = props.known
  return (
    <Banner
      tone="yellow"
      icon={<TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />}
      action={
        company_id !== null && <TextLink href={props.companyHref(company_id)}>{`Abrir ${company}`}</TextLink>
      }
    >
      {props.text}
    </Banner>
  )
}

/** Says before a lead is accepted that its e-mail address or its CNPJ is taken, and by whom. */
export function KnownNotice({
  lead,
  companyHref,
}: {
  lead: LeadDetail
  companyHref: (id: number) => string
}) {
  const { known_email: email, known_identification: identification } = lead
  const whose = email?.company ? `de alguém da empresa ${email.company}` : 'de alguém da nossa equipe'
  return (
    <>
      {email && (
        <Notice
          known={email}
          companyHref={companyHref}
          text={`O e-mail ${lead.email} já é ${whose}. Para aceitar, informe outro.`}
        />
      )}
      {identification && (
        <Notice
          known={identification}
          companyHref={companyHref}
          text={`Este CNPJ já é da empresa ${identification.company}. Para aceitar, informe outro ou deixe sem.`}
        />
      )}
    </>
  )
}
