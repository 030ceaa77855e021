import { describe, expect, test } from 'vitest'
import { longer } from '../../../.storybook/toolbar/long-words.ts'
import { centred } from '../../../.storybook/toolbar/small-pieces.ts'
import { readStories } from './written-stories.ts'

// Outside the tests, as reading every story takes longer than a test may on a busy machine.
const titles = new Set(readStories().map((file) => file.title.split('/').at(-1)))

describe("Storybook's toolbar", () => {
  test('makes a text about 40 % longer, word by word', () => {
    const text = 'Escolha o dia e o horário em que o fotógrafo pode ir ao imóvel, e quem o recebe.'
    const factor = longer(text).length / text.length
    expect(factor).toBeGreaterThan(1.35)
    expect(factor).toBeLessThan(1.5)
    expect(longer('Baixar')).toBe('Baaiixaar')
    expect(longer('R$ 1.234,50 · 08h30')).toBe('R$ 1.234,50 · 08h30')
  })

  test('centres only components that have stories', () => {
    expect(centred.filter((name) => !titles.has(name))).toEqual([])
  })
})
