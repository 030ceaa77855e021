// Backs up the embedded database and the files into one file, or restores them: `npm run backup -- copy.tar.gz`,
// `npm run restore -- copy.tar.gz`. For Postgres it prints the commands of Postgres's own tools.

import { ConfigError, readConfig } from '../apps/api/src/config/config.ts'
import { DataFolderInUse } from '../apps/api/src/database/data-lock.ts'
import { letters } from '../apps/api/src/database/letters.ts'
import { BackupRefused, backUp, restore } from '../apps/api/src/operation/backup.ts'

const [what, file] = process.argv.slice(2)

function postgresCommands(to: string): string[] {
  return what === 'backup'
    ? [`pg_dump --format=custom --no-owner --file="${to}" "$DATABASE_URL"`]
    : [
        // Into a new database: what lies in the old one, such as partitions, cannot be dropped piece by piece.
        `psql "$DATABASE_URL" --command="create database ensaio_restored ${letters}"`,
        `pg_restore --no-owner --exit-on-error --single-transaction --dbname="$RESTORED_URL" "${to}"`,
      ]
}

function fileCommands(to: string, { dataDir, s3 }: ReturnType<typeof readConfig>): string[] {
  if (s3 !== null) {
    const [from, into] = [`s3://${s3.bucket}`, `${to}.files`]
    const pair = what === 'backup' ? `${from} "${into}"` : `"${into}" ${from}`
    return [`aws s3 sync --endpoint-url ${s3.endpoint} ${pair}`]
  }
  return what === 'backup'
    ? [`tar -czhf "${to}.files.tar.gz" -C "${dataDir}" files`]
    : [`tar -xzf "${to}.files.tar.gz" -C "${dataDir}"`]
}

async function main(): Promise<void> {
  if (file === undefined) throw new BackupRefused(`Name the file: npm run ${what} -- copy.tar.gz`)
  const config = readConfig(process.env)
  if (config.databaseUrl !== null) {
    // Rows first, then files: a file without a row is swept later, a row without a file is data loss.
    const commands = [...postgresCommands(file), ...fileCommands(file, config)]
    const order = what === 'backup' ? commands : commands.toReversed()
    throw new BackupRefused(
      ['Nothing was copied: with a DATABASE_URL, use the tools of Postgres.', ...order].join('\n  '),
    )
  }
  if (config.s3 !== null) {
    throw new BackupRefused(
      [
        'Nothing was copied: the files are in a bucket. Copy it beside, then run this again without S3_ENDPOINT and the rest.',
        ...fileCommands(file, config),
      ].join('\n  '),
    )
  }
  if (what === 'backup') await backUp(config.dataDir, file)
  else await restore(config.dataDir, file)
  console.log(what === 'backup' ? `${config.dataDir} is in ${file}.` : `${file} is in ${config.dataDir}.`)
}

main().catch((error: unknown) => {
  const isExpected = [BackupRefused, ConfigError, DataFolderInUse].some((kind) => error instanceof kind)
  console.error(isExpected ? (error as Error).message : error)
  process.exit(1)
})
