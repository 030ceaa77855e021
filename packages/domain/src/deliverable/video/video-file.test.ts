import { expect, test } from 'vitest'
import {
  durationText,
  isStoredVideo,
  largestVideo,
  videoFacts,
  videoLimitText,
  videoRefusal,
  videoSizeRefusal,
} from './video-file.ts'

const file = {
  type: 'video/mp4' as const,
  bytes: 25_165_824,
  width: 1920,
  height: 1080,
  seconds: 32.4,
  poster_url: null,
  captions_url: null,
}

test('a video is kept here, or a link', () => {
  expect(isStoredVideo({ id: 1, url: '/api/files/videos/1', file })).toBe(true)
  expect(isStoredVideo({ id: 2, url: 'https://youtu.be/abc' })).toBe(false)
})

test.each([
  ['visita.mp4', 1000, null],
  ['VISITA.M4V', largestVideo, null],
  ['visita.webm', 1000, null],
  ['visita.mov', 1000, 'Envie o vídeo em MP4 ou WebM.'],
  ['visita', 1000, 'Envie o vídeo em MP4 ou WebM.'],
  ['visita.mp4', 0, 'O arquivo está vazio.'],
  ['visita.mp4', largestVideo + 1, 'O vídeo passa do limite de 500 MB.'],
  ['visita.mp4', 641_728_512, 'O vídeo tem 612 MB, e o limite é 500 MB.'],
])('%s of %i bytes before it is sent (rule video-files)', (name, size, refusal) => {
  expect(videoRefusal({ name, size }, largestVideo)).toBe(refusal)
})

test('a limit is exact, and said before a file is chosen', () => {
  expect(videoSizeRefusal(100, 100)).toBeNull()
  expect(videoLimitText(largestVideo)).toBe('MP4 ou WebM, até 500 MB cada')
  expect(videoLimitText(null)).toBe('MP4 ou WebM')
})

test.each([
  [0.2, '0:00'],
  [32.4, '0:32'],
  [59.9, '1:00'],
  [725, '12:05'],
  [3720, '1:02:00'],
])('%f seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

test('what is known of a video is one line', () => {
  expect(videoFacts({ file })).toBe('0:32 · 24,0 MB · MP4')
  const known = { ...file, type: 'video/webm' as const, seconds: null, captions_url: '/captions' }
  expect(videoFacts({ file: known })).toBe('24,0 MB · WebM · com legendas')
})
