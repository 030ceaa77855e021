import { type Holiday, holidaysOf, type ItemId, itemNames } from '@ensaio/domain'
import type { Migration } from './migration.ts'

const icons: Record<ItemId, string> = {
  5: 'rotate-3d',
  6: 'scan',
  7: 'rotate-3d',
  8: 'camera',
  9: 'image',
  10: 'video',
  11: 'ruler',
}

const years = Array.from({ length: 10 }, (_, index) => 2026 + index)

function quoted(text: string | null): string {
  return text === null ? 'null' : `'${text.replaceAll("'", "''")}'`
}

function holidayValues({ date, city, name }: Holiday): string {
  return `(${quoted(date)}, ${quoted(city)}, ${quoted(name)})`
}

const itemValues = Object.entries(itemNames).map(([id, name]) => {
  const icon = icons[Number(id) as ItemId]
  return `(${id}, ${quoted(name)}, ${quoted(name)}, ${quoted(icon)})`
})

/** The rows that every database starts with: the seven kinds of product and ten years of holidays, which staff can edit. */
export const reference: Migration = {
  name: '0004-reference',
  statements: [
    `insert into items (id, title, label, icon) values ${itemValues.join(', ')}`,
    `insert into holidays (day, city, name) values ${years.flatMap(holidaysOf).map(holidayValues).join(', ')}`,
  ],
}
