/** Would the browser ask before the page is closed or reloaded now? */
export function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
