import { type Queue, type QueuePage, queueLabels, queues } from '@ensaio/domain'
import {
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  ImageUp,
  Layers,
  type LucideIcon,
  PencilLine,
} from 'lucide-react'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Count, Name } from '../../../primitives/navigation/counter-tab-styles.ts'
import { useLink } from '../../../primitives/navigation/LinkProvider/LinkProvider.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { Tab, Tabs } from './SessionQueue.styles.ts'

const icons: Record<Queue, LucideIcon> = {
  to_schedule: CalendarPlus,
  today: CalendarClock,
  to_close: CalendarCheck,
  to_deliver: ImageUp,
  in_revision: PencilLine,
  all: Layers,
}

function Total({ totals, of }: { totals: Remote<QueuePage['totals']>; of: Queue }) {
  if (totals.state === 'ready') return totals.value[of].toLocaleString('pt-BR')
  if (totals.state === 'waiting') return <Skeleton width="1.5em" height="1.2em" />
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>sem contagem</VisuallyHidden>
    </>
  )
}

/** The queues with their counts; links, so that the URL has the open one. */
export function QueueTabs(props: {
  totals: Remote<QueuePage['totals']>
  active: Queue
  queueHref: (queue: Queue) => string
}) {
  const { totals, active, queueHref } = props
  const Link = useLink()
  return (
    <Tabs aria-label="Filas" aria-busy={totals.state === 'waiting' || undefined}>
      {queues.map((queue) => {
        const Icon = icons[queue]
        return (
          <Tab
            key={queue}
            as={Link}
            {...{ href: queueHref(queue) }}
            aria-current={queue === active ? 'page' : undefined}
          >
            <Name>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              {queueLabels[queue]}
            </Name>{' '}
            <Count>
              <Total totals={totals} of={queue} />
            </Count>
          </Tab>
        )
      })}
    </Tabs>
  )
}
