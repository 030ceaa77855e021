import { largestPhoto, panoramaHeadBytes, saysPanorama } from '@ensaio/domain'

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

/** The start of a jpg that says that it shows a whole sphere: the marks of the file and of its XMP, whose length takes two bytes. */
function sphereHead(): Uint8Array<ArrayBuffer> {
  const xmp = new TextEncoder().encode(
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"/></rdf:RDF></x:xmpmeta>',
  )
  const length = xmp.length + 2
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 0xff, ...xmp])
}

/** The same photo as a jpg of at most 3145728 bytes, upright, still a whole sphere where it says so (rule panoramas); rejects what is no picture. */
export async function shrinkPhoto(file: File): Promise<File> {
  const start = await file.slice(0, panoramaHeadBytes).arrayBuffer()
  const isSphere = saysPanorama(new TextDecoder('latin1').decode(start))
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    for (const { side, quality } of attempts) {
      const plain = await drawn(picture, side).convertToBlob({ type: 'image/jpeg', quality })
      const blob = isSphere ? new Blob([sphereHead(), plain.slice(2)]) : plain
      if (blob.size <= largestPhoto) {
        return new File([blob], file.name.replace(/\.\w+$/, '').concat('.jpg'), { type: 'image/jpeg' })
      }
    }
  } finally {
    picture.close()
  }
  throw new Error(`${file.name} stays too large.`)
}
