import { describe, expect, test } from 'vitest'
import { readCaptions } from './captions.ts'

const vtt =
  'WEBVTT\n\n00:00.500 --> 00:02.000\nA sala tem sol da manhã.\n\n00:02.000 --> 01:00:04.000 line:80%\nE varanda.\n'

describe('captions (rule video-files)', () => {
  test('WebVTT stays as it is, whatever its line ends', () => {
    expect(readCaptions(vtt)).toEqual({ text: vtt, refusal: null })
    expect(readCaptions(`\ufeff${vtt.replaceAll('\n', '\r\n')}\r\n\r\n`).text).toBe(vtt)
  })

  test('notes and styles are left out: a style could load a picture of others', () => {
    const styled = vtt.replace(
      'WEBVTT\n',
      'WEBVTT - Visita\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE de ninguém\n',
    )
    expect(readCaptions(styled).text).toBe(vtt)
  })

  test('an SRT is converted: points for commas, and no marks that would be read as text', () => {
    const srt =
      '1\n00:00:00,500 --> 00:00:02,000\n{\\an8}<font color="red">A sala</font>\n<i>tem sol</i>\n\n2\n00:00:02,000 --> 00:00:04,000\nR$ 1,500\n'
    expect(readCaptions(srt).text).toBe(
      'WEBVTT\n\n1\n00:00:00.500 --> 00:00:02.000\nA sala\n<i>tem sol</i>\n\n2\n00:00:02.000 --> 00:00:04.000\nR$ 1,500\n',
    )
  })

  test.each([
    ['uma carta', 'Este arquivo não é de legendas. Envie um WebVTT (.vtt) ou um SRT (.srt).'],
    ['', 'Este arquivo não é de legendas. Envie um WebVTT (.vtt) ou um SRT (.srt).'],
    ['WEBVTTX\n\n', 'Este arquivo não é de legendas. Envie um WebVTT (.vtt) ou um SRT (.srt).'],
    ['WEBVTT', 'Este arquivo não tem nenhuma legenda.'],
    ['WEBVTT\n00:00.500 --> 00:02.000\nA', 'Falta uma linha vazia depois de WEBVTT.'],
    ['WEBVTT\n\nsó texto', 'A legenda 1 não tem os tempos de início e fim.'],
    ['WEBVTT\n\na\nb\n00:00.500 --> 00:02.000\nc', 'A legenda 1 tem linhas demais antes dos tempos.'],
    [`${vtt}\n0:1 --> 0:2\nx`, 'A legenda 3 tem um tempo fora do formato 00:00:01.500 --> 00:00:04.000.'],
    ['WEBVTT\n\n00:02.000 --> 00:02.000\nx', 'A legenda 1 termina antes de começar.'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n', 'A legenda 1 está sem texto.'],
    [
      'WEBVTT\n\n00:01.000 --> 00:02.000\nManh\ufffd',
      'As legendas não estão em UTF-8. Salve o arquivo como UTF-8 e envie de novo.',
    ],
    [`WEBVTT${'\n\n00:01.000 --> 00:02.000\nx'.repeat(5001)}`, 'Use no máximo 5000 legendas.'],
  ])('%j is refused with the reason', (source, refusal) => {
    expect(readCaptions(source)).toEqual({ text: null, refusal })
  })
})
