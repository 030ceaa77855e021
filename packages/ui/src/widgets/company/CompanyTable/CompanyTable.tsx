import { type CompanyPage, formatCnpj, type NewCompany, type StaffCompany, withNoun } from '@ensaio/domain'
import { Building2, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { SearchField } from '../../../primitives/input/SearchField/SearchField.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import type { Column } from '../../../primitives/layout/DataTable/DataTable.tsx'
import { Naming, Second } from '../../../primitives/layout/data-table-styles.ts'
import { Grid, Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { useLink } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { PagedTable } from '../../../primitives/navigation/PagedTable.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { InactiveBadge } from '../InactiveBadge.tsx'
import { NewCompanyForm } from '../NewCompanyForm/NewCompanyForm.tsx'
import { planLabels, reaisText, sessionsText } from '../plan-labels.ts'

/** The props of `CompanyTable`. */
export type CompanyTableProps = {
  companies: Remote<CompanyPage>
  /** The search in force. */
  text: string
  onSearch: (text: string) => void
  page: number
  onPage: (page: number) => void
  /** Makes a company and invites its first person; left out, it is not offered. */
  onAdd?: (company: NewCompany) => Promise<unknown>
  /** Where a company's page is. */
  hrefOf: (id: number) => string
  onRetry: Press
}

function countText(companies: Remote<CompanyPage>): string {
  if (companies.state !== 'ready' || companies.refreshing) return ''
  const { total } = companies.value
  return withNoun(total, 'cliente', 'clientes')
}

/** The client companies by name, with payment plan, credit and number of orders. */
export function CompanyTable(props: CompanyTableProps) {
  const { companies, text, onAdd } = props
  const [adding, setAdding] = useState(false)
  const table = {
    caption: 'Clientes, por nome',
    columns: columnsOf(props.hrefOf),
    keyOf: ({ id }: StaffCompany) => id,
    card: (company: StaffCompany) => <CompanyCard company={company} href={props.hrefOf(company.id)} />,
    isLinked: true,
  }
  return (
    <Stack gap={16}>
      <Grid desktopColumns="minmax(0, 1fr) auto" align="end">
        <SearchField
          label="Buscar clientes"
          placeholder="Nome, CNPJ ou e-mail"
          value={text}
          onSearch={props.onSearch}
        />
        {onAdd && (
          <Button
            variant="primary"
            icon={<Plus size={18} strokeWidth={1.75} />}
            onPress={() => setAdding(true)}
          >
            Nova empresa
          </Button>
        )}
      </Grid>
      <VisuallyHidden role="status">{countText(companies)}</VisuallyHidden>
      <PagedTable
        remote={companies}
        rowsOf={(page) => page.companies}
        table={table}
        failureTitle="Não foi possível carregar os clientes"
        empty={<NoCompanies text={text} onSearch={props.onSearch} />}
        page={props.page}
        onPage={props.onPage}
        onRetry={props.onRetry}
      />
      {adding && onAdd && (
        <NewCompanyForm
          plan={companies.state === 'ready' ? companies.value.default_plan : undefined}
          onAdd={onAdd}
          onClose={() => setAdding(false)}
        />
      )}
    </Stack>
  )
}

function Name({ company, href }: { company: StaffCompany; href: string }) {
  const Link = useLink()
  return (
    <>
      <Naming>
        <Link href={href}>{company.name}</Link>
      </Naming>
      {company.corporate_name && company.corporate_name !== company.name && (
        <Second>{company.corporate_name}</Second>
      )}
      {!company.active && <InactiveBadge mergedInto={company.merged_into?.name ?? null} />}
    </>
  )
}

const cnpj = ({ identification }: StaffCompany) => (identification ? formatCnpj(identification) : '–')

function columnsOf(hrefOf: (id: number) => string): Column<StaffCompany>[] {
  return [
    { head: 'Cliente', cell: (company) => <Name company={company} href={hrefOf(company.id)} /> },
    { head: 'CNPJ', width: '196px', cell: (company) => <Second>{cnpj(company)}</Second> },
    { head: 'Plano', width: '108px', cell: ({ payment_plan }) => planLabels[payment_plan] },
    { head: 'Saldo', width: '136px', isNumber: true, cell: ({ balance }) => reaisText(balance) },
    {
      head: 'Ensaios',
      width: '104px',
      isNumber: true,
      cell: ({ sessions }) => sessions.toLocaleString('pt-BR'),
    },
  ]
}

function CompanyCard({ company, href }: { company: StaffCompany; href: string }) {
  return (
    <>
      <div>
        <Name company={company} href={href} />
        {company.identification && <Second>{cnpj(company)}</Second>}
      </div>
      <Row gap={8} justify="space-between">
        <span>{`${planLabels[company.payment_plan]} · ${sessionsText(company.sessions)}`}</span>
        <strong>{reaisText(company.balance)}</strong>
      </Row>
    </>
  )
}

function NoCompanies({ text, onSearch }: Pick<CompanyTableProps, 'text' | 'onSearch'>) {
  return (
    <Card>
      {text === '' ? (
        <EmptyState
          icon={<Building2 size={24} strokeWidth={1.75} />}
          title="Ainda não há clientes"
          text="As empresas que se cadastram aparecem aqui."
        />
      ) : (
        <EmptyState
          icon={<SearchX size={24} strokeWidth={1.75} />}
          title={`Nenhum cliente com “${text}”`}
          text="Confira o nome, o CNPJ ou o e-mail de alguém da empresa."
          action={<Button onPress={() => onSearch('')}>Ver todos os clientes</Button>}
        />
      )}
    </Card>
  )
}
