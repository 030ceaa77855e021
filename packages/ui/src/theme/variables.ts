import type { Brand, Palette } from './brand.ts'

function paletteVariables({ tones, shadow, ...colors }: Palette): string {
  const lines = Object.entries(colors).map(([name, value]) => `--color-${name}: ${value};`)
  for (const [name, { text, fill }] of Object.entries(tones)) {
    lines.push(`--tone-${name}-text: ${text};`, `--tone-${name}-fill: ${fill};`)
  }
  return `${lines.join('\n')}\n--shadow-float: ${shadow};`
}

/** Light or dark: by the system's setting, or fixed. */
export type Mode = 'auto' | 'light' | 'dark'

/** Returns a brand's CSS declarations for one selector; `auto` follows the system's setting without script. */
export function themeVariables(brand: Brand, mode: Mode): string {
  const base = `
    --font-text: ${brand.fonts.text};
    --font-display: ${brand.fonts.display};
    --radius-control: ${brand.radius.control};
    --radius-card: ${brand.radius.card};
    --motion-quick: 120ms;
    --motion-calm: 200ms;
    ${paletteVariables(mode === 'dark' ? brand.dark : brand.light)}
    color-scheme: ${mode === 'auto' ? 'light dark' : mode};
    color: var(--color-ink);
    font-family: var(--font-text);
    @media (prefers-reduced-motion: reduce) {
      --motion-quick: 0ms;
      --motion-calm: 0ms;
    }
  `
  if (mode !== 'auto') return base
  return `${base}
    @media (prefers-color-scheme: dark) {
      ${paletteVariables(brand.dark)}
    }
  `
}
