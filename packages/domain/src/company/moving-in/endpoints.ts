import * as v from 'valibot'
import { endpoint } from '../../wire/endpoint.ts'
import { importKinds } from './import-columns.ts'
import { ImportProblem } from './import-rows.ts'

/** The longest text of a file, in characters. */
export const longestImport = 500_000

/** A file to bring along, as text; `invites` mails each new person a link to set a password. */
export const ImportFile = v.object({
  what: v.picklist(importKinds, 'Escolha o que importar.'),
  text: v.pipe(
    v.string('Escolha o arquivo.'),
    v.nonEmpty('O arquivo está vazio.'),
    v.maxLength(longestImport, 'O arquivo é grande demais. Divida-o em partes.'),
  ),
  invites: v.optional(v.boolean(), false),
})
export type ImportFile = v.InferInput<typeof ImportFile>

/** What a file would write, or wrote: how many lines are new and how many are known already. Nothing is written while there are problems. */
export const ImportResult = v.object({
  fresh: v.number(),
  known: v.number(),
  /** The first 200, in the order of the lines. */
  problems: v.array(ImportProblem),
  /** How many there are. */
  problem_count: v.number(),
})
export type ImportResult = v.InferOutput<typeof ImportResult>

/** The dry run of an import; writes nothing (rule import-all-or-nothing). */
export const checkImport = endpoint({
  method: 'POST',
  path: '/staff/imports/check',
  summary: 'The dry run of an import: every wrong line, and what would be new.',
  audience: 'sales',
  slow: true,
  body: ImportFile,
  output: ImportResult,
})

/** Writes a file in one transaction; 422 while a line is wrong (rule import-all-or-nothing). */
export const importFile = endpoint({
  method: 'POST',
  path: '/staff/imports',
  summary: 'Imports companies, people or past ensaios, all lines or none.',
  audience: 'sales',
  slow: true,
  idempotent: true,
  body: ImportFile,
  output: ImportResult,
})
