import { readStored, writeStored } from '@ensaio/frame'
import { useState } from 'react'
import * as v from 'valibot'
import { useTools } from '../../store/backoffice-context.ts'

const name = 'ensaio:captado'
const Captured = v.record(v.string(), v.array(v.string()))

/** The ensaios whose marks are kept; a day has fewer visits. */
const mostKept = 30

/** What was captured at each visit, by the id of the ensaio, kept on this device; and a function that keeps a change. It names nobody. */
export function useCaptured(): [Record<string, string[]>, (id: number, captured: string[]) => void] {
  const { device } = useTools()
  const [captured, setCaptured] = useState(() => readStored(device, name, Captured) ?? {})
  const keep = (id: number, things: string[]) => {
    const all: Record<string, string[]> = { ...captured, [id]: things }
    // Keys that are numbers come in their order: the newest ensaios stay.
    const kept = Object.fromEntries(Object.entries(all).slice(-mostKept))
    setCaptured(kept)
    writeStored(device, name, kept)
  }
  return [captured, keep]
}
