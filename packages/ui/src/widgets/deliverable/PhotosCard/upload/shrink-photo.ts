import { largestPhoto } from '@ensaio/domain'

/** Tried one after the other: the longest side in px, and the quality of the jpg. */
const attempts = [
  { side: 5000, quality: 0.9 },
  { side: 4000, quality: 0.88 },
  { side: 3200, quality: 0.85 },
  { side: 2400, quality: 0.8 },
  { side: 1600, quality: 0.75 },
] as const

function drawn(picture: ImageBitmap, side: number): OffscreenCanvas {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws on no canvas.')
  // A jpg has no transparency: paper shows through, not black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The same photo as a jpg of at most 3145728 bytes, upright; rejects what is no picture. */
export async function shrinkPhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (const { side, quality } of attempts) {
      const blob = await drawn(picture, side).convertToBlob({ type: 'image/jpeg', quality })
      if (blob.size <= largestPhoto) {
        return new File([blob], file.name.replace(/\.\w+$/, '').concat('.jpg'), { type: 'image/jpeg' })
      }
    }
  } finally {
    picture.close()
  }
  throw new Error(`${file.name} stays too large.`)
}
