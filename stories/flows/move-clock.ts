/** Moves the clock of a process or page forward by replacing `Date`. Self-contained, so that it can be serialized into a page. */
export function moveClock(milliseconds: number): void {
  const Before = globalThis.Date
  globalThis.Date = class extends Before {
    constructor(...args: [] | [number | string | Date]) {
      if (args.length === 0) super(Before.now() + milliseconds)
      else super(...(args as [number]))
    }

    static override now(): number {
      return Before.now() + milliseconds
    }
  } as DateConstructor
}
