/** The parameter of the login page with the page to return to, where a server led there. */
export const returnParameter = 'voltar'

const anywhere = 'https://ensaio.invalid'

/** A path of this app, and not an address elsewhere that looks like one. */
function isPath(text: string): boolean {
  return text.startsWith('/') && URL.canParse(text, anywhere) && new URL(text, anywhere).origin === anywhere
}

/** The page to return to after signing in, as the app or the server remembered it; null without one, and for an address elsewhere. */
export function returnPath({ state, search }: { state: unknown; search: string }): string | null {
  const from = (state as { from?: unknown } | null)?.from ?? new URLSearchParams(search).get(returnParameter)
  return typeof from === 'string' && isPath(from) ? from : null
}
