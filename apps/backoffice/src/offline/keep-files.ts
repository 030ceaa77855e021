const script = '/backoffice/sw.js'

/** Allows the one script that a worker may be made of; other browsers take its address as it is. */
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
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  await navigator.serviceWorker.register(scriptAddress(), { scope: '/backoffice/' })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('keep')
}
