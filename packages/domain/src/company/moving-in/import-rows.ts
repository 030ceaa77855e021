import * as v from 'valibot'
import { type ClientRole, clientRoleNames, clientRoles } from '../../account/roles.ts'
import { zoneOfState } from '../../address/cities.ts'
import { AddressForm } from '../../address/form.ts'
import { plain } from '../../address/states.ts'
import { type Instant, instantAt, isLocalDate, wallClock } from '../../calendar/local-date.ts'
import { SafeLink } from '../../deliverable/endpoints.ts'
import { Cnpj } from '../../person/cnpj.ts'
import { Phone } from '../../person/phone.ts'
import { Email, line } from '../../person/text.ts'
import { status } from '../../session/status.ts'
import { type ImportKind, importColumns } from './import-columns.ts'

/** The most lines of a file, without its header. */
export const mostImportLines = 2000

/** What is wrong in a file: the line as spreadsheets count it, the column, and why; without a column it concerns the line. */
export const ImportProblem = v.object({ line: v.number(), column: v.nullable(v.string()), text: v.string() })
export type ImportProblem = v.InferOutput<typeof ImportProblem>

const empty = v.pipe(
  v.literal(''),
  v.transform(() => null),
)
const maybe = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.union([empty, schema], (issue) => issue.issues?.at(-1)?.message ?? 'Confira o valor.')

function word<Value>(words: Record<string, Value>, problem: string) {
  return v.pipe(
    v.string(),
    v.transform((text) => plain(text).trim()),
    v.check((text) => Object.hasOwn(words, text), problem),
    v.transform((text) => words[text] as Value),
  )
}

const roles: Record<string, ClientRole> = {
  '': 'reader',
  ...Object.fromEntries(clientRoles.map((role) => [plain(clientRoleNames[role]), role])),
}
const plans = { '': 1, prepago: 1, 'pre-pago': 1, pospago: 2, 'pos-pago': 2 } as const
const ends = {
  entregue: status.delivered,
  cancelado: status.canceled,
  cancelada: status.canceled,
} as const

const day = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Informe o dia da visita.'),
  v.transform((text) => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1')),
  v.check(isLocalDate, 'Escreva o dia como 31/08/2025.'),
)
const hour = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => (text === '' ? '09:00' : text.replace('h', ':').padStart(5, '0'))),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva a hora como 10:30.'),
)

const rows = {
  companies: v.object({
    empresa: line('Informe o nome da empresa.'),
    razao_social: maybe(line('Informe a razão social.', 200)),
    cnpj: maybe(Cnpj),
    plano: word<1 | 2>(plans, 'Escreva pré-pago ou pós-pago.'),
    nome: line('Informe o nome.'),
    email: Email,
    telefone: Phone,
  }),
  people: v.object({
    cnpj: Cnpj,
    nome: line('Informe o nome.'),
    email: Email,
    papel: word(roles, 'Escreva gestão, pedidos, financeiro ou leitura.'),
  }),
  sessions: v.object({
    cnpj: Cnpj,
    email: Email,
    servico: line('Informe o serviço.'),
    situacao: word<3 | 5>(ends, 'Escreva entregue ou cancelado.'),
    data: day,
    hora: hour,
    cep: AddressForm.entries.postal_code,
    rua: AddressForm.entries.street,
    numero: AddressForm.entries.number,
    bairro: AddressForm.entries.neighborhood,
    cidade: AddressForm.entries.city,
    estado: v.pipe(v.string(), v.trim(), v.toUpperCase(), AddressForm.entries.state),
    unidade: maybe(line('Informe a unidade.', 60)),
    codigo: maybe(line('Informe o código.', 60)),
    link: maybe(SafeLink),
  }),
}

/** A line that can be written, by its kind. */
export type ImportRow<Kind extends ImportKind> = { line: number } & v.InferOutput<(typeof rows)[Kind]>

