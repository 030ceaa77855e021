/** A mutation that breaks a documented behaviour of a widget; the widget's stories must fail. */
export interface Mutant {
  /** The folder of the widget and its stories, relative to packages/ui/src. */
  widget: string
  /** The file to change, relative to packages/ui/src. */
  file: string
  from: string
  /** Where `from` begins; without it, the one place that has it. */
  at?: number
  to: string
  /** What the broken widget does wrong. */
  broken: string
}

/** Returns a function that makes the mutants of one widget; `file` is relative to the folder of the widget. */
export function widget(folder: string) {
  return (file: string, from: string, to: string, broken: string): Mutant => ({
    widget: folder,
    file: new URL(file, `file:///${folder}/`).pathname.slice(1),
    from,
    to,
    broken,
  })
}
