import {
  isLocalDate,
  type LocalDate,
  NumbersPreset,
  type NumbersSearch,
  numbersPeriod,
  numbersPeriodRefusal,
} from '@ensaio/domain'
import * as v from 'valibot'

/** What "Números" shows when the address says nothing. */
const usual: NumbersPreset = 'twelve_weeks'

const idOf = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** The filter that an address names; what cannot be read does not filter. A named period moves with the day. */
export function numbersSearchOf(query: URLSearchParams, today: LocalDate): NumbersSearch {
  const [from, until] = [query.get('de') ?? '', query.get('ate') ?? '']
  const named = query.get('periodo')
  const preset = v.is(NumbersPreset, named) ? named : usual
  const isChosen = isLocalDate(from) && isLocalDate(until) && numbersPeriodRefusal({ from, until }) === null
  const period =
    isChosen && named === null ? { preset: null, from, until } : { preset, ...numbersPeriod(preset, today) }
  return {
    ...period,
    city: query.get('cidade') || undefined,
    service: idOf(query.get('servico')),
    company: idOf(query.get('cliente')),
    photographer: idOf(query.get('fotografo')),
  }
}

/** The address of a filter. */
export function numbersQueryOf(search: NumbersSearch): URLSearchParams {
  const { preset, from, until, city, service, company, photographer } = search
  const period = preset === null ? { de: from, ate: until } : preset === usual ? {} : { periodo: preset }
  const all = { ...period, cidade: city, servico: service, cliente: company, fotografo: photographer }
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}
