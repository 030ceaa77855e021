let loading = 0

/** Is code being fetched that the page can do without? */
export function isLoadingQuietly(): boolean {
  return loading > 0
}

/** Fetches code that the page can do without: should it be gone, the caller hears it, and the page is not reloaded under what was typed. */
export async function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module> {
  loading += 1
  try {
    return await load()
  } finally {
    loading -= 1
  }
}
