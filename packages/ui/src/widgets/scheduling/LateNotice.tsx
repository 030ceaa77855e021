import { TriangleAlert } from 'lucide-react'
import { Banner } from '../../primitives/feedback/Banner/Banner.tsx'

/** A banner with the text of `lateBookingNotice`; renders nothing without a text. */
export function LateNotice({ text }: { text: string | null | undefined }) {
  if (!text) return null
  return (
    <Banner tone="yellow" icon={<TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />} live>
      {text}
    </Banner>
  )
}
