import { describe, expect, test } from 'vitest'
import { ensaio } from './brand.ts'
import { designTokens } from './design-tokens.ts'
import { color, radius, space } from './tokens.ts'
import { tokensStyleSheet } from './tokens-style-sheet.ts'

/** Returns every token of a group with its path and inherited type. */
function tokensIn(
  group: object,
  path = '',
  type?: string,
): { path: string; type?: string; value: unknown }[] {
  const own = '$type' in group ? String(group.$type) : type
  if ('$value' in group) return [{ path, type: own, value: group.$value }]
  return Object.entries(group)
    .filter(([name, child]) => !name.startsWith('$') && typeof child === 'object')
    .flatMap(([name, child]) => tokensIn(child, path ? `${path}.${name}` : name, own))
}

const tokens = (mode: 'light' | 'dark', brand = ensaio) => tokensIn(designTokens(brand, mode))
const valueAt = (path: string, mode: 'light' | 'dark' = 'light') =>
  tokens(mode).find((token) => token.path === path)?.value

describe('the published files are those that the theme gives: `npx vitest run --project "rules UTC" design-tokens -u` writes them', () => {
  test.each([
    ['tokens.json', 'light'],
    ['tokens.dark.json', 'dark'],
  ] as const)('%s', async (file, mode) => {
    await expect(`${JSON.stringify(designTokens(ensaio, mode), null, 2)}\n`).toMatchFileSnapshot(`./${file}`)
  })

  test('tokens.css', async () => {
    await expect(tokensStyleSheet(ensaio)).toMatchFileSnapshot('./tokens.css')
  })
})

describe('tokens in the Design Tokens format', () => {
  test('name every colour, distance and corner of the theme, the same in both modes', () => {
    const paths = tokens('light').map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(Object.keys(color).map((name) => `color.${name}`)))
    expect(paths).toEqual(expect.arrayContaining(Object.keys(space).map((name) => `space.${name}`)))
    expect(paths).toEqual(expect.arrayContaining(Object.keys(radius).map((name) => `radius.${name}`)))
    expect(tokens('dark').map(({ path }) => path)).toEqual(paths)
  })

  test('have the form that their type requires', () => {
    const length = { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) }
    const ms = { value: expect.any(Number), unit: 'ms' }
    const channel = expect.toSatisfy((one: number) => one >= 0 && one <= 1)
    const colored = {
      colorSpace: 'srgb',
      components: [channel, channel, channel],
      alpha: expect.any(Number),
      hex: expect.stringMatching(/^#[\dA-F]{6}$/),
    }
    const forms: Record<string, unknown> = {
      color: colored,
      dimension: length,
      fontFamily: expect.arrayContaining([expect.stringMatching(/^[\w -]+$/)]),
      shadow: expect.arrayContaining([
        { color: colored, offsetX: length, offsetY: length, blur: length, spread: length },
      ]),
      transition: { duration: ms, delay: ms, timingFunction: [0, 0, 0.58, 1] },
      number: expect.any(Number),
    }
    for (const { path, type = '', value } of [...tokens('light'), ...tokens('dark')]) {
      expect(value, path).toEqual(forms[type])
    }
  })

  test('keep the values of the theme', () => {
    expect(valueAt('color.action')).toEqual({
      colorSpace: 'srgb',
      components: [0.0431, 0.3255, 0.3176],
      alpha: 1,
      hex: '#0B5351',
    })
    expect(valueAt('color.action', 'dark')).toMatchObject({ hex: '#6CC5BD' })
    expect(valueAt('color.veil')).toMatchObject({ hex: '#121615', alpha: 0.48 })
    expect(valueAt('space.16')).toEqual({ value: 1, unit: 'rem' })
    expect(valueAt('radius.small')).toEqual({ value: 4, unit: 'px' })
    expect(valueAt('tone.red.text')).toMatchObject({ hex: '#9B1C1C' })
    expect(valueAt('shadow.float')).toEqual([
      expect.objectContaining({ offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' } }),
      expect.objectContaining({ spread: { value: -8, unit: 'px' } }),
    ])
  })

  test('say on which colours a colour may be read, with the contrast', () => {
    expect(designTokens(ensaio, 'light').color).toMatchObject({
      ink: { $description: expect.stringContaining('canvas (15,7)') },
      gold: { $description: 'Leva onGold (7,7).' },
    })
  })

  test('follow another brand', () => {
    const brand = { ...ensaio, name: 'Prumo', radius: { control: '2px', card: '3px' } }
    expect(designTokens(brand, 'dark').$description).toBe('Prumo, escuro')
    expect(tokens('light', brand).find(({ path }) => path === 'radius.small')?.value).toEqual({
      value: 2,
      unit: 'px',
    })
  })
})

describe('the style sheet of the tokens', () => {
  const sheet = tokensStyleSheet(ensaio)

  test('sets every variable that the tokens read, and each distance', () => {
    for (const variable of Object.values(color)) expect(sheet).toContain(`  ${variable.slice(4, -1)}: `)
    expect(sheet).toContain('--space-16: 1rem;')
    expect(sheet).toContain('--text-15: 0.9375rem;')
    expect(sheet).toContain('--radius-full: 999px;')
  })

  test('changes in dark only what differs, by the system or by data-theme', () => {
    const dark = sheet.slice(sheet.indexOf('@media (prefers-color-scheme: dark)'))
    expect(dark.match(/--color-action: #6CC5BD;/g)).toHaveLength(2)
    expect(dark).not.toContain('--radius-card')
    expect(dark).not.toContain('--color-gold')
  })

  test('stops every movement when less is asked for', () => {
    expect(sheet.slice(sheet.indexOf('prefers-reduced-motion'))).toMatch(
      /--motion-quick: 0ms;\s+--motion-calm: 0ms;/,
    )
  })
})
