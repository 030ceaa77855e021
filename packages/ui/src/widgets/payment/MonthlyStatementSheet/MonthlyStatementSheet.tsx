import {
  centsOf,
  formatCents,
  formatCnpj,
  formatDate,
  formatInstantDate,
  formatMonth,
  type MonthlyStatementDetail,
  monthlyStatementNote,
  monthlyStatementStates,
  monthlyStatementText,
} from '@ensaio/domain'
import { Printer } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { DownloadButton } from '../../../primitives/action/DownloadButton/DownloadButton.tsx'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { NameMark } from '../../../theme/NameMark.tsx'
import { ThemeProvider } from '../../../theme/ThemeProvider.tsx'
import { Amount, Facts, Foot, Head } from '../sheet-styles.ts'
import { Cell, OnPhone, Table } from '../statement-styles.ts'
import { Pages } from './MonthlyStatementSheet.styles.ts'

/** The props of `MonthlyStatementSheet`. */
export type MonthlyStatementSheetProps = {
  statement: MonthlyStatementDetail
  /** Opens the print dialog: `() => window.print()`. */
  onPrint: () => void
  /** Fetches and saves the month as PDF. */
  onDownloadPdf: (progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
  /** Fetches and saves the movements as CSV. */
  onDownload: (progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
}

const reais = (amount: number) => formatCents(centsOf(amount))

/** A closed month with its movements, for screen and print: always in light colours; amounts in reais. */
export function MonthlyStatementSheet({ statement, ...props }: MonthlyStatementSheetProps) {
  const zone = useHouseZone()
  const { company, month, lines, total, state } = statement
  const isOwed = state === 'open' || state === 'overdue'
  return (
    <Stack gap={16} align="start">
      <Row gap={12}>
        <DownloadButton onDownload={props.onDownloadPdf}>Baixar PDF</DownloadButton>
        <DownloadButton onDownload={props.onDownload}>Baixar CSV</DownloadButton>
        <Button icon={<Printer size={18} strokeWidth={1.75} />} onPress={props.onPrint}>
          Imprimir
        </Button>
      </Row>
      <ThemeProvider mode="light">
        <Pages>
          <Head>
            <NameMark size={28} />
            <h1>Fechamento de {formatMonth(month)}</h1>
          </Head>
          <Amount>
            {total < 0 ? 'Saldo a favor' : 'Total'} <strong>{reais(Math.abs(total))}</strong>
          </Amount>
          <Facts>
            <div>
              <dt>Empresa</dt>
              <dd>
                {company.name}
                {company.identification && <small>CNPJ {formatCnpj(company.identification)}</small>}
              </dd>
            </div>
            <div>
              <dt>Fechado em</dt>
              <dd>{formatInstantDate(statement.closed_at, zone)}</dd>
            </div>
            {total > 0 && (
              <div>
                <dt>Vencimento</dt>
                <dd>{formatDate(statement.due_on)}</dd>
              </div>
            )}
            <div>
              <dt>Situação</dt>
              <dd>{isOwed ? monthlyStatementStates[state] : monthlyStatementText(statement)}</dd>
            </div>
          </Facts>
          <Table>
            <caption>
              <VisuallyHidden>Lançamentos, do mais antigo ao mais novo</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col" data-wide>
                  Data
                </th>
                <th scope="col">Lançamento</th>
                <th scope="col" data-end>
                  Valor
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ id, created_at, description, amount }) => (
                <tr key={id}>
                  <Cell data-soft data-wide>
                    {formatInstantDate(created_at, zone)}
                  </Cell>
                  <th scope="row">
                    {description}
                    <OnPhone>{formatInstantDate(created_at, zone)}</OnPhone>
                  </th>
                  <Cell data-end>{reais(amount)}</Cell>
                </tr>
              ))}
            </tbody>
          </Table>
          <Foot>{monthlyStatementNote}</Foot>
        </Pages>
      </ThemeProvider>
    </Stack>
  )
}
