import { expect, test } from 'vitest'
import { csvText } from './csv-text.ts'

test('the text of a file is read as UTF-8, else as Windows-1252', () => {
  const bytes = (...codes: number[]) => new Uint8Array(codes).buffer
  expect(csvText(bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa3))).toBe('ã')
  expect(csvText(bytes(0xe3, 0x93))).toBe('ã“')
})
