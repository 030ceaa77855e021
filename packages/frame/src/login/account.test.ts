import type { Caller } from '@ensaio/client'
import { Failure, type User } from '@ensaio/domain'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { type AccountSlice, accountSlice } from './account.ts'

const user = { email: 'ana@exemplo.test', scope: 'client' } as User
const offline = new Failure('offline', 'Verifique a sua conexão.')
const spent = new Failure('not_found', 'Este link já foi usado ou expirou.')

function storeWith(account: { followMagicLink: () => Promise<object>; user: () => Promise<User | null> }) {
  const caller = { calls: () => ({ account }) } as unknown as Caller
  return createStore<AccountSlice>()(accountSlice(caller, ['client']))
}

test('a link without an answer can be followed again', async () => {
  const followMagicLink = vi.fn().mockRejectedValueOnce(offline).mockResolvedValue({ scope: 'client' })
  const store = storeWith({ followMagicLink, user: async () => user })
  await expect(store.getState().followMagicLink('abc')).rejects.toBe(offline)
  await expect(store.getState().followMagicLink('abc')).resolves.toBe(user)
})

test('a refused link is not asked for again', async () => {
  const followMagicLink = vi.fn().mockRejectedValue(spent)
  const store = storeWith({ followMagicLink, user: async () => null })
  await expect(store.getState().followMagicLink('abc')).rejects.toBe(spent)
  await expect(store.getState().followMagicLink('abc')).rejects.toBe(spent)
  expect(followMagicLink).toHaveBeenCalledOnce()
})

test('a link that signed in is not used again when the next answer failed', async () => {
  const followMagicLink = vi.fn().mockResolvedValueOnce({ scope: 'client' }).mockRejectedValue(spent)
  const readUser = vi.fn().mockRejectedValueOnce(offline).mockResolvedValue(user)
  const store = storeWith({ followMagicLink, user: readUser })
  await expect(store.getState().followMagicLink('abc')).rejects.toBe(offline)
  await expect(store.getState().followMagicLink('abc')).resolves.toBe(user)
})

test('an answer asked for between two attempts does not sign the person out', async () => {
  const followMagicLink = vi.fn().mockRejectedValueOnce(offline).mockResolvedValue({ scope: 'client' })
  const before = Promise.withResolvers<User | null>()
  const readUser = vi.fn().mockReturnValueOnce(before.promise).mockResolvedValue(user)
  const store = storeWith({ followMagicLink, user: readUser })
  await expect(store.getState().followMagicLink('abc')).rejects.toBe(offline)
  const loaded = store.getState().loadUser()
  await vi.waitFor(() => expect(readUser).toHaveBeenCalledOnce())
  await store.getState().followMagicLink('abc')
  before.resolve(null)
  await loaded
  expect(store.getState().account).toEqual({ state: 'known', user })
})
