import { fieldMessages } from '@ensaio/domain'
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { useToast } from '../feedback/ToastProvider/ToastProvider.tsx'
import { focusFirstInvalid } from './focus-invalid.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'
import { type SaveState, useSaving } from './useSaving.ts'

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Props for a control of an autosaving form. */
type SavedField = {
  name: string
  autoComplete: 'off'
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

/** An autosaving form. */
export type SavedForm<Draft> = {
  draft: Draft
  edit: (change: Partial<Draft>) => void
  /** Returns the props of a field's control. */
  field: (name: keyof Draft & string) => SavedField
  /** Error messages by field, only of fields that have lost focus once. */
  errors: Partial<Record<keyof Draft, string>>
  /** Props for the SaveIndicator. */
  indicator: { state: SaveState; pending: boolean; onRetry: () => void }
  /** Spread on the `<form>`; its controls carry their field's `name`. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onBlur: (event: FocusEvent<HTMLFormElement>) => void
    onSubmit: (event: FormEvent) => void
  }
}

/**
 * Saves a valid form when a changed field loses focus or Enter is pressed. A failed save keeps the typed text and shows the toast
 * 'Não foi possível atualizar a sessão.'. New values of `kept` never replace text that is being typed or saved.
 */
export function useSavedForm<
  Draft extends Record<keyof Draft, string>,
  Schema extends GenericSchema,
>(options: {
  /** The stored values, as text. */
  kept: Draft
  schema: Schema
  onSave: (output: InferOutput<Schema>) => Promise<unknown>
}): SavedForm<Draft> {
  const { kept, schema, onSave } = options
  const { fail } = useToast()
  const element = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(kept)
  const [handed, setHanded] = useState(kept)
  const [left, setLeft] = useState<readonly string[]>([])
  const [refusals, setRefusals] = useState(0)
  const saving = useSaving(onSave, () => fail('Não foi possível atualizar a sessão.'))
  const read = safeParse(schema, draft)
  const messages = read.issues ? fieldMessages(read.issues) : {}
  const pending = !isSame(draft, handed)

  const known = JSON.stringify(kept)
  const seen = useRef(known)
  const isSettled = !pending && saving.state === 'OK'
  useEffect(() => {
    if (!isSettled || seen.current === known) return
    seen.current = known
    setDraft(JSON.parse(known))
    setHanded(JSON.parse(known))
  }, [known, isSettled])

  useLeaveWarning(pending || saving.state === 'ERROR')

  function hand() {
    if (!pending || !read.success) return
    setHanded(draft)
    saving.save(read.output)
  }

  // Save on unmount, too.
  const leave = useRef(hand)
  leave.current = hand
  useEffect(() => () => leave.current(), [])

  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(element.current)
  }, [refusals])

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    const goesOut = !element.current?.contains(event.relatedTarget)
    const names = goesOut && pending ? Object.keys(draft) : [event.target.name]
    setLeft((before) => [...new Set([...before, ...names])])
    hand()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setLeft(Object.keys(draft))
    if (read.success) hand()
    else setRefusals(refusals + 1)
  }

  const edit = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }))
  const shown = Object.entries(messages).filter(([field]) => left.includes(field))
  return {
    draft,
    edit,
    field: (name) => ({
      name,
      autoComplete: 'off',
      value: draft[name],
      onChange: ({ target }) => edit({ [name]: target.value } as Partial<Draft>),
    }),
    errors: Object.fromEntries(shown) as Partial<Record<keyof Draft, string>>,
    indicator: { state: saving.state, pending, onRetry: saving.retry },
    form: { ref: element, noValidate: true, onBlur, onSubmit },
  }
}
