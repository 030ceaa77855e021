import type { Migration } from '../migration.ts'

/** The sort key of the list: ensaios without a date come first, cancelled ones without a date last. */
const listed = `(case when status = 3 and scheduled_for is null then '-infinity'::timestamptz else scheduled_for end)`

const texts = `photo_sessions
  using gin (search_pairs(company_id, lower(client_code)),
    search_pairs(company_id, session_text(address_text, client_code, vertical_data)))`

/** Finds parts of codes and of the other searched texts. */
export const textsIndex = `create index if not exists photo_sessions_texts on ${texts}`

const inOrder = `photo_sessions
      (company_id, ${listed} desc nulls first, id desc)`

const inOrderByStatus = `photo_sessions
      (company_id, status, ${listed} desc nulls first, id desc)`

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ'
const plain = 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'

const sessionText = `create or replace function session_text(address text, code text, property jsonb) returns text
      language sql immutable parallel safe as $$
        select address || ' ' || regexp_replace(
          lower(translate(coalesce(code, '') || ' ' || coalesce(property->>'unit', '') || ' '
            || coalesce(property->>'complement', '') || ' ' || coalesce(property->>'reference', ''),
            '${accented}', '${plain}')),
          '[^a-z0-9]+', ' ', 'g')
      $$`

/** The list's order (rule list-order), and a search over unit, reference and the client's code as well as the address. */
export const list: Migration = {
  name: '0078-list',
  statements: [
    sessionText,
    textsIndex,
    'drop index photo_sessions_pairs',
    `create index if not exists photo_sessions_listed on ${inOrder}`,
    `create index if not exists photo_sessions_status_listed on ${inOrderByStatus}`,
    'drop index photo_sessions_list',
    'drop index photo_sessions_status',
  ],
  online: [
    { name: 'photo_sessions_texts', needs: [sessionText], on: texts },
    { name: 'photo_sessions_listed', on: inOrder },
    { name: 'photo_sessions_status_listed', on: inOrderByStatus },
  ],
}
