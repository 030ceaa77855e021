import { type AddressParts, Failure, type PostalCodeAddress } from '@ensaio/domain'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Lookup } from './lookup-note.ts'

const lookedUpParts = ['street', 'neighborhood', 'city', 'state'] as const

type Question = {
  value: AddressParts
  onChange: (address: AddressParts) => void
  find: (postalCode: string, signal: AbortSignal) => Promise<PostalCodeAddress>
  /** Moves the focus from the CEP to the field to complete. */
  goOn: (part: keyof AddressParts) => void
}

/** The address after an answer: keeps fields edited since the request, and empties those filled in by an earlier CEP only. */
function filledIn(
  now: AddressParts,
  asked: AddressParts,
  answer: PostalCodeAddress,
  earlier: PostalCodeAddress | null,
): AddressParts {
  const next = { ...now }
  for (const part of lookedUpParts) {
    if (now[part] !== asked[part]) continue
    if (answer[part] !== '') next[part] = answer[part]
    else if (earlier && now[part] === earlier[part]) next[part] = ''
  }
  return next
}

/** Looks up each complete CEP and fills in the address; a new CEP cancels the previous lookup, and fields edited meanwhile are kept. */
export function usePostalCodeLookup(question: Question) {
  const [lookup, setLookup] = useState<Lookup>({ state: 'idle' })
  const latest = useRef(question)
  latest.current = question
  const search = useRef<AbortController>(null)
  const filled = useRef<PostalCodeAddress>(null)

  useEffect(() => () => search.current?.abort(), [])

  function put(address: AddressParts) {
    const { onChange } = latest.current
    latest.current = { ...latest.current, value: address }
    onChange(address)
  }

  async function find(postalCode: string) {
    search.current?.abort()
    const controller = new AbortController()
    search.current = controller
    if (postalCode.length < 8) return setLookup({ state: 'idle' })
    const asked = latest.current.value
    setLookup({ state: 'searching' })
    try {
      const answer = await latest.current.find(postalCode, controller.signal)
      if (controller.signal.aborted) return
      const now = latest.current.value
      // Rendered synchronously: an edit before the render would start from the old fields and undo the answer.
      flushSync(() => put(filledIn(now, asked, answer, filled.current)))
      filled.current = answer
      setLookup({ state: answer.street === '' ? 'town' : 'found' })
      latest.current.goOn(answer.street === '' ? 'street' : 'number')
    } catch (reason) {
      if (controller.signal.aborted) return
      setLookup({ state: 'failed', isUnknown: reason instanceof Failure && reason.code === 'not_found' })
    }
  }

  /** Applies an edit; a changed CEP is looked up. */
  function edit(change: Partial<AddressParts>) {
    const before = latest.current.value.postal_code.replace(/\D/g, '')
    put({ ...latest.current.value, ...change })
    const after = latest.current.value.postal_code.replace(/\D/g, '')
    if (after !== before) void find(after)
  }

  return { lookup, edit }
}
