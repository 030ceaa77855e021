// Loaded before a server (`--import`), shifts its clock by CLOCK_SHIFT milliseconds, for tests.
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

// Dates are never created from parts (year, month …): times are instants or text.
globalThis.Date = ShiftedDate as DateConstructor
