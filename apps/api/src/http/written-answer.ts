/** An answer that was checked by its endpoint's schema and written as JSON text, envelope included; `serve` sends it as it is. */
export class WrittenAnswer {
  readonly text: Buffer

  constructor(data: unknown) {
    this.text = Buffer.from(JSON.stringify({ data }))
  }
}
