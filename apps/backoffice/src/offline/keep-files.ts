const base = '/backoffice/'
const script = `${base}sw.js`

/** Allows the one script that a worker may be made of (rule trusted-types); other browsers take its address as it is. */
function scriptAddress(): string {
  const policies = (window as { trustedTypes?: TrustedTypes }).trustedTypes
  return (
    policies?.createPolicy('ensaio-worker', { createScriptURL: () => script }).createScriptURL('') ?? script
  )
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): string }
}

let asked: Promise<void> | undefined

/** Keeps the page and the files of a photographer's pages on this device, so that it opens without a network (rule kept-steps). Once a visit. */
export function keepFiles(): Promise<void> {
  asked ??= keep().catch(() => undefined)
  return asked
}

async function keep(): Promise<void> {
  // Storybook, which is built, too, has no worker to keep its files.
  const { PROD, BASE_URL } = import.meta.env
  if (!('serviceWorker' in navigator) || !PROD || BASE_URL !== base) return
  await navigator.serviceWorker.register(scriptAddress(), { scope: base })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('keep')
}
