import type { ReactNode } from 'react'
import type { Remote } from '../../remote/remote.ts'
import type { Press } from '../action/usePress.ts'
import { Await } from '../feedback/Await/Await.tsx'
import { DataTable, type DataTableProps } from '../layout/DataTable/DataTable.tsx'
import { Stack } from '../layout/Layout/Layout.tsx'
import { PagedList } from './PagedList.tsx'
import { Pagination } from './Pagination/Pagination.tsx'

/** A table whose rows arrive page by page: skeletons while it loads, a failure with a retry, a notice without rows, and the pages below. */
export function PagedTable<Page extends { last_page: number }, Row>(props: {
  remote: Remote<Page>
  rowsOf: (page: Page) => readonly Row[]
  table: Omit<DataTableProps<Row>, 'rows'>
  failureTitle: string
  /** Shown when there are no rows. */
  empty: ReactNode
  /** Shown above the rows. */
  above?: (page: Page) => ReactNode
  /** Counts from 1. */
  page: number
  onPage: (page: number) => void
  onRetry: Press
}) {
  const { remote, rowsOf, table } = props
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
          if (rows.length === 0) return props.empty
          return (
            <Stack gap={16}>
              {props.above?.(page)}
              <DataTable {...table} rows={rows} />
              <Pagination page={props.page} lastPage={page.last_page} onPage={props.onPage} />
            </Stack>
          )
        }}
      </Await>
    </PagedList>
  )
}
