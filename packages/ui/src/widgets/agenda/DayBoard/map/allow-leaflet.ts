type Policies = {
  defaultPolicy: unknown
  createPolicy: (name: 'default', rules: { createHTML: (markup: string) => string | null }) => unknown
}

/** Leaflet tries out SVG with one piece of markup as it loads, which the policy of the pages refuses (rule trusted-types): allows that one, and nothing else. */
export function allowLeaflet(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return
  trustedTypes.createPolicy('default', { createHTML: (markup) => (markup === '<svg/>' ? markup : null) })
}
