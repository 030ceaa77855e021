import { type ImportKind, type ImportProblem, type ImportResult, withNoun } from '@ensaio/domain'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { DataTable } from '../../../primitives/layout/DataTable/DataTable.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

const nouns: Record<ImportKind, readonly [one: string, many: string]> = {
  companies: ['empresa nova', 'empresas novas'],
  people: ['pessoa nova', 'pessoas novas'],
  sessions: ['ensaio novo', 'ensaios novos'],
}

function countText(what: ImportKind, { fresh, known }: ImportResult): string {
  const isKnown = known === 0 ? '' : `; ${withNoun(known, 'linha já está', 'linhas já estão')} no cadastro`
  return `${withNoun(fresh, ...nouns[what])}${isKnown}`
}

const columns = [
  { head: 'Linha', cell: ({ line }: ImportProblem) => line, width: '6rem' },
  { head: 'Coluna', cell: ({ column }: ImportProblem) => column ?? '–', width: '10rem' },
  { head: 'O que está errado', cell: ({ text }: ImportProblem) => text },
]

function Problems({ problems, count }: { problems: readonly ImportProblem[]; count: number }) {
  const rows = problems.map((problem, place) => ({ ...problem, place }))
  return (
    <Stack gap={12}>
      <DataTable
        caption="Linhas erradas"
        columns={columns}
        rows={rows}
        keyOf={({ place }) => place}
        card={({ line, column, text }) => (
          <>
            <strong>{column === null ? `Linha ${line}` : `Linha ${line}, ${column}`}</strong>
            <Text soft>{text}</Text>
          </>
        )}
        isBare
      />
      {count > problems.length && (
        <Text soft>{`E mais ${count - problems.length}. Corrija estas e confira de novo.`}</Text>
      )}
    </Stack>
  )
}

/** What the dry run found, or what was written. */
export function ImportOutcome(props: {
  what: ImportKind
  checked: ImportResult | null
  done: ImportResult | null
}) {
  const { what, checked, done } = props
  if (done !== null) {
    return (
      <Banner tone="green" icon={<CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />} live>
        {`Importação feita: ${countText(what, done)}.`}
      </Banner>
    )
  }
  if (checked === null) return null
  if (checked.problem_count === 0) {
    return (
      <Banner tone="blue" icon={<CircleCheck size={20} strokeWidth={1.75} aria-hidden="true" />} live>
        {`Nenhuma linha errada: ${countText(what, checked)}.`}
      </Banner>
    )
  }
  return (
    <Stack gap={16}>
      <Banner tone="yellow" icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />} live>
        {`${withNoun(checked.problem_count, 'problema', 'problemas')} no arquivo. Nada foi gravado: corrija e escolha o arquivo de novo.`}
      </Banner>
      <Problems problems={checked.problems} count={checked.problem_count} />
    </Stack>
  )
}
