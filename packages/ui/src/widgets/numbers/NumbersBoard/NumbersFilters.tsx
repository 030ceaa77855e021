import {
  type LocalDate,
  type Numbers,
  type NumbersPeriod,
  type NumbersSearch,
  numbersPeriod,
  numbersPeriodRefusal,
  numbersPresetLabels,
  numbersPresets,
} from '@ensaio/domain'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Chip } from '../../../primitives/input/Chip/Chip.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { color, media, space } from '../../../theme/tokens.ts'
import { DayFilter } from '../../staff/DayFilter.tsx'
import type { CompanyChoiceProps } from './CompanyChoice.tsx'

const CompanyChoice = lazyDialog<CompanyChoiceProps>(
  async () => (await import('./CompanyChoice.tsx')).CompanyChoice,
)

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space[16]};
  align-items: start;

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]};
  }
`

const Problem = styled.p`
  color: ${color.danger};
  font-weight: 500;

  &:empty {
    display: none;
  }
`

type Change = (part: Partial<NumbersSearch>) => void

/** Period, city, service and, for staff, company and photographer; each applies at once. */
export function NumbersFilters(props: {
  search: NumbersSearch
  choices: Numbers['choices']
  today: LocalDate
  onSearch: (search: NumbersSearch) => void
  findCompanies?: CompanyChoiceProps['findCompanies'] | undefined
}) {
  const { search, choices, today, findCompanies } = props
  const [isChoosing, setChoosing] = useState(false)
  const change: Change = (part) => props.onSearch({ ...search, ...part })
  const idOf = (text: string) => (text === '' ? undefined : Number(text))
  const { company } = choices

  return (
    <Stack gap={12}>
      <Fields>
        <Field label="Período">
          <Select
            value={search.preset ?? ''}
            onChange={({ target }) => {
              const preset = numbersPresets.find((one) => one === target.value) ?? null
              change({ preset, ...(preset && numbersPeriod(preset, today)) })
            }}
          >
            {numbersPresets.map((preset) => (
              <option key={preset} value={preset}>
                {numbersPresetLabels[preset]}
              </option>
            ))}
            <option value="">Outro período</option>
          </Select>
        </Field>
        <Field label="Cidade">
          <Select
            value={search.city ?? ''}
            onChange={({ target }) => change({ city: target.value || undefined })}
          >
            <option value="">Todas</option>
            {withOwn(
              choices.cities.map((name) => ({ id: name, name })),
              search.city,
            ).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Serviço">
          <Select
            value={search.service ?? ''}
            onChange={({ target }) => change({ service: idOf(target.value) })}
          >
            <option value="">Todos</option>
            {withOwn(choices.services, search.service).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {findCompanies && (
          <Field label="Fotógrafo">
            <Select
              value={search.photographer ?? ''}
              onChange={({ target }) => change({ photographer: idOf(target.value) })}
            >
              <option value="">Todos</option>
              {withOwn(choices.photographers, search.photographer).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {search.preset === null && <OtherPeriod period={search} onPeriod={change} />}
      </Fields>
      {findCompanies && (
        <Row gap={8}>
          {search.company !== undefined && (
            <Chip onRemove={() => change({ company: undefined })}>
              {`Cliente: ${company?.id === search.company ? company.name : `nº ${search.company}`}`}
            </Chip>
          )}
          <Button variant="quiet" size="small" onPress={() => setChoosing(true)}>
            {search.company === undefined ? 'Escolher um cliente' : 'Trocar o cliente'}
          </Button>
          <CompanyChoice
            open={isChoosing}
            onClose={() => setChoosing(false)}
            findCompanies={findCompanies}
            onChoose={(id) => {
              setChoosing(false)
              change({ company: id })
            }}
          />
        </Row>
      )}
    </Stack>
  )
}

/** The choices, with the one in force also before they are known. */
function withOwn<Id extends string | number>(
  choices: readonly { id: Id; name: string }[],
  own: Id | undefined,
): readonly { id: Id; name: string }[] {
  if (own === undefined || choices.some(({ id }) => id === own)) return choices
  return [...choices, { id: own, name: typeof own === 'number' ? `nº ${own}` : own }]
}

/** The first and the last day; a period that cannot be shown is said, and not asked for. */
function OtherPeriod({ period, onPeriod }: { period: NumbersPeriod; onPeriod: Change }) {
  const { from, until } = period
  const [refused, setRefused] = useState<NumbersPeriod | null>(null)
  const shown = refused ?? { from, until }

  function change(part: Partial<NumbersPeriod>) {
    const next = { ...shown, ...part }
    if (numbersPeriodRefusal(next) !== null) return setRefused(next)
    setRefused(null)
    onPeriod({ from: next.from, until: next.until })
  }

  return (
    <>
      <DayFilter label="De" day={shown.from} onDay={(day) => day && change({ from: day })} />
      <DayFilter label="Até" day={shown.until} onDay={(day) => day && change({ until: day })} />
      <Problem role="alert">{refused && numbersPeriodRefusal(refused)}</Problem>
    </>
  )
}
