import { emptyUnit, mostUnits, type UnitDraft } from '@ensaio/domain'
import { Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Foot, Lines, Part } from './OrderInformationStep.styles.ts'
import { UnitLine } from './UnitLine.tsx'

/** The units of one building, one per line; each becomes an ensaio. The focus moves to an added unit, and beside a removed one. */
export function UnitsEditor(props: {
  units: readonly UnitDraft[]
  /** The error messages by path: `units.0.area`. */
  errors: Record<string, string>
  onChange: (units: UnitDraft[]) => void
}) {
  const { units, errors, onChange } = props
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [goTo, setGoTo] = useState<number | null>(null)
  const isFull = units.length >= mostUnits

  useEffect(() => {
    if (goTo === null) return
    list.current?.children[goTo]?.querySelector('input')?.focus()
    setGoTo(null)
  }, [goTo])

  function add() {
    onChange([...units, emptyUnit()])
    setGoTo(units.length)
  }

  function remove(index: number) {
    onChange(units.toSpliced(index, 1))
    setGoTo(Math.min(index, units.length - 2))
  }

  return (
    <Part aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} size="size17" id={id}>
          Unidades
        </Heading>
        <Text soft>
          Várias no mesmo prédio? Cada unidade vira um ensaio, com o próprio link para escolher o dia.
        </Text>
      </Stack>
      <Lines role="list" ref={list}>
        {units.map((unit, index) => (
          <UnitLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a unit has no identity but its position in the list.
            key={index}
            place={index + 1}
            unit={unit}
            error={errors[`units.${index}.area`]}
            onChange={(next) => onChange(units.with(index, next))}
            onRemove={units.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </Lines>
      <Foot>
        <Button
          size="small"
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onPress={add}
          disabled={isFull}
          describedBy={isFull ? `${id}-full` : undefined}
        >
          Adicionar unidade
        </Button>
        <p role="status" id={`${id}-full`}>
          {isFull
            ? `Peça no máximo ${mostUnits} unidades por vez.`
            : units.length > 1 && `${units.length} unidades, ${units.length} ensaios`}
        </p>
      </Foot>
    </Part>
  )
}
