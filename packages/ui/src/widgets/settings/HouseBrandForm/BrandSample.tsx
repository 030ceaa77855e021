import { CalendarCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Grid, Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Brand } from '../../../theme/brand.ts'
import { NameMark } from '../../../theme/NameMark.tsx'
import { ThemeProvider } from '../../../theme/ThemeProvider.tsx'
import { color, radius, space, text } from '../../../theme/tokens.ts'

const Pane = styled.figure`
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  margin: 0;

  figcaption {
    margin-bottom: ${space[8]};
    color: ${color.inkSoft};
    font-size: ${text.size15};
  }
`

const Ground = styled.div`
  display: grid;
  gap: ${space[16]};
  align-content: start;
  padding: ${space[16]};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.canvas};
  color: ${color.ink};

  > * {
    min-width: 0;
  }
`

const Highlight = styled.span`
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.small};
  background: ${color.gold};
  color: ${color.onGold};
  font-size: ${text.size13};
  font-weight: 600;
`

const Letter = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

/** One ground of the sample; its controls are for looking only. */
function Sample(props: { brand: Brand; mode: 'light' | 'dark'; caption: string; children: ReactNode }) {
  return (
    <Pane>
      <figcaption>{props.caption}</figcaption>
      <ThemeProvider brand={props.brand} mode={props.mode}>
        <Ground inert>{props.children}</Ground>
      </ThemeProvider>
    </Pane>
  )
}

function Page() {
  return (
    <>
      <NameMark size={24} />
      <Row gap={12}>
        <Button variant="primary">Pedir ensaio</Button>
        <TextLink href="#exemplo">Ver preços</TextLink>
      </Row>
      <Row gap={8}>
        <Badge tone="green" icon={<CalendarCheck size={14} aria-hidden="true" />}>
          Agendada
        </Badge>
        <Highlight>Mais pedido</Highlight>
      </Row>
    </>
  )
}

/** A small sample of a brand: a page in light and dark, and the head of a mail. */
export function BrandSample({ brand }: { brand: Brand }) {
  return (
    <Grid min={200} gap={16}>
      <Sample brand={brand} mode="light" caption="No claro">
        <Page />
      </Sample>
      <Sample brand={brand} mode="dark" caption="No escuro">
        <Page />
      </Sample>
      <Sample brand={brand} mode="light" caption="No e-mail">
        <NameMark size={20} />
        <Letter>
          <Stack gap={4}>
            <strong>Ensaio agendado</strong>
            <Text soft>Olá, Ana!</Text>
          </Stack>
          <Button variant="primary" size="small">
            Ver o ensaio
          </Button>
        </Letter>
      </Sample>
    </Grid>
  )
}
