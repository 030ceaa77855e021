import { type AuditPage, type AuditSearch, auditSubjectLabels, auditSubjects } from '@ensaio/domain'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { SearchField } from '../../../primitives/input/SearchField/SearchField.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { DayFilter } from '../DayFilter.tsx'
import { Filters } from './AuditLog.styles.ts'

/** Text, area, person and period; each applies at once. */
export function AuditFilters(props: {
  search: AuditSearch
  people: AuditPage['people']
  onSearch: (search: AuditSearch) => void
}) {
  const { search, people, onSearch } = props
  const change = (part: AuditSearch) => onSearch({ ...search, ...part })
  return (
    <Stack gap={16}>
      <SearchField
        label="Buscar no registro"
        placeholder="Pessoa, cliente, cidade ou número do ensaio"
        value={search.text ?? ''}
        onSearch={(text) => change({ text })}
      />
      <Filters>
        <Field label="Área">
          <Select
            value={search.of ?? ''}
            onChange={({ target }) => change({ of: auditSubjects.find((one) => one === target.value) })}
          >
            <option value="">Todas</option>
            {auditSubjects.map((of) => (
              <option key={of} value={of}>
                {auditSubjectLabels[of]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Pessoa da equipe">
          <Select
            value={search.person ?? ''}
            onChange={({ target }) => change({ person: Number(target.value) || undefined })}
          >
            <option value="">Todas</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <DayFilter label="De" day={search.from ?? null} onDay={(day) => change({ from: day ?? undefined })} />
        <DayFilter
          label="Até"
          day={search.until ?? null}
          onDay={(day) => change({ until: day ?? undefined })}
        />
      </Filters>
    </Stack>
  )
}
