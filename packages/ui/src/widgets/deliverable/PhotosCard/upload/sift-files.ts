import { largestPhoto, photoTypes } from '@ensaio/domain'

/** Files as chosen or dropped: what can be sent, what is too large, and what is no photo. */
export type SiftedFiles = { fit: File[]; oversize: File[]; strange: File[] }

// A browser tells no type of a file without an extension it knows; the server judges by the bytes anyway (rule file-bytes).
function isPhoto({ type, name }: File): boolean {
  return (photoTypes as readonly string[]).includes(type) || (type === '' && /\.(jpe?g|png)$/i.test(name))
}

/** Sorts files by what can become of them. */
export function siftFiles(files: readonly File[]): SiftedFiles {
  const photos = files.filter(isPhoto)
  return {
    fit: photos.filter(({ size }) => size <= largestPhoto),
    oversize: photos.filter(({ size }) => size > largestPhoto),
    strange: files.filter((file) => !isPhoto(file)),
  }
}
