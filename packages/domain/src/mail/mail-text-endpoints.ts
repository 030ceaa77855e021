import * as v from 'valibot'
import { Instant } from '../calendar/local-date.ts'
import { line } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'
import { mailTextProblems } from './mail-text-braces.ts'
import { mailKindNames } from './mail-texts.ts'

const kind = v.picklist(mailKindNames)

const opening = v.pipe(
  v.string('Escreva as primeiras linhas.'),
  v.trim(),
  v.nonEmpty('Escreva as primeiras linhas.'),
  v.maxLength(1000, 'Use no máximo 1000 caracteres.'),
  v.regex(/^[\P{Cc}\r\n]*$/u, 'Use apenas letras, números e sinais.'),
  v.transform((text) => text.replace(/\r\n?/g, '\n')),
)

/** New words of a mail; its placeholders are checked (rule mail-texts). */
export const MailTextForm = v.pipe(
  v.object({ kind, subject: line('Escreva o assunto.', 80), opening }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    const problems = mailTextProblems(value.kind, value)
    for (const key of ['subject', 'opening'] as const) {
      const message = problems[key]
      if (message === undefined) continue
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] })
    }
  }),
)
export type MailTextForm = v.InferOutput<typeof MailTextForm>

/** The words of a mail in force, and who changed them last; null while they are the original ones. */
export const KeptMailText = v.object({
  kind,
  subject: v.string(),
  opening: v.string(),
  changed: v.nullable(v.object({ by: v.string(), at: Instant })),
})
export type KeptMailText = v.InferOutput<typeof KeptMailText>

/** A part of a mail's body, top to bottom. */
export const MailPart = v.variant('is', [
  v.object({ is: v.literal('paragraph'), text: v.string() }),
  v.object({ is: v.literal('facts'), facts: v.array(v.object({ label: v.string(), value: v.string() })) }),
  v.object({ is: v.literal('list'), title: v.string(), items: v.array(v.string()) }),
  v.object({ is: v.literal('action'), label: v.string() }),
  v.object({ is: v.literal('remark'), text: v.string() }),
])
export type MailPart = v.InferOutput<typeof MailPart>

/** A mail as its reader sees it, with example facts. */
export const MailPreview = v.object({ subject: v.string(), parts: v.array(MailPart) })
export type MailPreview = v.InferOutput<typeof MailPreview>

/** The words of all mails that administrators change. */
export const listMailTexts = endpoint({
  method: 'GET',
  path: '/staff/settings/mails',
  summary: 'The words of all mails that administrators change.',
  audience: 'house',
  output: v.array(KeptMailText),
})

/** Applies to the next mail of any server process. */
export const saveMailText = endpoint({
  method: 'POST',
  path: '/staff/settings/mails',
  summary: 'Changes the words of a mail.',
  audience: 'house',
  body: MailTextForm,
  output: v.array(KeptMailText),
})

/** Gives a mail its original words back. */
export const resetMailText = endpoint({
  method: 'POST',
  path: '/staff/settings/mails/reset',
  summary: 'Gives a mail its original words back.',
  audience: 'house',
  body: v.object({ kind }),
  output: v.array(KeptMailText),
})

/** Writes a mail with unsaved words and example facts; nothing is sent or kept. */
export const previewMailText = endpoint({
  method: 'POST',
  path: '/staff/settings/mails/preview',
  summary: 'A mail with unsaved words and example facts.',
  audience: 'house',
  body: MailTextForm,
  output: MailPreview,
})
