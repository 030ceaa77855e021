/** Calls back when nothing was heard for a while, in ms; `heard` starts the wait anew, `end` gives up waiting. */
export function stallWatch(patience: number, onStall: () => void) {
  let timer = setTimeout(onStall, patience)
  return {
    heard(next = patience) {
      clearTimeout(timer)
      timer = setTimeout(onStall, next)
    },
    end: () => clearTimeout(timer),
  }
}
