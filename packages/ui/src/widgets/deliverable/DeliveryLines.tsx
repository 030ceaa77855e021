import { deliveryNote, deliveryText, type Instant, type SessionSummary } from '@ensaio/domain'
import { ClockAlert } from 'lucide-react'
import styled from 'styled-components'
import { Avatar } from '../../primitives/media/Avatar/Avatar.tsx'
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { color, space } from '../../theme/tokens.ts'
import { Fact, Soft } from '../session/row/row-styles.ts'

const Late = styled(Fact)`
  display: flex;
  gap: ${space[4]};
  color: ${color.danger};
  font-weight: 600;

  svg {
    flex: none;
    margin-top: 0.15em;
  }
`

const Person = styled(Soft)`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin-top: ${space[4]};
`

/** The delivery text of a session, its note (emphasised when late), and the photographer. */
export function DeliveryLines({ session, now }: { session: SessionSummary; now: Instant }) {
  const note = deliveryNote(session, now)
  return (
    <div>
      <Fact>{deliveryText(session, now)}</Fact>
      {note && !note.late && <Soft>{note.text}</Soft>}
      {note?.late && (
        <Late>
          <ClockAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {note.text}
        </Late>
      )}
      {session.provider && (
        <Person>
          <Avatar name={session.provider.name} source={session.provider.user.profile_image_path} size={24} />
          <span>
            <VisuallyHidden>Fotógrafo: </VisuallyHidden>
            {session.provider.name}
          </span>
        </Person>
      )}
    </div>
  )
}
