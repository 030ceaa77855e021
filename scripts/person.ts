// Personal data (LGPD) and account commands for operators:
// `npm run person -- export --email ana@exemplo.com.br`; `erase`, `disable`, `enable`, `end-sessions`, `reset-second-step`. See Casa/Dados pessoais.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Cpf, Email, Phone } from '@ensaio/domain'
import * as v from 'valibot'
import { resetByOperator } from '../apps/api/src/accounts/second-step/change-second-step.ts'
import { systemClock } from '../apps/api/src/adapters/clock.ts'
import { mailFile } from '../apps/api/src/adapters/mail/mail-folder.ts'
import type { Config } from '../apps/api/src/config/config.ts'
import { linksOf } from '../apps/api/src/config/links.ts'
import type { Database } from '../apps/api/src/database/database.ts'
import { exitWith, onDatabase, WrongUse } from '../apps/api/src/operation/operator-command.ts'
import {
  disableAccount,
  enableAccount,
  endSessions,
} from '../apps/api/src/privacy/repository/disable-account.ts'
import { EraseRefused, erasePerson } from '../apps/api/src/privacy/repository/erase-person.ts'
import { exportPerson } from '../apps/api/src/privacy/repository/export-person.ts'
import type { PersonKeys } from '../apps/api/src/privacy/repository/identity.ts'

type Command = (db: Database, keys: PersonKeys, config: Config) => Promise<unknown>

const one = ({ emails: [email] }: PersonKeys): string => {
  if (email === undefined) throw new WrongUse('Name the account: --email ana@exemplo.com.br')
  return email
}

const commands: Record<string, Command> = {
  export: (db, keys) => exportPerson(db, keys),
  async erase(db, keys, { dataDir }) {
    const { letters, ...done } = await erasePerson(db, keys, systemClock.now())
    // Without SMTP, the server stores copies of mails as files.
    for (const id of letters) await rm(join(dataDir, 'mail', mailFile(id)), { force: true })
    return done
  },
  disable: async (db, keys) => ({ shut: await disableAccount(db, one(keys), systemClock.now()) }),
  enable: async (db, keys) => ({ opened: await enableAccount(db, one(keys)) }),
  'end-sessions': async (db, keys) => ({ ended: await endSessions(db, one(keys)) }),
  'reset-second-step': async (db, keys, { publicUrl }) => ({
    reset: await resetByOperator(db, { email: one(keys), links: linksOf(publicUrl) }, systemClock.now()),
  }),
}

function readKeys(values: { email?: string[]; phone?: string[]; cpf?: string[] }): PersonKeys {
  const read = (schema: typeof Email | typeof Phone | typeof Cpf, given: string[] = []) =>
    given.map((text) => {
      const read = v.safeParse(schema, text)
      if (!read.success) throw new WrongUse(`${text}: ${read.issues[0].message}`)
      return read.output
    })
  const keys = {
    emails: read(Email, values.email),
    phones: read(Phone, values.phone),
    cpfs: read(Cpf, values.cpf),
  }
  if (Object.values(keys).flat().length === 0)
    throw new WrongUse('Name the person: --email, --phone or --cpf')
  return keys
}

async function main(): Promise<void> {
  const text = { type: 'string', multiple: true } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: text, phone: text, cpf: text },
  })
  const command = commands[positionals[0] ?? '']
  if (command === undefined) throw new WrongUse(`Name a command: ${Object.keys(commands).join(', ')}`)
  const keys = readKeys(values)
  const done = await onDatabase((db, config) => command(db, keys, config))
  console.log(JSON.stringify(done, null, 2))
}

main().catch((error: unknown) => exitWith(error, [EraseRefused]))
