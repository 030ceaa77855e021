/** An answer that is JSON text already; `serve` sends it as it is. Whoever wrote it sees to it that the schema of its endpoint holds. */
export class WrittenAnswer {
  readonly text: Buffer

  /** Takes the text of `data`, and adds the envelope. */
  constructor(data: string) {
    this.text = Buffer.from(`{"data":${data}}`)
  }
}
