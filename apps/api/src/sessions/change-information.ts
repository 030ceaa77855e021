import {
  type ContactForm,
  foreignParts,
  type Instant,
  informationRefusal,
  type ResponsibleInformation,
  type VerticalData,
  type VerticalDataForm,
} from '@ensaio/domain'
import type * as v from 'valibot'
import { actorOf, type Viewer } from '../accounts/viewer.ts'
import type { Tx } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { findVertical, lockSession, writeContact, writeVerticalData } from './repository/sessions.ts'
import { recordEvent } from './repository/timeline.ts'

type Contact = v.InferOutput<typeof ContactForm>
type Property = v.InferOutput<typeof VerticalDataForm>

/** The two cards that an ensaio's page lets people change. */
export type Information = { contact: Contact } | { property: Property }

/** Merges the given fields into the stored ones; omitted fields stay. */
function over<Known extends object>(
  before: Known,
  told: { [Key in keyof Known]?: Known[Key] | undefined },
): Known {
  const given = Object.entries(told).filter(([, value]) => value !== undefined)
  return { ...before, ...Object.fromEntries(given) }
}

function changedProperty(
  before: VerticalData,
  told: Property,
  { viewer, verticalId }: { viewer: Viewer; verticalId: number },
): VerticalData {
  const after = over(before, told)
  if (viewer.scope === 'client' && after.area !== before.area) {
    refuse('invalid', undefined, {
      area: 'A área define o preço do ensaio. Para mudá-la, fale com a nossa equipe.',
    })
  }
  const foreign = foreignParts(verticalId, told)
  const [problem] = Object.values(foreign)
  if (problem) refuse('invalid', problem, foreign)
  return after
}

function changedContact(before: ResponsibleInformation | null, told: Contact): ResponsibleInformation {
  const { company = before?.company ?? null, ...rest } = told
  return { ...rest, company }
}

/** Changes the contact or the property of an ensaio; photographers cannot, and clients cannot once it is delivered or cancelled. */
export async function changeInformation(
  tx: Tx,
  viewer: Viewer,
  { sessionId, input }: { sessionId: number; input: Information },
  now: Instant,
): Promise<void> {
  const session = await lockSession(tx, viewer, sessionId)
  if (session === null) refuse('not_found')
  if (viewer.scope === 'provider') {
    refuse('wrong_role', 'Só a administração muda os contatos e os dados do imóvel.')
  }
  const refusal = viewer.scope === 'client' ? informationRefusal(session.status) : null
  if (refusal !== null) refuse('transition_refused', refusal)
  const event = { sessionId, ...actorOf(viewer), detail: {} }
  if ('contact' in input) {
    await writeContact(tx, sessionId, changedContact(session.responsible_information, input.contact))
    await recordEvent(tx, { ...event, kind: 'contact_changed' }, now)
    return
  }
  const verticalId = await findVertical(tx, sessionId)
  const property = changedProperty(session.vertical_data, input.property, { viewer, verticalId })
  await writeVerticalData(tx, sessionId, property)
  await recordEvent(tx, { ...event, kind: 'property_changed' }, now)
}
