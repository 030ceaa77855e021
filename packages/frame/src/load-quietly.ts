let loading = 0

/** Is optional code being fetched? */
export function isLoadingQuietly(): boolean {
  return loading > 0
}

/** Resolves once what was pressed is painted; in a page that nobody sees, when it is seen. */
const afterPaint = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))

/**
 * Fetches optional code, after the paint of what was pressed: asking for a file takes a slow phone several ms. When it is gone after a
 * deploy, the promise rejects instead of reloading the page, so that typed text stays.
 */
export async function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module> {
  await afterPaint()
  loading += 1
  try {
    return await load()
  } finally {
    loading -= 1
  }
}
