import { type PreparationSubject, type PublicSession, preparationOf, subjectOf } from '@ensaio/domain'
import {
  Archive,
  Blinds,
  CarFront,
  Check,
  Droplets,
  KeyRound,
  Lightbulb,
  type LucideIcon,
  PawPrint,
  Sparkles,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Below, Checks, Sheet } from './BookedStep.styles.ts'

const icons: Record<PreparationSubject, LucideIcon> = {
  light: Lightbulb,
  windows: Blinds,
  belongings: Archive,
  surfaces: Sparkles,
  pets: PawPrint,
  keys: KeyRound,
  cleaning: Droplets,
  place: CarFront,
  other: Check,
}

/** The preparations for the visit, one per line with an icon; `children` follow below a line. */
export function Preparations(props: {
  session: Pick<PublicSession, 'service' | 'preparation'>
  children?: ReactNode
}) {
  const { session, children } = props
  return (
    <Sheet aria-labelledby="prepare">
      <Heading level={2} id="prepare">
        Como preparar {subjectOf(session.service)}
      </Heading>
      <Checks>
        {preparationOf(session).map(({ about, text }) => {
          const Icon = icons[about]
          return (
            <li key={text}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              {text}
            </li>
          )
        })}
      </Checks>
      {children && <Below>{children}</Below>}
    </Sheet>
  )
}
