import { deviceNames, type PublicationVisits, visitDays, visitSourceLabels, withNoun } from '@ensaio/domain'
import type { Press } from '../../../primitives/action/usePress.ts'
import { BarList } from '../../../primitives/chart/BarList/BarList.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'

/** The props of `PageVisitsCard`. */
export type PageVisitsCardProps = {
  visits: Remote<PublicationVisits>
  onRetry: Press
}

const counted = (visits: number) => withNoun(visits, 'visita', 'visitas')

/** How often a published page was opened in the last 30 days, from where and on what (rule page-visits). */
export function PageVisitsCard({ visits, onRetry }: PageVisitsCardProps) {
  return (
    <Card title="Visitas à página">
      <Await
        remote={visits}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar as visitas"
        waiting={<Skeleton height="120px" />}
      >
        {(value) => <Visits visits={value} />}
      </Await>
    </Card>
  )
}

function Visits({ visits: { days, sources, devices } }: { visits: PublicationVisits }) {
  const opened = days.reduce((sum, day) => sum + day.visits, 0)
  const downloads = days.reduce((sum, day) => sum + day.downloads, 0)
  if (opened === 0) {
    return <Text soft>{`Ninguém abriu a página nos últimos ${visitDays} dias. Envie o endereço.`}</Text>
  }
  return (
    <Stack gap={24}>
      <Text>
        {`${counted(opened)} e ${withNoun(downloads, 'arquivo baixado', 'arquivos baixados')} nos últimos ${visitDays} dias.`}
      </Text>
      <Grid min={200} gap={24}>
        <Part
          title="De onde vieram"
          items={sources.map(({ source, visits }) => ({
            key: source,
            name: visitSourceLabels[source],
            value: visits,
          }))}
        />
        <Part
          title="Em que aparelhos"
          items={devices.map(({ device, visits }) => ({
            key: device ?? 'unknown',
            name: device === null ? 'Outros aparelhos' : deviceNames[device],
            value: visits,
          }))}
        />
      </Grid>
    </Stack>
  )
}

function Part(props: { title: string; items: { key: string; name: string; value: number }[] }) {
  return (
    <Stack gap={12}>
      <Heading level={3} size="size15">
        {props.title}
      </Heading>
      <BarList label={props.title} items={props.items} format={counted} />
    </Stack>
  )
}
