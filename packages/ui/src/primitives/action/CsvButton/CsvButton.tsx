import { DownloadButton, type DownloadButtonProps } from '../DownloadButton/DownloadButton.tsx'

/** Downloads a list as CSV; each page that lists anything offers it with these words. */
export function CsvButton(props: {
  /** What is listed: "Clientes". */
  of: string
  onDownload: DownloadButtonProps['onDownload']
}) {
  return (
    <DownloadButton size="small" about={props.of} onDownload={props.onDownload}>
      Baixar CSV
    </DownloadButton>
  )
}
