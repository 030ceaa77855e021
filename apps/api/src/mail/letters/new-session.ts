import { type Instant, notify } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { tellByPhone } from '../phone/tell-by-phone.ts'
import { readAudience } from '../repository/announced-visits.ts'
import { enqueueMail, type Letter } from '../repository/outbox.ts'
import { placeLine, type Topic, topicOf } from './place.ts'
import { type Part, writeLetter } from './write-letter.ts'

/** An ensaio that was just ordered. */
interface OrderedSession extends Topic {
  id: number
  token: string
  service: string
}

/** The ensaios of one order, at least one. */
type Ordered = readonly [OrderedSession, ...OrderedSession[]]

/** The parts of the links of a mail. */
interface MailLinks {
  links: Links
  /** The token that books them together; null for a single one. */
  group: string | null
}

/** The reader of a mail, and the parts of its links. */
interface Addressee extends MailLinks {
  email: string
  name: string
}

/** The scheduling link: that of the group for several ensaios. */
function schedulingLinks(sessions: Ordered, { group, links }: MailLinks): Part[] {
  const token = group ?? sessions[0].token
  return [
    { label: 'Escolher dia e horário', url: links.calendar(token) },
    ...(group === null
      ? []
      : [
          {
            remark: `O link serve às ${sessions.length} unidades: dá para marcar as visitas juntas, uma depois da outra, ou cada uma em seu horário.`,
          },
        ]),
  ]
}

/** The mail to the person who ordered: the order, and the links for scheduling and for forwarding. */
export function newSessionsMail(to: Addressee, sessions: Ordered): Letter {
  const isOne = sessions.length === 1
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: isOne ? 'session_created' : 'sessions_created',
    values: { quantidade: String(sessions.length) },
    about: topicOf(sessions),
    parts: [
      {
        facts: [
          ['Serviço', sessions[0].service],
          ...sessions.map(
            (session) => [isOne ? 'Imóvel' : `Ensaio ${session.id}`, placeLine(session)] as const,
          ),
        ],
      },
      'Agende você mesmo, ou envie o link a quem vai receber o fotógrafo:',
      ...schedulingLinks(sessions, to),
    ],
  })
}

/** The mail to the person responsible for the property: client, service, and the link to choose a time (notification 4). */
export function schedulingLinkMail(to: Addressee, company: string, sessions: Ordered): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: 'scheduling_link',
    values: { empresa: company },
    about: topicOf(sessions),
    parts: [
      { facts: sessions.map((session) => [session.service, placeLine(session)] as const) },
      ...schedulingLinks(sessions, to),
      {
        remark:
          'Quem tem este link pode marcar e mudar a visita: envie-o apenas a quem vai receber o fotógrafo.',
      },
    ],
  })
}

/**
 * Mails the new ensaios of an order to the person who ordered, unless staff ordered for them and did not want it, and to the responsible
 * person where `notification` asks for it.
 */
export async function mailNewSession(
  tx: Tx,
  {
    sessionIds,
    group,
    links,
    tellsOrderer,
  }: MailLinks & { sessionIds: readonly number[]; tellsOrderer: boolean },
  now: Instant,
): Promise<void> {
  const [first, ...others] = await readAudience(tx, sessionIds)
  if (first === undefined) return
  const sessions: Ordered = [first, ...others]
  const orderers = tellsOrderer ? first.orderers : []
  for (const orderer of orderers)
    await enqueueMail(tx, newSessionsMail({ ...orderer, group, links }, sessions), now)
  const responsible = first.responsible_information
  if (first.notification !== notify || responsible === null) return
  if (orderers.some(({ email }) => email === responsible.email)) return
  const to = { email: responsible.email, name: responsible.name, group, links }
  await enqueueMail(tx, schedulingLinkMail(to, first.company, sessions), now)
  await tellByPhone(tx, { kind: 'scheduling_link', sessionIds, links, people: ['invited'] }, now)
}
