import { type Actor, type DeliverableLink, embedOf } from '@ensaio/domain'
import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { EmbedPlayer } from '../EmbedPlayer/EmbedPlayer.tsx'
import { LinkForm } from '../lazy-link-form.tsx'
import { SharedLink } from '../SharedLink.tsx'

/** The props of `LinkCard`. */
export type LinkCardProps = {
  /** "Link de entrega" by default. */
  title?: string
  /** Null while there is none. */
  link: Remote<DeliverableLink | null>
  viewer: Actor
  onRetry: Press
  /** Saves the link, in the place of the one before, and answers it; staff only. */
  onSave?: (url: string) => Promise<DeliverableLink | undefined> | Promise<void>
  /** The link after it was saved, for a page that keeps it. */
  onChange?: (link: DeliverableLink) => void
  /** Shown right of the title. */
  aside?: ReactNode
}

/** A delivery that is a link: to be opened, copied and, for known hosts, shown inside the page after a click (rule safe-links). */
export function LinkCard(props: LinkCardProps) {
  const { title = 'Link de entrega', link, viewer, onRetry, onSave, onChange, aside } = props
  return (
    <Card title={title} aside={aside}>
      <Await remote={link} onRetry={onRetry} waiting={<Skeleton height="48px" />}>
        {(value) => {
          const embed = value && embedOf(value.url)
          return (
            <Stack gap={24}>
              {value ? (
                <Stack gap={12}>
                  {embed && <EmbedPlayer key={embed.src} embed={embed} title={title} />}
                  <SharedLink name="Link de entrega" url={value.url} />
                </Stack>
              ) : (
                <EmptyState
                  icon={<Link2 size={24} strokeWidth={1.75} />}
                  title="Ainda não há link de entrega"
                  text={
                    viewer === 'client'
                      ? 'Assim que o material ficar pronto, ele aparece aqui.'
                      : 'Cole abaixo o endereço do material.'
                  }
                />
              )}
              {viewer === 'staff' && onSave && (
                <LinkForm
                  label="Link de entrega"
                  kept={value?.url}
                  onSave={async (url) => {
                    const saved = await onSave(url)
                    if (saved) onChange?.(saved)
                  }}
                />
              )}
            </Stack>
          )
        }}
      </Await>
    </Card>
  )
}
