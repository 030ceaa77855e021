import type { Migration } from './migration.ts'

/** Was an ensaio, `s`, imported as past? Only then all its instants are the same. */
const isImported =
  's.created_at = s.scheduled_for and s.scheduled_for = coalesce(s.delivered_at, s.canceled_at)'

/** The name of a city without accents and capitals. */
const plain = (name: string) =>
  `trim(lower(regexp_replace(normalize(${name}, NFD), '[\u0300-\u036f]', '', 'g')))`

/** Is a city, `c`, of that name in the state of the ensaio? */
const isCityOf = (c: string) => `${plain(`${c}.name`)} = ${plain('s.city')}
        and s.address @> jsonb_build_object('address_components', jsonb_build_array(jsonb_build_object(
          'types', jsonb_build_array('administrative_area_level_1'), 'long_name', ${c}.state)))`

/**
 * Puts right what older versions imported: links of past ensaios, which they attached to a capture that clients never see, and cities, which
 * they spelled as the file did. Stays away from links that somebody saved later, and from cities that may be several.
 */
export const importedSessions: Migration = {
  name: '0509-imported-sessions',
  statements: [
    `update links l set session_product_id = seen.id
      from session_products p, photo_sessions s, lateral (
        select min(id) filter (where item_id in (6, 7, 9, 10, 11)) as id, min(id) as first
        from session_products where session_id = s.id) seen
      where p.id = l.session_product_id and s.id = p.session_id and ${isImported}
        and p.item_id in (5, 8) and p.id = seen.first and seen.id is not null
        and not exists (select from links other where other.session_product_id = seen.id)
        and not exists (select from session_events e where e.session_id = s.id and e.kind = 'link_saved')`,
    `update photo_sessions s set city = c.name from cities c
      where ${isImported} and ${isCityOf('c')}
        and not exists (select from cities same where same.name = s.city)
        and not exists (select from cities other where other.id <> c.id and ${isCityOf('other')})`,
  ],
}
