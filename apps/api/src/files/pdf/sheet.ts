import { fileURLToPath } from 'node:url'

/** A document of pdfkit. */
export type Pdf = PDFKit.PDFDocument

/** A document that is written, and the element that holds its parts for screen readers. */
export interface Sheet {
  doc: Pdf
  root: PDFKit.PDFStructureElement
}

/** The colours of text and lines on paper. */
export const paper = { ink: '#1A1F1D', soft: '#565B55', line: '#E2DCD0' } as const

const pathOf = (font: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${font}`))

// By path: pdfkit keeps a font that it read from a path, and reads any other again for each cell of a table.
const fonts = {
  text: pathOf('instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
  strong: pathOf('instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
  display: pathOf('bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
}

/** Begins a document on A4 in the fonts of the product, tagged for screen readers. */
export async function beginSheet(about: { title: string; author: string; margin: number }): Promise<Sheet> {
  // When the first one is written: the library and its fonts take 30 MB, which most servers never need.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    ...{ size: 'A4', lang: 'pt-BR', tagged: true, displayTitle: true, bufferPages: true },
    ...{ pdfVersion: '1.7' as const, font: fonts.text, margin: about.margin },
    info: { Title: about.title, Author: about.author },
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root }
}

// Matches the letters that the fonts lack. Their plain form is written instead (`m2` for `m²`), or a question mark.
const unknown =
  /[^\n -~\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u00ff\u2010-\u2026]/gu

/** A text in the letters that a font has; that of headings has `²` and `³`, too. */
export function legible(text: string, font: keyof typeof fonts = 'text'): string {
  return text.replace(unknown, (letter) => {
    if (font === 'display' && /[²³]/.test(letter)) return letter
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
    return /^[ -~]+$/.test(plain) ? plain : '?'
  })
}

/** Chooses font, size in points and colour of the next text. */
export function look(doc: Pdf, font: keyof typeof fonts, size: number, color: string = paper.ink): Pdf {
  return doc.font(fonts[font]).fontSize(size).fillColor(color)
}

/** Writes a part that screen readers find as such. */
export function part(
  { doc, root }: Sheet,
  tag: 'H1' | 'P' | 'Figure',
  write: () => unknown,
  alt?: string,
): void {
  root.add(doc.struct(tag, alt === undefined ? {} : { alt }, () => void write()))
}
