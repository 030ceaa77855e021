import type { Migration } from '../migration.ts'

const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ'
const plain = 'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'

const foundWords = `create or replace function found_words(searched text) returns tsvector
      language sql immutable parallel safe as $$
        select array_to_tsvector(array_remove(string_to_array(regexp_replace(
          lower(translate(searched, '${accented}', '${plain}')), '[^a-z0-9]+', ' ', 'g'), ' '), ''))
      $$`

const indexes = [
  {
    name: 'photo_sessions_found',
    needs: [foundWords],
    on: 'photo_sessions using gin (found_words(session_text(address_text, client_code, vertical_data)))',
  },
  {
    name: 'companies_found',
    on: "companies using gin (found_words(name || ' ' || coalesce(corporate_name, '')))",
  },
  { name: 'companies_cnpj', on: 'companies (identification text_pattern_ops)' },
  { name: 'users_found', on: "users using gin (found_words(name || ' ' || email))" },
  { name: 'payments_found', on: 'payments (lower(reference) text_pattern_ops)' },
]

/** Finds ensaios, companies and people by the beginnings of their words, and payments by that of their reference (rule one-search). */
export const finding: Migration = {
  name: '0286-finding',
  statements: [foundWords, ...indexes.map(({ name, on }) => `create index if not exists ${name} on ${on}`)],
  online: indexes,
}
