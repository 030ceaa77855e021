import { listMailTexts, previewMailText, resetMailText, saveMailText } from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Serve } from '../http/serve.ts'
import { readHouseBrand } from '../settings/repository/house-brand.ts'
import { changeMailText } from './change-mail-text.ts'
import { exampleLetter } from './example-letters.ts'
import { readMailTexts } from './repository/mail-texts.ts'

/** "Textos dos e-mails": the words of the mails to clients and to people at the property (rule mail-texts). */
export function mailTextRoutes(serve: Serve, links: Links): void {
  serve(listMailTexts, ({ db }) => readMailTexts(db))

  serve(saveMailText, ({ db, viewer, body: { kind, ...text }, now }) =>
    changeMailText(db, staffOf(viewer).userId, { kind, text }, now),
  )

  serve(resetMailText, ({ db, viewer, body: { kind }, now }) =>
    changeMailText(db, staffOf(viewer).userId, { kind, text: null }, now),
  )

  serve(previewMailText, async ({ db, body: { kind, ...text } }) => {
    const { subject, parts } = exampleLetter(kind, links).writtenBy(await readHouseBrand(db), text)
    return { subject, parts }
  })
}
