import { type FoundPerson, mostFound } from '@ensaio/domain'
import { sql } from 'kysely'
import { isNotErased } from '../../../accounts/repository/erased.ts'
import type { Database } from '../../../database/database.ts'
import { hasWords } from './matching.ts'

/** Whose people a search may find. */
export interface PeopleScope {
  clients: boolean
  office: boolean
  photographers: boolean
}

/** Finds people by name and e-mail address: of client companies, of the office, and active photographers. */
export async function findPeople(
  db: Database,
  text: string,
  { clients, office, photographers }: PeopleScope,
): Promise<FoundPerson[]> {
  const scopes = [...(clients ? ['client'] : []), ...(office ? ['admin'] : [])]
  const login = hasWords(sql`u.name || ' ' || u.email`, text)
  const { rows } = await sql<FoundPerson>`
    (select case when u.company_id is null then 'office' else 'client' end as of, coalesce(u.company_id, u.id) as id,
        u.name, u.email as detail, c.name as client
      from users u left join companies c on c.id = u.company_id
      where ${login} and u.scope = any(${scopes}::text[])
        and ${isNotErased('u.email')}
      order by u.name, u.id limit ${sql.lit(mostFound)})
    union all
    (select 'photographer', p.id, p.name, p.city, null from providers p
      where ${photographers}::boolean and p.active
        and (${hasWords(sql`p.name`, text)} or p.user_id in (select u.id from users u where ${login}))
      order by p.name, p.id limit ${sql.lit(mostFound)})
    order by 3, 2 limit ${sql.lit(mostFound)}`.execute(db)
  return rows
}
