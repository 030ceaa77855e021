import { largestVideo } from '@ensaio/domain'

const mebibyte = 1024 * 1024

/** Reads the limit of video files, in MB, from the environment (rule video-files); answers bytes. Posters and captions have limits of their own. */
export function readLargestVideo(
  read: (name: string, fallback: string, isRight: (text: string) => boolean, hint: string) => string,
): number {
  const megabytes = read(
    'LARGEST_VIDEO_MB',
    String(largestVideo / mebibyte),
    (text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 2000,
    'use whole megabytes from 1 to 2000, and let a proxy in front accept as much.',
  )
  return Number(megabytes) * mebibyte
}
