let loading = 0

/** Is optional code being fetched? */
export function isLoadingQuietly(): boolean {
  return loading > 0
}

/** Fetches optional code: when it is gone after a deploy, the promise rejects instead of reloading the page, so that typed text stays. */
export async function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module> {
  loading += 1
  try {
    return await load()
  } finally {
    loading -= 1
  }
}
