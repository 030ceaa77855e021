import type { ContactForm, Session } from '@ensaio/domain'
import type { InferOutput } from 'valibot'
import { lazyPart } from '../../../primitives/feedback/lazy-part.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { FieldWaiting } from '../../../primitives/form/FieldWaiting.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { ContactFacts } from './ContactFacts.tsx'
import { Receiver } from './Receiver.tsx'

// Most ensaios are only read.
const ContactEditor = lazyPart(
  async () => (await import('./ContactEditor.tsx')).ContactEditor,
  ({ receiver }) => (
    <Card title="Dados de contato" aside={<Skeleton width="100px" height="20px" />}>
      <Stack gap={24}>
        <Stack>
          <FieldWaiting />
          <Grid min={200}>
            <FieldWaiting />
            <FieldWaiting />
          </Grid>
          <FieldWaiting />
        </Stack>
        {receiver && <Receiver person={receiver} />}
      </Stack>
    </Card>
  ),
)

/** The props of `ContactDataCard`. */
export type ContactDataCardProps = {
  responsible: Session['responsible_information']
  /** The person who receives the photographer, as given when scheduling; stored apart from the responsible person (rule scheduling-contact). */
  receiver?: Session['scheduling_responsible_info']
  readOnly: boolean
  /** Saves; called when a field that was changed is left, once all are right. */
  onSave: (responsible: InferOutput<typeof ContactForm>) => Promise<unknown>
}

/** The responsible person of the property and, once scheduled, the person who receives the photographer. Typed values are saved automatically; a failure keeps them. */
export function ContactDataCard({ responsible, receiver, readOnly, onSave }: ContactDataCardProps) {
  const isSomebodyElse = receiver && receiver.email !== responsible?.email ? receiver : null
  if (readOnly) {
    return (
      <Card title="Dados de contato">
        <Stack gap={24}>
          <ContactFacts person={responsible} />
          {isSomebodyElse && <Receiver person={isSomebodyElse} />}
        </Stack>
      </Card>
    )
  }
  return <ContactEditor responsible={responsible} receiver={isSomebodyElse} onSave={onSave} />
}
