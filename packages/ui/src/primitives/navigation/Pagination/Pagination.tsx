import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLink } from '../LinkProvider/LinkProvider.tsx'
import { PageButton, Pages, StepButton } from './Pagination.styles.ts'
import { pageWindow } from './page-window.ts'

/** Props of the pagination; pages count from 1. */
export type PaginationProps = {
  page: number
  lastPage: number
  onPage?: (page: number) => void
  /** Renders pages as links, where the address holds the page. */
  hrefOf?: (page: number) => string
}

type TargetProps = PaginationProps & {
  look: typeof PageButton | typeof StepButton
  to: number
  label?: string
  children: ReactNode
}

function Target({ look: Look, to, label, children, page, lastPage, onPage, hrefOf }: TargetProps) {
  const Link = useLink()
  const isOut = to < 1 || to > lastPage
  const state = {
    'aria-label': label,
    'aria-current': to === page ? ('page' as const) : undefined,
    'aria-disabled': isOut || undefined,
  }
  if (hrefOf && isOut) {
    return (
      <Look as="span" role="link" {...state}>
        {children}
      </Look>
    )
  }
  if (hrefOf) {
    return (
      <Look as={Link} {...{ href: hrefOf(to) }} {...state}>
        {children}
      </Look>
    )
  }
  return (
    <Look type="button" {...state} onClick={() => to !== page && !isOut && onPage?.(to)}>
      {children}
    </Look>
  )
}

/** Pagination: at most five numbers around the current page, back and forward; renders nothing for fewer than two pages. */
export function Pagination(props: PaginationProps) {
  const { page, lastPage } = props
  if (lastPage < 2) return null
  return (
    <nav aria-label="Páginas">
      <Pages role="list">
        <li>
          <Target {...props} look={StepButton} to={page - 1}>
            <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
            <span>Anterior</span>
          </Target>
        </li>
        {pageWindow(page, lastPage).map((number) => (
          <li key={number}>
            <Target {...props} look={PageButton} to={number} label={`Página ${number}`}>
              {number}
            </Target>
          </li>
        ))}
        <li>
          <Target {...props} look={StepButton} to={page + 1}>
            <span>Próxima</span>
            <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </Target>
        </li>
      </Pages>
    </nav>
  )
}
