import { Failure, fieldMessages } from '@ensaio/domain'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { focusFirstInvalid } from '../../primitives/Field/focus-invalid.ts'
import { useToast } from '../../primitives/Toast/ToastProvider.tsx'

type Messages<Draft> = Partial<Record<keyof Draft, string>>

/**
 * A few text fields that a button saves. What is kept outside is shown as soon as it changes and nothing was typed over it; a failure keeps
 * what was typed. Spread `form` on the form, and `field(name)` on each control.
 */
export function useKeptForm<Draft extends Record<string, string>, Schema extends GenericSchema>(options: {
  /** What is kept, as it is typed. */
  kept: Draft
  schema: Schema
  onSave: (output: InferOutput<Schema>) => Promise<unknown>
  /** What the fields hold once it is saved; what was typed unless told. */
  afterwards?: Draft
}) {
  const { kept, schema, onSave, afterwards } = options
  const { say, fail } = useToast()
  const element = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(kept)
  const [settled, setSettled] = useState(kept)
  const [refusals, setRefusals] = useState(0)
  const [refused, setRefused] = useState<Messages<Draft>>({})
  const [isSaving, setSaving] = useState(false)
  const read = safeParse(schema, draft)
  const missing = refusals > 0 && read.issues ? (fieldMessages(read.issues) as Messages<Draft>) : {}

  const known = JSON.stringify(kept)
  const latest = useRef({ known, draft })
  latest.current = { known, draft }
  const shown = useRef(known)
  const isTyped = JSON.stringify(draft) !== JSON.stringify(settled)

  function settle(values: Draft) {
    setDraft(values)
    setSettled(values)
    setRefusals(0)
    setRefused({})
  }

  function show(values: string) {
    shown.current = values
    settle(JSON.parse(values))
  }

  useEffect(() => {
    if (!isTyped && shown.current !== known) show(known)
  })

  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(element.current)
  }, [refusals])

  async function save(output: InferOutput<Schema>) {
    setSaving(true)
    try {
      await onSave(output)
      // The page may show an answer already.
      if (latest.current.known === shown.current) settle(afterwards ?? latest.current.draft)
      else show(latest.current.known)
      say('Salvo com sucesso!')
    } catch (reason) {
      if (reason instanceof Failure) setRefused(reason.fields as Messages<Draft>)
      setRefusals((before) => before + 1)
      fail('Falha ao salvar a URL!')
    } finally {
      setSaving(false)
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (read.success) void save(read.output)
    else setRefusals(refusals + 1)
  }

  return {
    form: { ref: element, noValidate: true, onSubmit },
    errors: { ...refused, ...missing },
    isSaving,
    field: (name: keyof Draft & string) => ({
      name,
      value: draft[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setDraft((before) => ({ ...before, [name]: target.value }))
        setRefused((before) => ({ ...before, [name]: undefined }))
      },
    }),
  }
}
