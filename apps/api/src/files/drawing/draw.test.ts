import { afterAll, expect, test, vi } from 'vitest'

const ask = vi.hoisted(() => vi.fn<(asked: object) => Promise<unknown>>())
vi.mock('./order-process.ts', async (load) => ({ ...(await load<object>()), orderProcess: () => ask }))
// Test files share a process: neither this one nor the next finds what another has loaded.
vi.resetModules()
const { draw, ifUnreadable } = await import('./draw.ts')
const { BytesAtFault } = await import('./order-process.ts')
afterAll(() => vi.resetModules())

const bytes = Uint8Array.of(1)
const refused = () => draw('logo', bytes, null).catch(ifUnreadable(() => 'not a picture'))

test('a picture that cannot be read is the sender’s fault', async () => {
  ask.mockRejectedValueOnce(new BytesAtFault('cut'))
  expect(await refused()).toBe('not a picture')
})

test('a drawing process that is late or cannot begin is the server’s, and can be tried again', async () => {
  const cause = new Error('late')
  ask.mockRejectedValueOnce(cause)
  await expect(refused()).rejects.toMatchObject({ code: 'unavailable', status: 503, cause })
})
