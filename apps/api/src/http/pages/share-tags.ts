import {
  addressTitle,
  formatLongInstant,
  houseWords,
  isBooked,
  type PublicSession,
  type Publisher,
  standardName,
  status,
} from '@ensaio/domain'
import type { Database } from '../../database/database.ts'
import { findLink, isToken } from '../../deliverables/read-link.ts'
import { escaped } from '../escaped.ts'

/** The preview of a shared page. */
export interface SharedPage {
  title: string
  description: string
  /** From the root of the portal. */
  path: string
  picture: { path: string; alt: string }
}

// All 1200 × 630 px, made by scripts/share-pictures.ts; a house with its own name gets those without the standard one.
const brand = { path: '/share/brand.jpg', alt: 'Sala de estar ao entardecer, com vista para a cidade.' }
const plain = { ...brand, path: '/share/plain.jpg' }
const invitation = { path: '/share/invitation.jpg', alt: 'Sala de estar iluminada, com vista para a cidade.' }
const plainInvitation = { ...invitation, path: '/share/plain-invitation.jpg' }

const about = 'Fotos profissionais, tours virtuais, vídeos e plantas para quem vende imóveis.'
/** The landing page, or the pre-registration. */
function publicPage(name: string, isRegistration: boolean): SharedPage {
  const picture = name === standardName ? brand : plain
  if (!isRegistration) {
    return { title: `${name}: fotos e tours virtuais de imóveis`, description: about, path: '/', picture }
  }
  return {
    title: `Cadastre sua empresa ${houseWords(name).at}`,
    description: `${about} Conte sobre a sua empresa e comece a pedir ensaios.`,
    path: '/pre-cadastro',
    picture,
  }
}

function stateOf(session: PublicSession): string {
  const { scheduled_for, time_zone } = session
  if (session.status === status.notScheduled)
    return 'Escolha o melhor dia e horário para receber o fotógrafo.'
  if (!isBooked(session) || scheduled_for === null) return 'Veja a situação deste ensaio.'
  const when = formatLongInstant(scheduled_for, time_zone)
  return session.units ? `Visitas marcadas: a primeira, ${when}.` : `Visita marcada para ${when}.`
}

/** Shows client, address and, once booked, the day; never the contact (rule public-token). */
function invitationPage(session: PublicSession, path: string, name: string): SharedPage {
  const what = session.units ? `ensaio de ${session.units.length} unidades` : 'ensaio'
  const title = `${session.client.name}: ${what} em ${addressTitle(session.address)}`
  return {
    title,
    description: stateOf(session),
    path,
    picture: name === standardName ? invitation : plainInvitation,
  }
}

/** The tags of a page; without a name they name no site. */
export function tagsOf(
  { title, description, path, picture }: SharedPage,
  publicUrl: string,
  name: string | null,
): string {
  const properties = {
    ...(name !== null && { 'og:site_name': name }),
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:title': title,
    'og:description': description,
    'og:url': `${publicUrl}${path}`,
    'og:image': `${publicUrl}${picture.path}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': picture.alt,
  }
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`,
  )
  return [...tags, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    ')
}

/** The token in the address of a scheduling link; null for every other address. */
export function tokenIn(url: string): string | null {
  return /^\/calendar\/([\w-]+)(?:[/?]|$)/.exec(url)?.[1] ?? null
}

/**
 * The Open Graph tags (https://ogp.me) of a page of the portal: those of the invitation for a scheduling link, else those of the
 * product under the house's name, also when the database does not answer.
 */
export async function shareTags(
  db: Database,
  url: string,
  { publicUrl, house }: { publicUrl: string; house: Publisher | undefined },
): Promise<string> {
  const name = house?.name ?? standardName
  const token = tokenIn(url)
  const session = token !== null && isToken(token) ? await findLink(db, token).catch(() => null) : null
  const isRegistration = /^\/pre-cadastro\/?(\?|$)/.test(url)
  const page = session
    ? invitationPage(session, `/calendar/${token}`, name)
    : publicPage(name, isRegistration)
  return tagsOf(page, publicUrl, name)
}
