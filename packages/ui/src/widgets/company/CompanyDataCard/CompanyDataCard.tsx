import { DownloadButton } from '../../../primitives/action/DownloadButton/DownloadButton.tsx'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The props of `CompanyDataCard`. */
export type CompanyDataCardProps = {
  /** Fetches and saves the zip (rule company-export). */
  onExport: (progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
}

/** Downloads everything that a company owns: its lists and its delivered files. */
export function CompanyDataCard({ onExport }: CompanyDataCardProps) {
  return (
    <Card title="Cópia dos dados">
      <Stack gap={12} align="start">
        <Text soft>
          Um arquivo zip com os ensaios, as pessoas, o extrato, os pagamentos, as avaliações e os links em
          planilhas, e todos os arquivos entregues, uma pasta por ensaio.
        </Text>
        <DownloadButton size="small" onDownload={onExport}>
          Baixar todos os dados
        </DownloadButton>
      </Stack>
    </Card>
  )
}
