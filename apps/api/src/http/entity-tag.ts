/** Does the caller have this answer already (RFC 9110 §13.1.2)? Proxies may have marked the tag as weak. */
export function hasTag(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes(tag) || known.includes('*')
}
