import { Failure } from '@ensaio/domain'
import { type Ask, type FirstAnswers, FirstAnswersContext, type Remote, waiting } from '@ensaio/ui'
import { type ReactNode, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { ServerStyleSheet } from 'styled-components'
import type { WrittenAnswer } from './first-view.ts'
import { ModulesContext } from './modules.ts'
import { OriginContext } from './origin.ts'
import { RedirectsContext } from './Redirect.tsx'
import { remoteOf } from './read-first-view.ts'
import { ReadyContext } from './ready.ts'
import type { PageRequest } from './server-caller.ts'

/** A page as a server writes it. */
export interface WrittenView {
  /** Title and other tags of the head. */
  head: string
  body: string
  /** The styles of this page, as `style` elements. */
  styles: string
  answers: Record<string, WrittenAnswer>
  /** The address that this page leads to, where it is another one (rule first-view). */
  redirect: string | null
  /** The source files whose code the browser needs first: that which the page begins with, and its parts on demand. */
  modules: string[]
}

/** Refusals that are part of a page, such as an unknown ensaio; all others are asked for again by the browser. */
const isWritten = (reason: unknown): reason is Failure => reason instanceof Failure && reason.status === 404

/** Asks each question once, and keeps the answers. */
function askOnce(signal: AbortSignal): FirstAnswers & { found: Record<string, WrittenAnswer> } {
  const found: Record<string, WrittenAnswer> = {}
  const asked = new Map<string, Promise<Remote<never>>>()

  async function answerTo(place: string, ask: Ask<unknown>): Promise<Remote<never>> {
    try {
      // As it will arrive in the browser.
      const value: unknown = JSON.parse(JSON.stringify(await ask(signal)))
      found[place] = { value }
    } catch (reason) {
      if (!isWritten(reason)) return waiting
      const { code, message, fields } = reason
      found[place] = { refusal: { error: true, code, error_message: message, fields: { ...fields } } }
    }
    return remoteOf(found[place])
  }

  return {
    found,
    at(place, ask) {
      const known = asked.get(place) ?? answerTo(place, ask)
      asked.set(place, known)
      return known
    },
  }
}

/** The tags that React hoists into the head of a page: it writes them before the markup of a part of a page. */
const hoisted = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The rule that styles what has a `data-style` attribute with this text. */
function ruleOf(attribute: string): string {
  const css = attribute.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
  return `#root [data-style=${JSON.stringify(css)}]{${css}}`
}

/**
 * Moves inline styles, which the pages' policy forbids in markup, into rules of a style sheet; `giveStylesBack` undoes that in the browser,
 * where React expects them.
 */
function moveStyles(markup: string): { body: string; rules: string } {
  const rules = new Set<string>()
  const body = markup.replaceAll(/ style="([^"]*)"/g, (_, css: string) => {
    rules.add(ruleOf(css))
    return ` data-style="${css}"`
  })
  return { body, rules: [...rules].join('') }
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const piece of stream) text += piece.toString()
  return text
}

/**
 * Writes a page on the server, once the answers to its questions are there; a question that fails is written as waiting, and asked again by
 * the browser. Rejects when `signal` aborts before.
 */
export async function writeView(
  page: ReactNode,
  {
    origin,
    signal,
    code,
  }: Pick<PageRequest, 'origin' | 'signal'> & {
    /** The source file that shows the page in a browser. */
    code?: string | undefined
  },
): Promise<WrittenView> {
  const sheet = new ServerStyleSheet()
  const answers = askOnce(signal)
  const modules = new Set(code === undefined ? [] : [code])
  const redirects: { to: string | null } = { to: null }
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <StrictMode>
          <ReadyContext value={null}>
            <OriginContext value={origin}>
              <FirstAnswersContext value={answers}>
                <ModulesContext value={modules}>
                  <RedirectsContext value={redirects}>{page}</RedirectsContext>
                </ModulesContext>
              </FirstAnswersContext>
            </OriginContext>
          </ReadyContext>
        </StrictMode>,
      ),
      // Parts of any size stand where they belong: moving them into place would need a script in the page.
      { signal, progressiveChunkSize: Number.POSITIVE_INFINITY, onError: () => undefined },
    )
    const text = await textOf(prelude)
    // What React has of it then lacks parts, or all.
    signal.throwIfAborted()
    const head = hoisted.exec(text)?.[0] ?? ''
    const { body, rules } = moveStyles(text.slice(head.length))
    return {
      head,
      body,
      styles: sheet.getStyleTags() + (rules === '' ? '' : `<style>${rules}</style>`),
      answers: answers.found,
      redirect: redirects.to,
      modules: [...modules],
    }
  } finally {
    sheet.seal()
  }
}
