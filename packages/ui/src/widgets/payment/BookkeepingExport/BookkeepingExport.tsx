import { addDays, addMonths, BookkeepingPeriod, type LocalDate, lastMonth } from '@ensaio/domain'
import { useState } from 'react'
import * as v from 'valibot'
import { DownloadButton } from '../../../primitives/action/DownloadButton/DownloadButton.tsx'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { DayFilter } from '../../staff/DayFilter.tsx'

/** The props of `BookkeepingExport`. */
export type BookkeepingExportProps = {
  /** The period starts as the month before this day. */
  today: LocalDate
  /** Fetches and saves every movement of the period as CSV (rule bookkeeping-export). */
  onExport: (period: BookkeepingPeriod, progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
}

/** Downloads every movement of a period for bookkeeping: of all companies, at most a year at a time. */
export function BookkeepingExport({ today, onExport }: BookkeepingExportProps) {
  const month = lastMonth(today)
  const [from, setFrom] = useState<LocalDate | null>(`${month}-01`)
  const [until, setUntil] = useState<LocalDate | null>(addDays(`${addMonths(month, 1)}-01`, -1))
  const read = v.safeParse(BookkeepingPeriod, { from, until })
  const problem = from === null || until === null ? 'Informe os dois dias.' : read.issues?.[0].message
  return (
    <Card title="Exportar movimentos">
      <Stack gap={16} align="start">
        <Text soft>
          Uma planilha com tudo o que entrou e saiu no período, de todos os clientes: créditos e faturas.
        </Text>
        <Row gap={16} align="start">
          <DayFilter label="De" day={from} onDay={setFrom} />
          <DayFilter label="Até" day={until} onDay={setUntil} />
        </Row>
        {read.success ? (
          <DownloadButton
            size="small"
            onDownload={(progress, signal) => onExport(read.output, progress, signal)}
          >
            Baixar movimentos
          </DownloadButton>
        ) : (
          <Text>{problem}</Text>
        )}
      </Stack>
    </Card>
  )
}
