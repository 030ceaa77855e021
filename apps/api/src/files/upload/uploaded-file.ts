/** A file out of a form: its bytes alone, as what a sender says about them proves nothing (rule file-bytes). */
export class UploadedFile {
  readonly bytes: Buffer
  /** Empty where a browser sends the field of a file that nobody chose. */
  readonly name: string

  constructor(bytes: Buffer, name: string) {
    this.bytes = bytes
    this.name = name
  }

  /** Files are not part of what is compared or searched as text. */
  toJSON(): null {
    return null
  }
}
