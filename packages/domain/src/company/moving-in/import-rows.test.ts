import { describe, expect, test } from 'vitest'
import { exampleCsv, type ImportKind, importColumns, importKinds } from './import-columns.ts'
import { futureProblem, importedStart, mostImportLines, readImport } from './import-rows.ts'

const cells = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((row) => row.split(';'))
const example = (kind: ImportKind) => cells(exampleCsv(kind))
/** The first example line with other values in some columns. */
function lineOf(kind: ImportKind, over: Record<string, string> = {}): string[] {
  return importColumns[kind].map(({ name, examples: [first] }) => over[name] ?? first)
}
const head = (kind: ImportKind) => importColumns[kind].map(({ name }) => name)
const problemsOf = (kind: ImportKind, ...lines: string[][]) =>
  readImport(kind, [head(kind), ...lines]).problems

test.each(importKinds)('the example of %s has nothing wrong (rule import-all-or-nothing)', (kind) => {
  const { rows, problems } = readImport(kind, example(kind))
  expect(problems).toEqual([])
  expect(rows.map(({ line }) => line)).toEqual([2, 3])
})

describe('a line is read', () => {
  test('into a company, with what may be left out', () => {
    const { rows } = readImport('companies', example('companies'))
    expect(rows[0]).toMatchObject({ cnpj: '45781296000163', plano: 2, telefone: '+5511912345678' })
    expect(rows[1]).toMatchObject({ cnpj: null, razao_social: null, plano: 1 })
  })

  test('into a person, who reads unless a role is named', () => {
    const { rows } = readImport('people', example('people'))
    expect(rows.map(({ papel }) => papel)).toEqual(['orders', 'reader'])
  })

  test('into a past ensaio, at nine where no hour is named', () => {
    const { rows } = readImport('sessions', example('sessions'))
    expect(rows.map(({ situacao }) => situacao)).toEqual([5, 3])
    expect(rows.map(importedStart)).toEqual(['2025-08-31T13:30:00.000Z', '2025-09-02T12:00:00.000Z'])
    expect(rows[1]).toMatchObject({ unidade: null, codigo: null, link: null })
  })

  test('in any order of columns, with headers as people write them, without blank lines', () => {
    const { rows, problems } = readImport('people', [
      ['\uFEFFEMAIL', ' Nome', 'Papel', 'CNPJ '],
      ['', '', '', ''],
      ['bia@sol.com.br', 'Bia', 'Gestão', '45781296000163'],
    ])
    expect(problems).toEqual([])
    expect(rows).toEqual([
      { line: 3, cnpj: '45781296000163', nome: 'Bia', email: 'bia@sol.com.br', papel: 'manager' },
    ])
  })
})

describe('what is wrong is said with line and column', () => {
  test.each<[string, ImportKind, Record<string, string>, string, RegExp]>([
    ['a CNPJ that does not exist', 'companies', { cnpj: '45.781.296/0001-64' }, 'cnpj', /não existe/],
    ['half a CNPJ', 'companies', { cnpj: '11.444' }, 'cnpj', /^Complete o CNPJ/],
    ['no name', 'companies', { empresa: ' ' }, 'empresa', /^Informe o nome/],
    ['an address without host', 'companies', { email: 'ana' }, 'email', /e-mail válido/],
    ['a phone without code', 'companies', { telefone: '91234' }, 'telefone', /DDD/],
    ['another plan', 'companies', { plano: 'mensal' }, 'plano', /^Escreva pré-pago/],
    ['another role', 'people', { papel: 'chefe' }, 'papel', /^Escreva gestão/],
    ['no CNPJ of the company', 'people', { cnpj: '' }, 'cnpj', /^Informe o CNPJ/],
    ['an end that is none', 'sessions', { situacao: 'agendado' }, 'situacao', /^Escreva entregue/],
    ['a day that does not exist', 'sessions', { data: '31/02/2025' }, 'data', /^Escreva o dia/],
    ['an hour that does not exist', 'sessions', { hora: '25:00' }, 'hora', /^Escreva a hora/],
    ['half a CEP', 'sessions', { cep: '0130' }, 'cep', /^Complete o CEP/],
    ['no state', 'sessions', { estado: 'XX' }, 'estado', /^Escolha o estado/],
    ['a link without https', 'sessions', { link: 'javascript:alert(1)' }, 'link', /./],
  ])('%s', (_, kind, over, column, text) => {
    expect(problemsOf(kind, lineOf(kind, over))).toEqual([
      { line: 2, column, text: expect.stringMatching(text) },
    ])
  })

  test('every problem of every line', () => {
    const wrong = { empresa: '', email: 'x' }
    expect(problemsOf('companies', lineOf('companies', wrong), lineOf('companies', wrong))).toHaveLength(4)
  })

  test('the same company or address twice, with the line before', () => {
    const same = lineOf('companies', { email: 'outra@sol.com.br' })
    const [problem, ...others] = problemsOf('companies', lineOf('companies'), same)
    expect([problem, others]).toEqual([{ line: 3, column: 'cnpj', text: 'É o mesmo da linha 2.' }, []])
  })

  test('columns that are missing, unknown or there twice', () => {
    const { problems } = readImport('people', [['cnpj', 'nome', 'nome', 'idade'], ['1']])
    expect(problems.map(({ column, text }) => [column, text])).toEqual([
      ['email', 'Falta esta coluna.'],
      ['nome', 'Esta coluna aparece duas vezes.'],
      ['idade', 'Não conheço esta coluna.'],
    ])
  })

  test('a file without lines, and one with too many', () => {
    expect(problemsOf('people')).toEqual([{ line: 1, column: null, text: expect.stringMatching(/não tem/) }])
    const many = Array.from({ length: mostImportLines + 1 }, () => lineOf('people'))
    expect(problemsOf('people', ...many)).toEqual([
      { line: 1, column: null, text: expect.stringMatching(/2\.000/) },
    ])
  })

  test('a visit of today or later', () => {
    const [row] = readImport('sessions', example('sessions')).rows
    if (!row) throw new Error('There is no line.')
    expect(futureProblem(row, '2025-09-01T03:30:00.000Z')).toBeNull()
    expect(futureProblem(row, '2025-08-31T20:00:00.000Z')).toMatchObject({ line: 2, column: 'data' })
    // In Acre it is still 22h30 of that day.
    expect(futureProblem({ ...row, estado: 'AC' }, '2025-09-01T03:30:00.000Z')).toMatchObject({ line: 2 })
    expect(futureProblem({ ...row, estado: 'AC' }, '2025-09-01T05:30:00.000Z')).toBeNull()
  })
})
