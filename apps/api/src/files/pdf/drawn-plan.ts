import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A PDF of so many pages for tests, each with a red square on white; another `mark` makes other bytes. */
export function drawnPlan(pages: number, mark = 'planta'): Promise<Buffer> {
  const doc = new PDFDocument({ size: [400, 200], info: { Title: mark } })
  for (let nth = 0; nth < pages; nth += 1) {
    if (nth > 0) doc.addPage()
    doc.rect(0, 0, 200, 200).fill('#ff0000')
  }
  doc.end()
  return buffer(doc)
}
