import { createClient } from '@ensaio/client'
import { now } from '@ensaio/mocks'
import { Portal } from '@ensaio/portal'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'

/** An in-memory storage for one story. */
class StoryStorage implements Storage {
  readonly #kept = new Map<string, string>()
  get length() {
    return this.#kept.size
  }
  key(index: number) {
    return [...this.#kept.keys()][index] ?? null
  }
  getItem(name: string) {
    return this.#kept.get(name) ?? null
  }
  setItem(name: string, value: string) {
    this.#kept.set(name, value)
  }
  removeItem(name: string) {
    this.#kept.delete(name)
  }
  clear() {
    this.#kept.clear()
  }
}

/** Creates a storage with contents, as after a refresh. */
export function storageWith(kept: Record<string, string>): Storage {
  const storage = new StoryStorage()
  for (const [name, value] of Object.entries(kept)) storage.setItem(name, value)
  return storage
}

/** The real portal at a path, with mocked `/api` and a fixed clock. */
export function PortalAt({ path, storage }: { path: string; storage?: Storage }) {
  const [kept] = useState(() => storage ?? new StoryStorage())
  const [client] = useState(() => createClient({ baseUrl: '/api' }))
  return (
    <MemoryRouter initialEntries={[path]}>
      <Portal client={client} clock={() => now} storage={kept} />
    </MemoryRouter>
  )
}
