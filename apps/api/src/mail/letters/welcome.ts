import type { Scope } from '@ensaio/domain'
import { invitationLifetime } from '../../accounts/repository/magic-links.ts'
import type { Letter } from '../repository/outbox.ts'
import type { MagicLink } from './recovery.ts'
import { type Part, writeLetter } from './write-letter.ts'

/** A person with a new account. */
export interface Newcomer {
  email: string
  name: string
}

/** The lifetime of an invitation, as mails say it. */
const invitationDays = `${invitationLifetime / 86_400_000} dias`

function entrance({ links, token }: MagicLink, scope: Scope): Part[] {
  return [
    { label: ({ at }) => `Entrar ${at}`, url: links.magic(scope, token) },
    {
      remark: `O link funciona uma vez, por ${invitationDays}. Depois disso, peça outro em ${links.recovery(scope)}.`,
    },
  ]
}

/** The mail after the pre-registration: its link opens the first access. */
export function welcomeMail({ email, name }: Newcomer, link: MagicLink): Letter {
  return writeLetter({
    recipient: email,
    name,
    kind: 'welcome',
    about: null,
    parts: [
      ...entrance(link, 'client'),
      { remark: 'Se não foi você que se cadastrou, ignore esta mensagem.' },
    ],
  })
}

/** The mail to the first person of a company that staff made: its link opens the first access. */
export function companyInvitationMail({ email, name }: Newcomer, company: string, link: MagicLink): Letter {
  return writeLetter({
    recipient: email,
    name,
    kind: 'company_invitation',
    values: { empresa: company },
    about: null,
    parts: entrance(link, 'client'),
  })
}

/** Who invited somebody: a colleague, or a person of our own team. */
export interface Inviter {
  name: string
  isStaff: boolean
}

// People type their own name and could enter an advert: what is no name is left out.
function inviterWords({ name, isStaff }: Inviter, ofHouse: string): string {
  const isName = /^[\p{L}’' -]{2,60}$/u.test(name.trim())
  if (isStaff) return isName ? `${name.trim()}, da equipe ${ofHouse},` : `A equipe ${ofHouse}`
  return isName ? name.trim() : 'Uma pessoa da empresa'
}

/** The mail to a person who was added to a company, by a colleague or by staff. */
export function invitationMail(
  { email, name }: Newcomer,
  { company, inviter }: { company: string; inviter: Inviter },
  link: MagicLink,
): Letter {
  return writeLetter({
    recipient: email,
    name,
    kind: 'person_invitation',
    values: { empresa: company, 'quem convida': ({ of }) => inviterWords(inviter, of) },
    about: null,
    parts: entrance(link, 'client'),
  })
}

/** The mail to a new person of the office: its link opens the back office. */
export function teamMail({ email, name }: Newcomer, link: MagicLink): Letter {
  return writeLetter({
    recipient: email,
    name,
    subject: ({ of }) => `Seu acesso à equipe ${of}`,
    about: null,
    parts: [
      ({ of }) =>
        `Você agora faz parte da equipe ${of}. Entre pelo link e cadastre sua senha para abrir a mesa de trabalho:`,
      ...entrance(link, 'admin'),
    ],
  })
}

/** The mail to a new photographer: its link opens the back office. */
export function photographerMail({ email, name }: Newcomer, link: MagicLink): Letter {
  return writeLetter({
    recipient: email,
    name,
    subject: ({ at }) => `Sua agenda ${at}`,
    about: null,
    parts: [
      ({ of }) =>
        `Você agora faz parte da equipe de fotógrafos ${of}. Entre pelo link e cadastre sua senha para ver suas visitas e entregar o material:`,
      ...entrance(link, 'provider'),
    ],
  })
}

/** The mail by which an administrator tests that mails leave (rule mail-test). */
export function mailTestMail({ email, name }: { email: string; name: string }): Letter {
  return writeLetter({
    recipient: email,
    name,
    subject: ({ of }) => `Teste de envio ${of}`,
    about: null,
    parts: [
      'Se você lê esta mensagem, os e-mails da casa saem e chegam.',
      'Confira se ela não caiu na caixa de spam e se o nome de quem envia está certo.',
    ],
  })
}
