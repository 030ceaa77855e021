import type { DeliverableLink, StoredVideo } from '../schema.ts'
import { formatBytes } from '../upload.ts'

/** The largest video file in bytes where an installation says nothing else (rule video-files). */
export const largestVideo = 500 * 1024 * 1024
/** The largest captions file, in bytes. */
export const largestCaptions = 256 * 1024

/** The `accept` attributes of file inputs. */
export const videoAccept = '.mp4,.m4v,.webm,video/mp4,video/webm'
export const captionsAccept = '.vtt,.srt,text/vtt'

/** A video of a product: a file that is kept here, or a link. */
export type Video = StoredVideo | DeliverableLink

/** Is this video kept here as a file? */
export function isStoredVideo(video: Video): video is StoredVideo {
  return 'file' in video
}

/** `524288000` → `500 MB`: a limit without decimals that say nothing. */
function limitText(bytes: number): string {
  return formatBytes(bytes).replace(',0', '')
}

/** Why a video is too large, as a sentence; null when it is not. */
export function videoSizeRefusal(bytes: number, most: number): string | null {
  if (bytes <= most) return null
  const [size, limit] = [limitText(bytes), limitText(most)]
  return size === limit
    ? `O vídeo passa do limite de ${limit}.`
    : `O vídeo tem ${size}, e o limite é ${limit}.`
}

/** The hint before a file is chosen: `MP4 ou WebM, até 500 MB cada`; without the limit while it is unknown. */
export function videoLimitText(most: number | null): string {
  return most === null ? 'MP4 ou WebM' : `MP4 ou WebM, até ${limitText(most)} cada`
}

/** Why a file cannot be sent as a video, as a sentence; null when it can. The server judges by its bytes (rule file-bytes). */
export function videoRefusal(file: { name: string; size: number }, most: number): string | null {
  if (!/\.(mp4|m4v|webm)$/i.test(file.name)) return 'Envie o vídeo em MP4 ou WebM.'
  if (file.size === 0) return 'O arquivo está vazio.'
  return videoSizeRefusal(file.size, most)
}

/** The length of a video as it is read: `0:32`, `12:05`, `1:02:00`. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (count: number) => String(count).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** The facts of a stored video in one line: `0:32 · 24,0 MB · MP4 · com legendas`. */
export function videoFacts({ file }: Pick<StoredVideo, 'file'>): string {
  return [
    file.seconds === null ? null : durationText(file.seconds),
    formatBytes(file.bytes),
    file.type === 'video/webm' ? 'WebM' : 'MP4',
    file.captions_url === null ? null : 'com legendas',
  ]
    .filter((fact) => fact !== null)
    .join(' · ')
}
