import { useLayoutEffect, useRef } from 'react'
import { Field } from '../../form/Field/Field.tsx'
import { TextArea } from '../../input/TextArea/TextArea.tsx'
import { TextInput } from '../../input/TextInput/TextInput.tsx'

/** A selected text field, shown when the clipboard refuses. */
export function CopyByHand(props: {
  text: string
  name: string
  hint: string
  rows: number
  /** How often the clipboard refused; each change selects the text again. */
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
