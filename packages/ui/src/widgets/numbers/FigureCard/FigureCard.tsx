import {
  figureHeadline,
  figureLabel,
  figureTexts,
  hasFigure,
  loadColumns,
  type Numbers,
  type NumbersFigure,
  weeklyColumns,
  weekText,
  withNoun,
} from '@ensaio/domain'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { CsvButton } from '../../../primitives/action/CsvButton/CsvButton.tsx'
import type { DownloadButtonProps } from '../../../primitives/action/DownloadButton/DownloadButton.tsx'
import { BarList } from '../../../primitives/chart/BarList/BarList.tsx'
import { Plot } from '../../../primitives/chart/Plot/Plot.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, media, space, tabular, text } from '../../../theme/tokens.ts'
import { FigureTable } from './FigureTable.tsx'
import { figurePlot } from './figure-plot.ts'

const Headline = styled.p`
  font-size: ${text.size24};
  font-weight: 600;
  line-height: 1.2;
  ${tabular}
`

const Nothing = styled.p`
  display: grid;
  place-items: center;
  min-height: 8rem;
  padding: ${space[16]};
  color: ${color.inkSoft};
  text-align: center;

  /* Beside a plot, about as high. */
  ${media.desktop} {
    min-height: 18rem;
  }
`

/** How many photographers are drawn; the table has all of them. */
const mostDrawn = 12

/** One plot of "Números", with its whole period as a headline, its table and its CSV. */
export function FigureCard(props: {
  figure: NumbersFigure
  numbers: Numbers
  viewer: 'client' | 'staff'
  onDownload: DownloadButtonProps['onDownload']
}) {
  const { figure, numbers, viewer } = props
  const [isOpen, setOpen] = useState(false)
  const tableId = useId()
  const label = figureLabel(figure, viewer)
  return (
    <Card title={label}>
      <Stack gap={12}>
        <div>
          {hasFigure(numbers, figure) && <Headline>{figureHeadline(numbers, figure)}</Headline>}
          <Text soft>{figureTexts[figure]}</Text>
        </div>
        {hasFigure(numbers, figure) ? (
          <>
            <Drawing figure={figure} numbers={numbers} label={label} />
            <Row gap={8} justify="space-between">
              <Button
                variant="quiet"
                size="small"
                label={`${isOpen ? 'Esconder tabela' : 'Ver tabela'}: ${label}`}
                expanded={isOpen}
                controls={tableId}
                onPress={() => setOpen(!isOpen)}
              >
                {isOpen ? 'Esconder tabela' : 'Ver tabela'}
              </Button>
              <CsvButton of={label} onDownload={props.onDownload} />
            </Row>
            <div id={tableId} hidden={!isOpen}>
              {isOpen && <Table figure={figure} numbers={numbers} label={label} />}
            </div>
          </>
        ) : (
          <Nothing>Nada a contar neste período.</Nothing>
        )}
      </Stack>
    </Card>
  )
}

type Shown = { figure: NumbersFigure; numbers: Numbers; label: string }

function Drawing({ figure, numbers, label }: Shown) {
  if (figure !== 'load') return <Plot label={`${label} por semana`} {...figurePlot(figure, numbers.weeks)} />
  const photographers = numbers.photographers ?? []
  const more = photographers.length - mostDrawn
  return (
    <Stack gap={8}>
      <BarList
        label="Visitas por fotógrafo"
        items={photographers
          .slice(0, mostDrawn)
          .map(({ id, name, visits }) => ({ key: id, name, value: visits }))}
        format={(visits) => withNoun(visits, 'visita', 'visitas')}
      />
      {more > 0 && <Text soft>{`E mais ${withNoun(more, 'fotógrafo', 'fotógrafos')}, na tabela.`}</Text>}
    </Stack>
  )
}

function Table({ figure, numbers, label }: Shown) {
  if (figure === 'load')
    return (
      <FigureTable
        caption={`${label}, tabela`}
        of="Fotógrafo"
        columns={loadColumns(numbers.weeks.length)}
        rows={(numbers.photographers ?? []).map((row) => ({ key: row.id, name: row.name, row }))}
      />
    )
  return (
    <FigureTable
      caption={`${label}, tabela`}
      of="Semana"
      columns={weeklyColumns[figure]}
      rows={numbers.weeks.map((row) => ({ key: row.week, name: weekText(row), row }))}
      total={numbers.total}
    />
  )
}
