import { expect, test } from 'vitest'
import { downloadEstimate } from './download-estimate.ts'
import { estimatedBytes } from './photo-sizes.ts'

const photo = { id: 1, width: 3000, height: 2000, bytes: { original: 2_000_000, portal: 400_000 }, crops: {} }
const other = { ...photo, id: 2, bytes: { original: 1_000_000 } }

test('files and bytes of a download are exact where everything is drawn', () => {
  expect(downloadEstimate([photo, other], ['original'])).toEqual({
    files: 2,
    bytes: 3_000_000,
    isExact: true,
  })
  expect(downloadEstimate([photo], ['original', 'portal'])).toEqual({
    files: 2,
    bytes: 2_400_000,
    isExact: true,
  })
  expect(downloadEstimate([], ['web'])).toEqual({ files: 0, bytes: 0, isExact: true })
})

test('what is not drawn yet is estimated by its pixels', () => {
  const estimated = estimatedBytes('portal', { width: 3000, height: 2000, bytes: 1_000_000 })
  expect(downloadEstimate([photo, other], ['portal'])).toEqual({
    files: 2,
    bytes: 400_000 + estimated,
    isExact: false,
  })
})
