import { type DemoScene, pictureForm } from '../scenes/demo-scene.ts'
import { captionsForm, mp4, videoForm } from '../scenes/video-bytes.ts'
import { another, type RequestMaker } from './demo-request.ts'
import { publish } from './publication-requests.ts'

/** Adds a video with picture and captions to the delivered videos of the demo, in place of the others; returns its id. */
async function newVideoFile({ demo, callerFor, videos }: DemoScene): Promise<number> {
  const { productId, path } = videos
  await demo.db.deleteFrom('video_files').where('session_product_id', '=', productId).execute()
  await demo.db.updateTable('session_products').set({ status: 3 }).where('id', '=', productId).execute()
  const admin = await callerFor('admin')
  const send = async (to: string, { payload, headers }: Awaited<ReturnType<typeof videoForm>>) => {
    const answer = await admin.post(`${path}/videos/${to}`, payload, headers)
    if (answer.status !== 200) throw new Error(`${to} was refused: ${answer.text}`)
    return answer.body.data as { id: number }
  }
  const { id } = await send('files', await videoForm(mp4({ mark: `video ${another()}` })))
  await send(`${id}/poster`, await pictureForm('capa.jpg'))
  await send(`${id}/captions`, await captionsForm())
  return id
}

const atVideo =
  (form?: () => Promise<{ payload: Buffer; headers: { 'content-type': string } }>): RequestMaker =>
  async (scene) => ({
    path: {
      id: scene.videos.sessionId,
      productId: scene.videos.productId,
      videoId: await newVideoFile(scene),
    },
    ...(form && { form: await form() }),
  })

/** Requests about videos that are kept as files. */
export const videoRequests: Readonly<Record<string, RequestMaker>> = {
  getVideoLimit: () => ({}),
  uploadVideo: async ({ videos }) => ({
    path: { id: videos.sessionId, productId: videos.productId },
    form: await videoForm(mp4({ mark: `video ${another()}` })),
  }),
  savePoster: atVideo(() => pictureForm('capa.jpg')),
  saveCaptions: atVideo(() => captionsForm()),
  deleteCaptions: atVideo(),
}

/** Asks for a stored video, or what belongs to it. */
export const videoFile: RequestMaker = async (scene) => ({ path: { id: await newVideoFile(scene) } })

/** The same on a published page. */
export const pageVideo: RequestMaker = async (scene) => {
  const id = await newVideoFile(scene)
  return { path: { code: await publish(scene, scene.videos.sessionId), id } }
}
