/** The hosts whose pages may be framed: tours and videos, loaded on click (rule safe-links). */
const players = 'https://my.matterport.com https://www.youtube-nocookie.com https://player.vimeo.com'

function policy(directives: Record<string, string>, https: boolean): string {
  const all = Object.entries(directives).map(([name, value]) => `${name} ${value}`)
  return [...all, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/** For the apps' pages: no inline script, inline styles only with the nonce of this load, pictures of one other host at most (`pictures` is an address there, rule day-map), and no forms without code unless `forms`. */
export function pagePolicy(
  nonce: string,
  { https, pictures, forms }: { https: boolean; pictures: string | null; forms: boolean },
): string {
  const host = pictures === null ? '' : ` ${new URL(pictures).origin}`
  return policy(
    {
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': `'self' 'nonce-${nonce}'`,
      'img-src': `'self' data: blob:${host}`,
      // `blob:` shows a frame of a video before it is sent.
      'media-src': "'self' blob:",
      'frame-src': players,
      'object-src': "'none'",
      'base-uri': "'none'",
      // A form that is sent before its code has arrived would put what was typed into the address.
      'form-action': forms ? "'self'" : "'none'",
      'frame-ancestors': "'none'",
    },
    https,
  )
}

/** Where browsers report violations of a policy. */
export const reportPath = '/api/policy-reports'

/**
 * The policies that code of the back office may create: one allows the address of its worker, the other the one piece of markup that the
 * map's library tries as it loads (rule trusted-types). Code of all other pages may create none.
 */
export const officeTrustedTypes = ['ensaio-worker', 'default'] as const

/**
 * Refuses code that makes script or markup of text, unless a policy of these names allows it (rule trusted-types). It stands beside the
 * policy of pages, so that only its violations are reported, and not those of browser extensions.
 */
export function trustedTypesPolicy(names: readonly string[]): string {
  const allowed = names.length === 0 ? "'none'" : names.join(' ')
  return `require-trusted-types-for 'script'; trusted-types ${allowed}; report-uri ${reportPath}`
}

/** For Storybook, whose pages use inline scripts and styles and frame each other. */
export function bookPolicy(https: boolean): string {
  return policy(
    {
      'default-src': "'self'",
      'script-src': "'self' 'unsafe-inline'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'worker-src': "'self' blob:",
      'media-src': "'self' blob:",
      'frame-src': `'self' ${players}`,
      'object-src': "'none'",
      'base-uri': "'self'",
      'frame-ancestors': "'self'",
    },
    https,
  )
}

/** For answers that are not pages: they may load nothing and be framed nowhere. */
export const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/**
 * For a pdf shown inline: as above without `sandbox`, under which browsers show no pdf. Uploads with active content are refused, and
 * the browser's viewer is isolated from our pages.
 */
export const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
