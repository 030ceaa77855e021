import {
  type LocalDate,
  type Numbers,
  type NumbersFigure,
  type NumbersSearch,
  numbersFigures,
  weekText,
  withNoun,
} from '@ensaio/domain'
import { useState } from 'react'
import styled from 'styled-components'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import type { ReportProgress } from '../../../primitives/feedback/Progress/Progress.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { FigureCard } from '../FigureCard/FigureCard.tsx'
import { NumbersFilters } from './NumbersFilters.tsx'

/** The props of `NumbersBoard`. */
export type NumbersBoardProps = {
  numbers: Remote<Numbers>
  /** Companies read their own figures: without photographers, and what they spent instead of what was earned. */
  viewer: 'client' | 'staff'
  /** The day beside which the named periods are told. */
  today: LocalDate
  /** The filter in force. */
  search: NumbersSearch
  onSearch: (search: NumbersSearch) => void
  /** Finds companies to filter by, for staff. */
  findCompanies?: (text: string, signal: AbortSignal) => Promise<readonly { id: number; name: string }[]>
  /** Fetches and saves the table of a plot as CSV. */
  onDownload: (figure: NumbersFigure, progress: ReportProgress, signal: AbortSignal) => Promise<unknown>
  onRetry: Press
}

const Place = styled.div`
  height: 22rem;
`

const noChoices: Numbers['choices'] = { cities: [], services: [], photographers: [], company: null }

/** "Números": a plot for each figure by week, with filters; each has its table and its CSV (rule numbers-mean). */
export function NumbersBoard(props: NumbersBoardProps) {
  const { numbers, viewer, search } = props
  const [choices, setChoices] = useState(noChoices)
  if (numbers.state === 'ready' && numbers.value.choices !== choices) setChoices(numbers.value.choices)
  return (
    <Stack gap={24}>
      <NumbersFilters
        search={search}
        choices={choices}
        today={props.today}
        onSearch={props.onSearch}
        findCompanies={viewer === 'staff' ? props.findCompanies : undefined}
      />
      <Await
        remote={numbers}
        onRetry={props.onRetry}
        failureTitle="Não foi possível carregar os números"
        waiting={<NumbersWaiting />}
      >
        {(value) => (
          <>
            <VisuallyHidden role="status">
              {numbers.state === 'ready' && !numbers.refreshing && spoken(value)}
            </VisuallyHidden>
            <Grid min={480} gap={24} align="start">
              {shownFigures(value).map((figure) => (
                <FigureCard
                  key={figure}
                  figure={figure}
                  numbers={value}
                  viewer={viewer}
                  onDownload={(progress, signal) => props.onDownload(figure, progress, signal)}
                />
              ))}
            </Grid>
          </>
        )}
      </Await>
    </Stack>
  )
}

/** The figures that the reader may see: money needs a right, and the load of photographers is for staff. */
function shownFigures({ total, photographers }: Numbers): NumbersFigure[] {
  const hidden: Partial<Record<NumbersFigure, boolean>> = {
    revenue: total.revenue === null,
    load: photographers === null,
  }
  return numbersFigures.filter((figure) => !hidden[figure])
}

function spoken({ weeks }: Numbers): string {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return ''
  const days = weekText({ from: first.from, until: last.until })
  return `Números de ${days}, ${withNoun(weeks.length, 'semana', 'semanas')}.`
}

function NumbersWaiting() {
  return (
    <Grid min={480} gap={24} align="start" aria-hidden="true">
      {numbersFigures.slice(0, 4).map((figure) => (
        <Card key={figure}>
          <Place as={Stack} gap={12}>
            <Skeleton width="40%" />
            <Skeleton width="25%" height="28px" />
            <Skeleton width="90%" />
            <Skeleton height="208px" />
          </Place>
        </Card>
      ))}
    </Grid>
  )
}
