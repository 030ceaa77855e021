import { SearchX } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { Remote } from '../../remote/remote.ts'
import { Button } from '../action/Button/Button.tsx'
import type { Press } from '../action/usePress.ts'
import { Await } from '../feedback/Await/Await.tsx'
import { EmptyState } from '../feedback/EmptyState/EmptyState.tsx'
import { Card } from '../layout/Card/Card.tsx'
import { DataTable, type DataTableProps } from '../layout/DataTable/DataTable.tsx'
import { Stack } from '../layout/Layout/Layout.tsx'
import { PagedList } from './PagedList.tsx'
import { Pagination } from './Pagination/Pagination.tsx'

/**
 * A table whose rows arrive page by page: skeletons while it loads, a failure with a retry, and the pages below. Without rows it shows a
 * notice, which leads to the last page when the page lies past it.
 */
export function PagedTable<Page extends { last_page: number }, Row>(props: {
  remote: Remote<Page>
  rowsOf: (page: Page) => readonly Row[]
  table: Omit<DataTableProps<Row>, 'rows'>
  failureTitle: string
  /** Shown when the list has no rows. */
  empty: ReactNode
  /** Shown above the rows. */
  above?: (page: Page) => ReactNode
  /** Counts from 1. */
  page: number
  onPage: (page: number) => void
  onRetry: Press
}) {
  const { remote, rowsOf, table, onPage } = props
  // Its answer stays on screen while the last page loads, and does not mean that the whole list is empty.
  const pastTheEnd = useRef<Page>(null)
  return (
    <PagedList page={props.page}>
      <Await
        remote={remote}
        onRetry={props.onRetry}
        failureTitle={props.failureTitle}
        waiting={<DataTable {...table} rows={null} />}
      >
        {(page) => {
          const rows = rowsOf(page)
          if (props.page > page.last_page) pastTheEnd.current = page
          if (rows.length === 0 && pastTheEnd.current === page) {
            return <PastTheEnd onLast={() => onPage(page.last_page)} />
          }
          if (rows.length === 0) return props.empty
          return (
            <Stack gap={16}>
              {props.above?.(page)}
              <DataTable {...table} rows={rows} />
              <Pagination page={props.page} lastPage={page.last_page} onPage={onPage} />
            </Stack>
          )
        }}
      </Await>
    </PagedList>
  )
}

function PastTheEnd({ onLast }: { onLast: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<SearchX size={24} strokeWidth={1.75} />}
        title="Esta página não tem itens"
        text="A lista ficou mais curta desde que esta página foi aberta."
        action={
          // As in `Pagination`: from a `nav`, the focus goes to the top of the page that opens.
          <nav aria-label="Páginas">
            <Button onPress={onLast}>Ir para a última página</Button>
          </nav>
        }
      />
    </Card>
  )
}
