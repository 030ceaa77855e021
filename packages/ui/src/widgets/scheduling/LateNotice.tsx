import { TriangleAlert } from 'lucide-react'
import { Banner } from '../../primitives/feedback/Banner/Banner.tsx'

/** What follows from booking a time that is near: `lateBookingNotice` says it. Nothing for a later one. */
export function LateNotice({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <Banner tone="yellow" icon={<TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />} live>
      {text}
    </Banner>
  )
}
