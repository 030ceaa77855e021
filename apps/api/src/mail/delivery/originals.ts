import { formatDate, type LocalDate, withNoun } from '@ensaio/domain'
import { type Place, placeLine } from '../letters/place.ts'
import { writeLetter } from '../letters/write-letter.ts'
import type { Letter } from '../repository/outbox.ts'

/** An ensaio whose originals a mail is about. */
export interface OriginalsOf extends Place {
  timeZone: string
}

interface Reader {
  email: string
  name: string
  url: string
}

/** How many ensaios a mail lists; it counts the others. */
const mostLines = 20

/** Tells a company that the originals of ensaios are archived from a day on (rule archived-originals). */
export function originalsLeaveMail(
  to: Reader,
  ensaios: readonly [OriginalsOf, ...OriginalsOf[]],
  from: LocalDate,
): Letter {
  const [first, ...others] = ensaios
  const isOne = others.length === 0
  const listed = ensaios.slice(0, mostLines)
  const more = ensaios.length - listed.length
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: isOne ? 'originals_leave' : 'originals_leave_all',
    values: { prazo: `em ${formatDate(from)}`, quantidade: String(ensaios.length) },
    about: isOne ? { ...first, start: null } : null,
    parts: [
      { facts: listed.map((one) => ['Ensaio', placeLine(one)] as const) },
      ...(more > 0 ? [{ remark: `E mais ${withNoun(more, 'ensaio', 'ensaios')}.` }] : []),
      { label: isOne ? 'Baixar os originais' : 'Ver os ensaios', url: to.url },
      {
        remark:
          'Nada é apagado: os outros tamanhos continuam na página do ensaio, e os originais podem ser pedidos de volta a qualquer momento.',
      },
    ],
  })
}

/** Tells who asked for them that the originals of an ensaio are here again, until a day (rule archived-originals). */
export function originalsBackMail(to: Reader, ensaio: OriginalsOf, until: LocalDate): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: 'originals_back',
    values: { prazo: `até ${formatDate(until)}` },
    about: { ...ensaio, start: null },
    parts: [{ facts: [['Ensaio', placeLine(ensaio)]] }, { label: 'Baixar os originais', url: to.url }],
  })
}
