// Loaded before a server (`--import`), its clock goes wrong by CLOCK_SHIFT milliseconds, for tests.
const shift = Number(process.env.CLOCK_SHIFT)
const RightDate = Date

class ShiftedDate extends RightDate {
  constructor(...given: [] | [number | string | Date]) {
    const [value] = given
    super(value === undefined ? RightDate.now() + shift : value)
  }
  static override now(): number {
    return RightDate.now() + shift
  }
}

// More than one part (year, month …) is never used: times are instants or text.
globalThis.Date = ShiftedDate as DateConstructor
