import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { OnDesktop, OnPhone, Waiting } from './CapacityCalendar.styles.ts'
import { PhoneWeek } from './CapacityDays.styles.ts'

const weeks = [0, 1, 2, 3]

/** The placeholder of four weeks, in their final size. */
export function CapacitySkeleton() {
  return (
    <>
      <OnDesktop>
        <Waiting>
          {weeks.map((week) => (
            <Skeleton key={week} height="156px" />
          ))}
        </Waiting>
      </OnDesktop>
      <OnPhone>
        {weeks.slice(2).map((week) => (
          <PhoneWeek as="div" key={week}>
            <Skeleton width="60%" />
            <Skeleton height="420px" />
          </PhoneWeek>
        ))}
      </OnPhone>
    </>
  )
}
