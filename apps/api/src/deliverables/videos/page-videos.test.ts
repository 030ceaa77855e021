import type { PublicProperty } from '@ensaio/domain'
import { publish } from '@ensaio/testing/requests/publication-requests'
import { type DemoScene, openDemoScene } from '@ensaio/testing/scenes/demo-scene'
import { captionsForm, mp4, videoForm } from '@ensaio/testing/scenes/video-bytes'
import { type Caller, demoCaller } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, expect, test } from 'vitest'

let scene: DemoScene
let visitor: Caller
let code: string
let videoId: number
const bytes = mp4({ mark: 'page' })

beforeAll(async () => {
  scene = await openDemoScene()
  visitor = demoCaller(scene.demo.app)
  const { path, productId, sessionId } = scene.videos
  const admin = await scene.callerFor('admin')
  const film = await videoForm(bytes)
  const sent = await admin.post(`${path}/videos/files`, film.payload, film.headers)
  videoId = (sent.body.data as { id: number }).id
  const captions = await captionsForm()
  await admin.post(`${path}/videos/${videoId}/captions`, captions.payload, captions.headers)
  await scene.demo.db.updateTable('session_products').set({ status: 3 }).where('id', '=', productId).execute()
  code = await publish(scene, sessionId)
})
afterAll(() => scene.demo.close())

const setPage = (page: { is_on?: boolean; offers_downloads?: boolean }) =>
  scene.demo.db.updateTable('publications').set(page).where('code', '=', code).execute()
const file = (rest = '') => `/properties/${code}/videos/${videoId}${rest}`
const downloads = async () => {
  const rows = await scene.demo.db
    .selectFrom('page_visits')
    .select('downloads')
    .where('session_id', '=', scene.videos.sessionId)
    .execute()
  return rows.reduce((total, row) => total + row.downloads, 0)
}

test('a published page shows its videos by file, under addresses of the page (rules published-page and video-files)', async () => {
  const property = (await visitor.get(`/properties/${code}`)).body.data as PublicProperty
  const [video] = property.video_files.filter(({ id }) => id === videoId)
  expect(video).toMatchObject({ url: `/api${file()}`, download_url: `/api${file('/download')}` })
  const captions = String(video?.file.captions_url)
  expect(captions.split('?')[0]).toBe(`/api${file('/captions')}`)
  const part = await visitor.get(file(), { range: 'bytes=0-9' })
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 0-9/${bytes.length}`])
  expect((await visitor.get(captions.replace('/api', ''))).text).toMatch(/^WEBVTT/)
  const admin = await scene.callerFor('admin')
  const others = await captionsForm('WEBVTT\n\n00:00.000 --> 00:01.000\nOutra.\n')
  await admin.post(`${scene.videos.path}/videos/${videoId}/captions`, others.payload, others.headers)
  const now = (await visitor.get(`/properties/${code}`)).body.data as PublicProperty
  const { file: changed } = now.video_files.find(({ id }) => id === videoId) ?? {}
  expect(changed?.captions_url).not.toBe(captions)
})

test('watching counts nothing, a download counts once, and only where the page offers it', async () => {
  const before = await downloads()
  await visitor.get(file(), { range: 'bytes=0-9' })
  expect(await downloads()).toBe(before)
  const kept = await visitor.get(file('/download'))
  expect([kept.status, String(kept.headers['content-disposition']).split(';')[0]]).toEqual([
    200,
    'attachment',
  ])
  await visitor.get(file('/download'), { range: 'bytes=9-' })
  expect(await downloads()).toBe(before + 1)
  await setPage({ offers_downloads: false })
  expect((await visitor.get(file('/download'))).status).toBe(404)
  const property = (await visitor.get(`/properties/${code}`)).body.data as PublicProperty
  expect(property.video_files.map(({ download_url }) => download_url)).not.toContain(
    `/api${file('/download')}`,
  )
})

test('a video that others link to stops with the page, and belongs to no other page', async () => {
  const other = await publish(scene, scene.deliveredId)
  expect((await visitor.get(`/properties/${other}/videos/${videoId}`)).status).toBe(404)
  await setPage({ is_on: false })
  for (const rest of ['', '/captions', '/poster', '/download'])
    expect((await visitor.get(file(rest))).status, rest).toBe(404)
})
