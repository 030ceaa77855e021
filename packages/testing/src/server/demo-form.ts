/** A form as a browser sends it: its body and its content type. */
export interface SentForm {
  payload: Buffer
  headers: { 'content-type': string }
}

/** Writes fields and files as multipart form data. */
export async function multipart(
  fields: Record<string, string | { bytes: Uint8Array; name: string; type: string }>,
): Promise<SentForm> {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.set(field, value)
    else form.set(field, new Blob([Uint8Array.from(value.bytes)], { type: value.type }), value.name)
  }
  const written = new Response(form)
  return {
    payload: Buffer.from(await written.arrayBuffer()),
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
  }
}
