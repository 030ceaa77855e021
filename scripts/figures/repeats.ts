const runLength = 6
/** A run found in more places than this is common syntax, not a repetition. */
const common = 8

interface Line {
  text: string
  number: number
}

/** A run of equal lines in two places. */
export interface Repeat {
  left: string
  leftLine: number
  right: string
  rightLine: number
  lines: number
}

function meaningfulLines(text: string): Line[] {
  return text
    .split('\n')
    .map((line, index) => ({ text: line.trim().replace(/\s+/g, ' '), number: index + 1 }))
    .filter(
      ({ text: line }) =>
        /[a-z0-9]/i.test(line) && !/^(\/\/|\/?\*|import\b|export .* from\b|} from\b)/.test(line),
    )
}

/** Returns pairs of places that share at least six equal lines; comments, imports and lone punctuation do not count. */
export function repeats(files: ReadonlyMap<string, string>): Repeat[] {
  const lines = new Map([...files].map(([path, text]) => [path, meaningfulLines(text)]))
  const places = new Map<string, { path: string; at: number }[]>()
  for (const [path, own] of lines) {
    for (let at = 0; at + runLength <= own.length; at++) {
      const key = own
        .slice(at, at + runLength)
        .map(({ text }) => text)
        .join('\n')
      const known = places.get(key)
      if (known) known.push({ path, at })
      else places.set(key, [{ path, at }])
    }
  }
  const found = new Map<string, Repeat>()
  const lineAt = (path: string, at: number) => lines.get(path)?.[at]
  for (const spots of places.values()) {
    if (spots.length < 2 || spots.length > common) continue
    for (const [index, left] of spots.entries()) {
      for (const right of spots.slice(index + 1)) {
        const before = [lineAt(left.path, left.at - 1)?.text, lineAt(right.path, right.at - 1)?.text]
        if (before[0] !== undefined && before[0] === before[1]) continue
        let length = runLength
        while (
          lineAt(left.path, left.at + length) !== undefined &&
          lineAt(left.path, left.at + length)?.text === lineAt(right.path, right.at + length)?.text
        )
          length++
        const pair = `${left.path} ${right.path}`
        const known = found.get(pair)
        if (known && known.lines >= length) continue
        found.set(pair, {
          left: left.path,
          leftLine: lineAt(left.path, left.at)?.number ?? 0,
          right: right.path,
          rightLine: lineAt(right.path, right.at)?.number ?? 0,
          lines: length,
        })
      }
    }
  }
  return [...found.values()].toSorted((one, other) => other.lines - one.lines)
}
