/** The longer side of a drawn picture, in px. */
const longest = 1920
/** The time that a browser may take to draw a frame, in ms; a video that it cannot show gets no picture. */
const patience = 15_000

function once(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${name} in time.`)), patience)
    const settle = (end: () => void) => () => {
      clearTimeout(timer)
      end()
    }
    video.addEventListener(name, settle(resolve), { once: true })
    video.addEventListener(
      'error',
      settle(() => reject(video.error)),
      { once: true },
    )
  })
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const share = Math.min(1, longest / Math.max(video.videoWidth, video.videoHeight, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(video.videoWidth * share))
  canvas.height = Math.max(1, Math.round(video.videoHeight * share))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
}

/**
 * Draws the picture of a video file in this browser: a frame near its beginning, but not the first one, which is often black. Null where
 * this browser cannot show the file.
 */
export async function drawPoster(file: File): Promise<File | null> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  video.muted = true
  video.preload = 'auto'
  try {
    const loaded = once(video, 'loadeddata')
    video.src = address
    await loaded
    const seeked = once(video, 'seeked')
    video.currentTime = Number.isFinite(video.duration) ? Math.min(1, video.duration / 3) : 0
    await seeked
    const drawn = await draw(video)
    return drawn && new File([drawn], 'capa.jpg', { type: drawn.type })
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}
