import * as v from 'valibot'
import { BrazilianPoint, type Coordinates } from './position.ts'

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const pair = String.raw`${degrees}(?:,|%2C)(?:\+|%20|\s)*${degrees}`

/**
 * Where links of maps keep a point, most exact first: the pin of a place (Google), the point asked for (Google, Waze, Apple), the marker
 * and the view (OpenStreetMap), and the middle of what is shown (Google).
 */
const inLinks = [
  new RegExp(`!3d${degrees}!4d${degrees}`, 'g'),
  new RegExp(`[?&](?:q|query|ll|destination|daddr|sll)=(?:loc:)?${pair}`, 'g'),
  new RegExp(`[?&]mlat=${degrees}&mlon=${degrees}`, 'g'),
  new RegExp(`/(?:place|search|dir(?:/[^/]*)?)/${pair}`, 'g'),
  new RegExp(`@${pair}`, 'g'),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/${degrees}/${degrees}`, 'g'),
  new RegExp(`^geo:${pair}`, 'g'),
]

const isLink = (text: string) => /^(https?:\/\/|geo:|www\.)/i.test(text)
const isShortLink = (text: string) => /\/\/(maps\.app\.goo\.gl|goo\.gl|g\.co)\//i.test(text)

function fromLink(link: string): Coordinates | null {
  for (const pattern of inLinks) {
    // Of several pins in a link, the last one is the place that was opened.
    const found = [...link.matchAll(pattern)].at(-1)
    if (found) return { latitude: Number(found[1]), longitude: Number(found[2]) }
  }
  return null
}

/** `-23.5613, -46.6565`, `-23,5613; -46,6565` and `-23,5613 -46,6565`; a comma followed by digits alone is a decimal comma. */
function fromNumbers(text: string): Coordinates | null {
  const plain = text.replaceAll('−', '-').replaceAll('°', '')
  const number = String.raw`(-?\d{1,3}(?:[.,]\d+)?)`
  const found =
    new RegExp(String.raw`^\s*${number}\s*[;/]\s*${number}\s*$`).exec(plain) ??
    /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(plain) ??
    new RegExp(String.raw`^\s*${number},?\s+${number}\s*$`).exec(plain)
  if (!found) return null
  const [latitude = Number.NaN, longitude = Number.NaN] = found
    .slice(1)
    .map((one) => Number(one.replace(',', '.')))
  return { latitude, longitude }
}

const asked = 'Cole o link de um mapa ou escreva latitude e longitude, como -23,5613; -46,6565.'
const short =
  'Este link curto não traz a posição. Abra-o no navegador e cole aqui o endereço completo da página.'
const without =
  'Este link não traz uma posição. No mapa, abra o local e copie o link de novo, ou escreva latitude e longitude.'

/** Reads a point as it is typed or pasted: latitude and longitude, or a link of a map; otherwise says what is wrong (rule property-position). */
export function readPoint(typed: string): { point: Coordinates } | { problem: string } {
  const text = typed.trim()
  if (text === '') return { problem: asked }
  if (isShortLink(text)) return { problem: short }
  const found = isLink(text) ? fromLink(text) : fromNumbers(text)
  if (found === null) return { problem: isLink(text) ? without : asked }
  const read = v.safeParse(BrazilianPoint, found)
  return read.success ? { point: read.output } : { problem: read.issues[0].message }
}

/** A point as typed, converted to coordinates. */
export const PointText = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readPoint(dataset.value)
    if ('point' in read) return read.point
    addIssue({ message: read.problem })
    return NEVER
  }),
)
