import { safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { Failure } from '../failure/failure.ts'
import { blueprint, deliverableLink, photo, tour } from './builders.ts'
import { embedCode, embedOf, isSafeLink, readableLink } from './embed.ts'
import { SafeLink } from './endpoints.ts'
import { deliverableKind } from './items.ts'
import { materialLinks } from './material-links.ts'
import { archiveName, photoEntryNames } from './sizes/archive-name.ts'
import { formatBytes, isFileRefusal, largestPhoto, oversizeText } from './upload.ts'

describe('archives', () => {
  test('are named in São Paulo time', () => {
    expect(archiveName('Fotos', '2026-11-20T13:30:00Z')).toBe('Fotos_20_11_2026_10_30.zip')
  })

  test('hold names in gallery order, unique and plain', () => {
    const names = photoEntryNames([
      { tag: 'Sala', extension: 'jpg' },
      { tag: 'Área comum', extension: 'png' },
      { tag: null, extension: 'jpg' },
    ])
    expect(names).toEqual(['01_sala.jpg', '02_area_comum.png', '03_foto.jpg'])
    expect(photoEntryNames(Array(120).fill({ tag: 'Sala', extension: 'jpg' }))[0]).toBe('001_sala.jpg')
  })
})

test('finds the addresses of tours and videos in what was delivered, without unsafe ones', () => {
  const material = [
    photo({ id: 1, url: '/sala.jpg' }),
    blueprint({ id: 2, file_name: 'planta' }),
    tour({ matterport_url: 'https://my.matterport.com/show/?m=abc', tour_url: 'javascript:alert(1)' }),
    deliverableLink('https://youtu.be/abc'),
    deliverableLink('ftp://video.test/abc'),
  ]
  expect(materialLinks(material)).toEqual({
    tours: ['https://my.matterport.com/show/?m=abc'],
    videos: ['https://youtu.be/abc'],
  })
})

describe('links', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.com/x',
    '//a.com',
    'https://',
    'not a link',
    '',
  ])('%s is refused', (link) => {
    expect(isSafeLink(link)).toBe(false)
    expect(safeParse(SafeLink, link).success).toBe(false)
  })

  test.each([
    ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1'],
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    [
      'https://vimeo.com/76979871/8272103f6e',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
    ],
  ])('%s is shown inside the page', (link, src) => {
    expect(embedOf(link)?.src).toBe(src)
  })

  test('a host that only looks known is a plain link', () => {
    expect(embedOf('https://my.matterport.com.evil.com/show/?m=SxQL3iGyoDo')).toBeNull()
    expect(embedOf('https://evil.com/youtu.be/dQw4w9WgXcQ')).toBeNull()
  })
})

test('a tour’s HTML for another site does not start by itself', () => {
  const embed = embedOf('https://my.matterport.com/show/?m=SxQL3iGyoDo')
  expect(embed && embedCode(embed, 'Tour "84"')).toBe(
    '<iframe src="https://my.matterport.com/show/?m=SxQL3iGyoDo" title="Tour &quot;84&quot;" width="853" height="480" loading="lazy" allow="fullscreen; xr-spatial-tracking" allowfullscreen></iframe>',
  )
  const video = embedOf('https://vimeo.com/76979871')
  expect(video && embedCode(video, 'x')).toContain('src="https://player.vimeo.com/video/76979871?dnt=1"')
})

test('a link is shown without scheme and www', () => {
  expect(readableLink('https://www.youtube.com/watch?v=dQw4w9WgXcQ')).toBe('youtube.com/watch?v=dQw4w9WgXcQ')
  expect(readableLink('http://exemplo.test/')).toBe('exemplo.test')
})

test('an unknown item throws', () => {
  expect(deliverableKind(9)).toBe('photos')
  expect(() => deliverableKind(99)).toThrow('99')
})

test('sizes read in Portuguese', () => {
  expect(formatBytes(largestPhoto)).toBe('3,0 MB')
  expect(formatBytes(31_744)).toBe('31 kB')
})

test('a size above the limit is never written like the limit', () => {
  expect(oversizeText(largestPhoto + 1, largestPhoto)).toBe('mais de 3,0 MB')
  expect(oversizeText(5_000_000, largestPhoto)).toBe('4,8 MB')
})

test.each([
  [new Failure('wrong_type', 'x'), true],
  [new Failure('too_large', 'x'), true],
  [new Failure('offline', 'x'), false],
  [new Failure('unavailable', 'x'), false],
  [new Error('x'), false],
])('only a refused file is not worth sending again: %s', (reason, refused) => {
  expect(isFileRefusal(reason)).toBe(refused)
})
