/** Whether there is a menu to share by, as phones have. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}