/** A file as it was read: its lines, or all that is wrong with it. */
export interface ReadImport<Kind extends ImportKind> {
  rows: ImportRow<Kind>[]
  problems: ImportProblem[]
}

const header = (cell: string) =>
  plain(cell.replace('\uFEFF', ''))
    .trim()
    .replace(/[\s-]+/g, '_')

function headerProblems(kind: ImportKind, names: readonly string[]): ImportProblem[] {
  const known = importColumns[kind].map(({ name }) => name)
  const missing = importColumns[kind].filter(({ name, required }) => required && !names.includes(name))
  return [
    ...missing.map(({ name }) => ({ line: 1, column: name, text: 'Falta esta coluna.' })),
    ...names
      .filter((name, nth) => name !== '' && (!known.includes(name) || names.indexOf(name) !== nth))
      .map((name) => ({
        line: 1,
        column: name,
        text: known.includes(name) ? 'Esta coluna aparece duas vezes.' : 'Não conheço esta coluna.',
      })),
  ]
}

/** What makes two lines of one file the same. */
function keysOf(kind: ImportKind, row: Record<string, unknown>): [column: string, key: string][] {
  if (kind === 'sessions') return []
  const email: [string, string] = ['email', String(row.email)]
  return kind === 'companies' && row.cnpj !== null ? [['cnpj', String(row.cnpj)], email] : [email]
}

/**
 * Turns the cells of a file, header first, into lines that can be written, or says everything that is wrong with it (rule
 * import-all-or-nothing); blank lines are left out.
 */
export function readImport<Kind extends ImportKind>(
  kind: Kind,
  [head = [], ...cells]: readonly (readonly string[])[],
): ReadImport<Kind> {
  const names = head.map(header)
  const lines = cells
    .map((values, nth) => ({ line: nth + 2, values }))
    .filter(({ values }) => values.some((value) => value.trim() !== ''))
  const problems = headerProblems(kind, names)
  const whole = (text: string) => ({ rows: [], problems: [{ line: 1, column: null, text }] })
  if (problems.length > 0) return { rows: [], problems }
  if (lines.length === 0) return whole('O arquivo não tem linhas abaixo dos nomes das colunas.')
  if (lines.length > mostImportLines) return whole('O arquivo passa de 2.000 linhas. Divida-o em partes.')
  const seen = new Map<string, number>()
  const read: ImportRow<Kind>[] = []
  for (const { line, values } of lines) {
    const blank = Object.fromEntries(importColumns[kind].map(({ name }) => [name, '']))
    const typed = {
      ...blank,
      ...Object.fromEntries(names.map((name, nth) => [name, values[nth]?.trim() ?? ''])),
    }
    const parsed = v.safeParse(rows[kind], typed, { abortPipeEarly: true })
    if (!parsed.success) {
      for (const { path, message } of parsed.issues)
        problems.push({ line, column: String(path?.[0]?.key ?? ''), text: message })
      continue
    }
    const row = parsed.output as Record<string, unknown>
    for (const [column, key] of keysOf(kind, row)) {
      const before = seen.get(`${column} ${key}`)
      if (before !== undefined) problems.push({ line, column, text: `É o mesmo da linha ${before}.` })
      else seen.set(`${column} ${key}`, line)
    }
    read.push({ line, ...row } as ImportRow<Kind>)
  }
  return { rows: read, problems }
}

/** When the visit of a past ensaio was, on the clock of its property. */
export function importedStart({ data, hora, estado }: ImportRow<'sessions'>): Instant {
  return instantAt(data, hora, zoneOfState(estado))
}

/** Says that the day of a visit is not over at its property, as a problem of its line; null when it is. */
export function futureProblem(row: ImportRow<'sessions'>, now: Instant): ImportProblem | null {
  if (row.data < wallClock(now, zoneOfState(row.estado)).date) return null
  return { line: row.line, column: 'data', text: 'Só entram ensaios de dias que já passaram.' }
}
