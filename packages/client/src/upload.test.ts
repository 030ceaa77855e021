import { Failure, type Photo } from '@ensaio/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from './create-client.ts'

const photo: Photo = {
  id: 9,
  url: '/api/files/photos/9/original',
  tag_id: 3,
  is_featured: false,
  order: 4,
  thumbnail_url: null,
  preview_url: null,
  alt: null,
  width: null,
  height: null,
}

/** A fake XMLHttpRequest that the test controls. */
class Stand {
  static made: Stand[] = []
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  status = 0
  responseText = ''
  target = ''
  form = new FormData()
  open(method: string, url: string) {
    this.target = `${method} ${url}`
  }
  send(form: FormData) {
    this.form = form
    Stand.made.push(this)
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload?.()
    this.onloadend?.()
  }
}

afterEach(() => {
  Stand.made = []
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Starts an upload; `sent` settles when the test ends the request. */
function sending(options: { signal?: AbortSignal; onSignedOut?: () => Promise<boolean> } = {}) {
  vi.stubGlobal('XMLHttpRequest', Stand)
  const { signal, ...connection } = options
  const shares: number[] = []
  const sent = createClient({ baseUrl: '/api/', ...connection })
    .photos.upload(7, 2, new File(['x'], 'sala.jpg'), 3, (share) => shares.push(share), signal)
    .catch((reason: unknown) => reason)
  return { sent, shares, request: Stand.made[0] as Stand }
}

test('a file is sent as a form, with progress, and answers the photo', async () => {
  const { sent, shares, request } = sending()
  expect(request.target).toBe('POST /api/sessions/7/2/photos')
  expect(request.form.get('tag_id')).toBe('3')
  expect((request.form.get('file') as File).name).toBe('sala.jpg')
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
  request.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 })
  request.answer(200, { data: photo })
  expect(await sent).toEqual(photo)
  expect(shares).toEqual([0.25, 1])
})

test.each([
  [415, { error: true, error_message: 'Envie jpg ou png.', code: 'wrong_type' }, 'wrong_type'],
  [502, '<html>', 'internal'],
  [200, { data: { id: 'x' } }, 'unreadable_answer'],
  [200, '<html>', 'unreadable_answer'],
])('an answer %i that is no photo is a failure', async (status, body, code) => {
  const { sent, request } = sending()
  request.answer(status, body)
  expect(await sent).toBeInstanceOf(Failure)
  expect(((await sent) as Failure).code).toBe(code)
})

test('a broken connection says so', async () => {
  const { sent, request } = sending()
  request.onerror?.()
  expect(((await sent) as Failure).code).toBe('offline')
})

test('cancelling stops the request and is rethrown unchanged', async () => {
  const controller = new AbortController()
  const { sent } = sending({ signal: controller.signal })
  controller.abort('cancelado')
  expect(await sent).toBe('cancelado')
})

test('gives up after 30 s without progress; progress restarts the timer', async () => {
  vi.useFakeTimers()
  const { sent, request } = sending()
  vi.advanceTimersByTime(29_000)
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
  vi.advanceTimersByTime(29_000)
  request.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 4 })
  vi.advanceTimersByTime(30_000)
  expect(((await sent) as Failure).code).toBe('timeout')
})

test('an ended login session is renewed, and the file is sent again', async () => {
  const { sent, request } = sending({ onSignedOut: async () => true })
  request.answer(401, { error: true, error_message: 'Entre de novo.', code: 'signed_out' })
  await vi.waitFor(() => expect(Stand.made).toHaveLength(2))
  Stand.made[1]?.answer(200, { data: photo })
  expect(await sent).toEqual(photo)
})
