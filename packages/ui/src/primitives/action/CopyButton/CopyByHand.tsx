import { useLayoutEffect, useRef } from 'react'
import { Field } from '../../input/Field/Field.tsx'
import { TextArea } from '../../input/TextArea/TextArea.tsx'
import { TextInput } from '../../input/TextInput/TextInput.tsx'

/** A text, selected, to be copied by whoever the clipboard refused. */
export function CopyByHand(props: {
  text: string
  name: string
  hint: string
  rows: number
  /** How often the clipboard refused: it is selected anew each time. */
  refusals: number
}) {
  const { text, rows, refusals } = props
  const shown = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  useLayoutEffect(() => {
    if (refusals > 0) shown.current?.select()
  }, [refusals])

  return (
    <Field label={props.name} hint={props.hint}>
      {rows > 1 ? (
        <TextArea ref={shown} value={text} readOnly rows={rows} />
      ) : (
        <TextInput ref={shown} value={text} readOnly onFocus={(event) => event.target.select()} />
      )}
    </Field>
  )
}
