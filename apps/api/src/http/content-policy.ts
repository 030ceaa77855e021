/** Whose pages may be framed: tours and videos, click to load (rule safe-links). */
const players = 'https://my.matterport.com https://www.youtube-nocookie.com https://player.vimeo.com'

function policy(directives: Record<string, string>, https: boolean): string {
  const all = Object.entries(directives).map(([name, value]) => `${name} ${value}`)
  return [...all, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/** For the portal's page: no inline script at all, styles by the nonce of this load. */
export function pagePolicy(nonce: string, https: boolean): string {
  return policy(
    {
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': `'self' 'nonce-${nonce}'`,
      'img-src': "'self' data: blob:",
      'frame-src': players,
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    },
    https,
  )
}

/** Where browsers tell of what a policy was broken by. */
export const reportPath = '/api/policy-reports'

/** Told about, and not yet forbidden: code that writes markup or script from text, past Trusted Types. */
export const watchedPolicy = `require-trusted-types-for 'script'; report-uri ${reportPath}`

/** For Storybook, whose own pages carry inline scripts and styles and frame each other. */
export function bookPolicy(https: boolean): string {
  return policy(
    {
      'default-src': "'self'",
      'script-src': "'self' 'unsafe-inline'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'worker-src': "'self' blob:",
      'frame-src': `'self' ${players}`,
      'object-src': "'none'",
      'base-uri': "'self'",
      'frame-ancestors': "'self'",
    },
    https,
  )
}

/** For everything that is no page: it may load nothing and be framed nowhere. */
export const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/**
 * For a pdf that is looked at: as above, less `sandbox`, under which browsers show no pdf at all. What could act in it was refused
 * when it came in, and a browser's viewer runs apart from our pages.
 */
export const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
