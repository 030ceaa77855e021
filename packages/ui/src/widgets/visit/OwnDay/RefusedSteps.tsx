import { type Instant, type VisitStep, visitStepLabels, wallClock } from '@ensaio/domain'
import { CircleAlert } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'

/** A step that was said without a network, and refused when it was sent. */
export interface RefusedStep {
  key: string
  step: VisitStep
  /** The address of the visit: it may be somebody else's by now. */
  place: string
  at: Instant
  /** Why the server refused it. */
  problem: string
}

/** What could not be said in the photographer's stead once the network was back, each until it was read (rule kept-steps). */
export function RefusedSteps(props: {
  refused: readonly RefusedStep[]
  onDismiss: ((key: string) => void) | undefined
}) {
  const { refused, onDismiss } = props
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (refused.length === 0) return null
  return (
    <Stack gap={8}>
      {refused.map(({ key, step, place, at, problem }) => (
        <Banner
          key={key}
          tone="red"
          icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden />}
          live
          action={
            onDismiss && (
              <Button
                variant="quiet"
                size="small"
                label={`Entendi: ${visitStepLabels[step]}, ${place}`}
                onPress={() => onDismiss(key)}
              >
                Entendi
              </Button>
            )
          }
        >
          “{visitStepLabels[step]}” das {wallClock(at, zone).time.replace(':', 'h')}, {place}, não foi
          registrado. {problem}
        </Banner>
      ))}
    </Stack>
  )
}
