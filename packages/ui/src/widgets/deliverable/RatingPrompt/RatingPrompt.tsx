import type { Rating, RatingForm, Tag } from '@ensaio/domain'
import { useState } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { RatingEditor } from './RatingEditor.tsx'
import { RatingGiven } from './RatingGiven.tsx'
import { RatingWaiting } from './RatingWaiting.tsx'

/** The props of `RatingPrompt`. */
export type RatingPromptProps = {
  /** The viewer's own rating; null while there is none. */
  rating: Remote<Rating | null>
  /** What can be said to have been good or bad; without them one rates by stars and words. */
  tags: Remote<readonly Tag[]>
  /** Sends a rating, the first or another in its place. */
  onRate: (form: RatingForm) => Promise<Rating>
  onRetry: Press
  /** "Avalie esse ensaio" by default. */
  title?: string
  /** The rating after it was sent, for a page that keeps it. */
  onChange?: (rating: Rating) => void
}

/** 'Avalie esse ensaio': 1 to 5 stars, tags and words; afterwards thanks, and what was said, which can be changed. */
export function RatingPrompt(props: RatingPromptProps) {
  const { rating, tags, onRate, onRetry, onChange, title = 'Avalie esse ensaio' } = props
  async function rate(form: RatingForm) {
    const given = await onRate(form)
    onChange?.(given)
    return given
  }

  return (
    <Card title={title}>
      <Await remote={rating} onRetry={onRetry} waiting={<RatingWaiting />}>
        {(known) => <Rated known={known} tags={tags.state === 'ready' ? tags.value : []} onRate={rate} />}
      </Await>
    </Card>
  )
}

function Rated(props: { known: Rating | null; tags: readonly Tag[]; onRate: RatingPromptProps['onRate'] }) {
  const { known, tags, onRate } = props
  // The answer is shown at once, whether or not the page asks again; what the page has learned since then is newer.
  const [answer, setAnswer] = useState<{ rating: Rating; after: Rating | null } | null>(null)
  const [editing, setEditing] = useState(false)
  const given = answer?.after === known ? answer.rating : known

  if (given && !editing) {
    return <RatingGiven rating={given} isNew={answer !== null} onChange={() => setEditing(true)} />
  }
  return (
    <RatingEditor
      given={given}
      tags={tags}
      onRate={async (form) => {
        setAnswer({ rating: await onRate(form), after: known })
        setEditing(false)
      }}
      onCancel={given ? () => setEditing(false) : undefined}
    />
  )
}
