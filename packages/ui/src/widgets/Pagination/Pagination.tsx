import { ChevronLeft, ChevronRight } from 'lucide-react'
import { PageButton, Pages, StepButton } from './Pagination.styles.ts'
import { pageWindow } from './page-window.ts'

/** What turning pages takes; pages count from 1. */
export type PaginationProps = {
  page: number
  lastPage: number
  onPage: (page: number) => void
}

/** Turns the pages of a list: at most five numbers around the current page, and a step to each side; nothing under two pages. */
export function Pagination({ page, lastPage, onPage }: PaginationProps) {
  if (lastPage < 2) return null
  const turnTo = (to: number) => () => {
    if (to !== page && to >= 1 && to <= lastPage) onPage(to)
  }
  return (
    <nav aria-label="Páginas">
      <Pages role="list">
        <li>
          <StepButton type="button" aria-disabled={page <= 1 || undefined} onClick={turnTo(page - 1)}>
            <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>Anterior</span>
          </StepButton>
        </li>
        {pageWindow(page, lastPage).map((number) => (
          <li key={number}>
            <PageButton
              type="button"
              aria-label={`Página ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={turnTo(number)}
            >
              {number}
            </PageButton>
          </li>
        ))}
        <li>
          <StepButton type="button" aria-disabled={page >= lastPage || undefined} onClick={turnTo(page + 1)}>
            <span>Próxima</span>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </StepButton>
        </li>
      </Pages>
    </nav>
  )
}
