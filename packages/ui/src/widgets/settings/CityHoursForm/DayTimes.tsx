import { readStart, type Slot, weekdayNames } from '@ensaio/domain'
import { Copy, Plus } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Chip } from '../../../primitives/input/Chip/Chip.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Controls, Day, NoTimes, Problem, Times } from './CityHoursForm.styles.ts'

/** Adds the time that is typed in the field of a day and not yet added; false when it is no time, which the field then says. */
export type AddTyped = () => boolean

/** The start times of one weekday: each can be removed, a typed one added, and all of them copied to other days. */
export function DayTimes(props: {
  /** 0 Sunday to 6 Saturday. */
  weekday: number
  times: readonly Slot[]
  /** The server's refusal of a time of this day. */
  error?: string | undefined
  onChange: (times: Slot[]) => void
  onCopy: () => void
  ref: Ref<AddTyped>
}) {
  const { weekday, times, onChange } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const name = weekdayNames[weekday] ?? ''

  function refuse(said: string): false {
    setProblem(said)
    return false
  }

  function add(): boolean {
    const read = readStart(typed)
    input.current?.focus()
    if ('problem' in read) return refuse(read.problem)
    if (times.includes(read.slot)) return refuse(`${read.slot} já está na lista.`)
    setProblem(null)
    setTyped('')
    onChange([...times, read.slot].sort())
    return true
  }

  useImperativeHandle(props.ref, () => () => typed.trim() === '' || add())

  function remove(slot: Slot) {
    // The removed chip had the focus; the field would open the keyboard of a phone.
    adding.current?.focus()
    onChange(times.filter((one) => one !== slot))
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <Day aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>{name.charAt(0).toUpperCase() + name.slice(1)}</h3>
      {times.length === 0 ? (
        <NoTimes>Sem visitas</NoTimes>
      ) : (
        <Times role="list">
          {times.map((slot) => (
            <li key={slot}>
              <Chip label={`Remover ${slot}, ${name}`} onRemove={() => remove(slot)}>
                {slot}
              </Chip>
            </li>
          ))}
        </Times>
      )}
      <Controls>
        <TextInput
          ref={input}
          aria-label={`Novo horário, ${name}`}
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== null}
          placeholder="09h00"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={addOnEnter}
        />
        <Button
          ref={adding}
          iconOnly
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onPress={() => void add()}
        >{`Adicionar horário, ${name}`}</Button>
        <Button
          variant="quiet"
          iconOnly
          icon={<Copy size={18} strokeWidth={1.75} aria-hidden="true" />}
          onPress={props.onCopy}
        >{`Copiar para outros dias, ${name}`}</Button>
      </Controls>
      <Problem id={`${id}-problem`} role="alert">
        {problem ?? props.error}
      </Problem>
    </Day>
  )
}
