/** The design of a fictional company's logo. */
export type LogoShape = 'towers' | 'waves' | 'sun' | 'arch'

/** The logo of a demo company. */
export interface DemoLogo {
  shape: LogoShape
  colour: string
}

const shapes: Record<LogoShape, string> = {
  towers:
    '<rect x="70" y="120" width="50" height="130"/><rect x="135" y="70" width="50" height="180"/><rect x="200" y="150" width="50" height="100"/>',
  waves:
    '<g fill="none" stroke="currentColor" stroke-width="22" stroke-linecap="round"><path d="M60 120q50-60 100 0t100 0"/><path d="M60 175q50-60 100 0t100 0"/><path d="M60 230q50-60 100 0t100 0"/></g>',
  sun: '<circle cx="160" cy="190" r="62"/><rect x="60" y="190" width="200" height="70" fill="#fff"/><g stroke="currentColor" stroke-width="16" stroke-linecap="round"><path d="M160 62v34M72 104l24 24M248 104l-24 24M50 190h20M250 190h20"/></g>',
  arch: '<path d="M70 250V160a90 90 0 0 1 180 0v90h-40v-90a50 50 0 0 0-100 0v90z"/>',
}

/** Draws a logo as a PNG of 320 px. */
export async function drawLogo({ shape, colour }: DemoLogo): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // SVG is allowed for our own source; uploads are checked by their bytes before anything opens them.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" color="${colour}" fill="${colour}">
    <rect width="320" height="320" rx="48" fill="#fff"/>${shapes[shape]}</svg>`
  return sharp(Buffer.from(svg.replaceAll('currentColor', colour)))
    .png()
    .toBuffer()
}
