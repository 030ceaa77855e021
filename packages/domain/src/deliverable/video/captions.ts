/** Captions that were read: WebVTT to be kept, or the sentence that says why not. */
export type ReadCaptions = { text: string; refusal: null } | { text: null; refusal: string }

const stamp = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)[.,](\d{3})`
const times = new RegExp(String.raw`^\s*${stamp}[ \t]+-->[ \t]+${stamp}(?:[ \t]+(.*))?\s*$`)

const mostCues = 5000

function secondsOf([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: readonly (
  | string
  | undefined
)[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000
}

function refused(refusal: string): ReadCaptions {
  return { text: null, refusal }
}

/** `00:00:01,500` → `00:00:01.500`, in the line of times of a cue. */
const dotted = (line: string) => line.replace(/(\d),(\d{3})(?!\d)/g, '$1.$2')

/** Players of SRT colour and size words; players of WebVTT would show these marks as text. */
const withoutFonts = (line: string) => line.replace(/<\/?font\b[^>]*>/gi, '').replace(/\{\\[^}]*\}/g, '')

/** Why one block of a file is no cue, as the end of a sentence; null when it is one. */
function cueProblem(lines: readonly string[]): string | null {
  const at = lines.findIndex((line) => line.includes('-->'))
  if (at < 0) return 'não tem os tempos de início e fim'
  if (at > 1) return 'tem linhas demais antes dos tempos'
  const found = (lines[at] ?? '').match(times)
  if (found === null) return 'tem um tempo fora do formato 00:00:01.500 --> 00:00:04.000'
  if (secondsOf(found.slice(5, 9)) <= secondsOf(found.slice(1, 5))) return 'termina antes de começar'
  if (lines.slice(at + 1).every((line) => line.trim() === '')) return 'está sem texto'
  return null
}

/**
 * Reads a captions file and answers WebVTT: such a file as it is, with one kind of line ends, or an SRT converted (rule video-files). A
 * refusal names the block of the file that is wrong.
 */
export function readCaptions(source: string): ReadCaptions {
  const plain = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  if (plain.includes('\ufffd') || plain.includes('\0')) {
    return refused('As legendas não estão em UTF-8. Salve o arquivo como UTF-8 e envie de novo.')
  }
  const isVtt = /^WEBVTT(?:[ \t\n]|$)/.test(plain)
  if (!isVtt && !/^\s*\d+[ \t]*\n.*-->/.test(plain)) {
    return refused('Este arquivo não é de legendas. Envie um WebVTT (.vtt) ou um SRT (.srt).')
  }
  const blocks = plain
    .trim()
    .split(/\n(?:[ \t]*\n)+/)
    .map((block) => block.split('\n'))
  const head = isVtt ? blocks.slice(0, 1) : []
  const rest = isVtt ? blocks.slice(1) : blocks
  if (head.some((lines) => lines.some((line) => line.includes('-->')))) {
    return refused('Falta uma linha vazia depois de WEBVTT.')
  }
  const isCue = ([first = '']: readonly string[]) => !(isVtt && /^(NOTE|STYLE|REGION)\b/.test(first))
  const cues = rest.filter(isCue)
  if (cues.length === 0) return refused('Este arquivo não tem nenhuma legenda.')
  if (cues.length > mostCues) return refused(`Use no máximo ${mostCues} legendas.`)
  for (const [place, lines] of cues.entries()) {
    const problem = cueProblem(lines)
    if (problem !== null) return refused(`A legenda ${place + 1} ${problem}.`)
  }
  // Styles could load pictures of others; nothing of a house needs them.
  const kept = isVtt ? cues : cues.map((lines) => lines.map(withoutFonts))
  const written = kept.map((lines) =>
    lines.map((line) => (line.includes('-->') ? dotted(line) : line)).join('\n'),
  )
  return { text: `${['WEBVTT', ...written].join('\n\n')}\n`, refusal: null }
}
