/** Calls back after a silence of the given ms; `heard` restarts the timer, `end` stops it. */
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
