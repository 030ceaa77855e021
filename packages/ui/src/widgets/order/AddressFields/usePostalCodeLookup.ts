import { type AddressParts, Failure, type PostalCodeAddress } from '@ensaio/domain'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Lookup } from './lookup-note.ts'

const found = ['street', 'neighborhood', 'city', 'state'] as const

type Question = {
  value: AddressParts
  onChange: (address: AddressParts) => void
  find: (postalCode: string, signal: AbortSignal) => Promise<PostalCodeAddress>
  focus: (part: keyof AddressParts) => void
}

/** The parts after an answer: what was typed since the question stays, and what only an earlier CEP had filled in goes. */
function filledIn(
  now: AddressParts,
  asked: AddressParts,
  answer: PostalCodeAddress,
  earlier: PostalCodeAddress | null,
): AddressParts {
  const next = { ...now }
  for (const part of found) {
    if (now[part] !== asked[part]) continue
    if (answer[part] !== '') next[part] = answer[part]
    else if (earlier && now[part] === earlier[part]) next[part] = ''
  }
  return next
}

/** Searches each whole CEP typed and fills the address in; the last CEP wins, and what a person types meanwhile is theirs. */
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
      const isElsewhere = [...found, 'number' as const].some((part) => now[part] !== asked[part])
      // On screen before anything else happens: an edit in between would start from the empty fields and undo the answer.
      flushSync(() => put(filledIn(now, asked, answer, filled.current)))
      filled.current = answer
      setLookup({ state: answer.street === '' ? 'town' : 'found' })
      // Whoever has gone on typing in another field is not pulled out of it.
      if (!isElsewhere) latest.current.focus(answer.street === '' ? 'street' : 'number')
    } catch (reason) {
      if (controller.signal.aborted) return
      setLookup({ state: 'failed', isUnknown: reason instanceof Failure && reason.code === 'not_found' })
    }
  }

  /** Takes an edit of some parts in; a changed CEP is searched. */
  function edit(change: Partial<AddressParts>) {
    const before = latest.current.value.postal_code.replace(/\D/g, '')
    put({ ...latest.current.value, ...change })
    const after = latest.current.value.postal_code.replace(/\D/g, '')
    if (after !== before) void find(after)
  }

  return { lookup, edit }
}
