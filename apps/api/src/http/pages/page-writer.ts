import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Instant, type Publisher, staffScopes, type User } from '@ensaio/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AppName, apiPaths, loginCookie } from '../../accounts/login-session.ts'

/** What the code of an app needs to know to write a page. */
interface PageRequest {
  origin: string
  address: { pathname: string; search: string }
  user: User | null
  now: Instant
  publisher: Publisher
  ask: (question: Request) => Promise<Response>
  signal: AbortSignal
}

interface WrittenView {
  head: string
  body: string
  styles: string
  answers: object
  redirect: string | null
  modules: readonly string[]
}

/** The code of an app's build that writes its pages, and the files that each module on demand loads. */
interface Writer {
  write(page: string, request: PageRequest): Promise<WrittenView>
  files: Record<string, readonly string[]>
}

/** A page in parts, for the places in its HTML file. */
export interface PageParts {
  head: string
  body: string
}

/** Resolves the address that a visitor is led to: signed-out ones go to the login page of the app. */
export interface PageRedirect {
  redirect: string
}

/** The time in which a page must be written, in milliseconds; after it, the browser shows the page alone. */
const patience = 1500

async function load(folder: string): Promise<Writer> {
  const [{ write }, files] = await Promise.all([
    import(pathToFileURL(join(folder, 'server', 'write.js')).href),
    readFile(join(folder, 'server', 'files.json'), 'utf8'),
  ])
  return { write, files: JSON.parse(files) }
}

/** JSON inside a page: no text of it can end the element. */
function jsonElement(attributes: string, data: unknown): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/**
 * Writes the first view of an app's pages: markup with its data, styles and the files to be loaded, so that nothing waits for code or for
 * another answer. The questions of a page go through the API as those of its browser would, with its cookie and address: rights, limits and
 * figures are the same.
 */
export function pageWriter(
  app: FastifyInstance,
  { folder, name, publicUrl }: { folder: string; name: AppName; publicUrl: string },
) {
  const { name: cookieName } = loginCookie(name, publicUrl.startsWith('https:'))
  const admitted: readonly string[] = name === 'portal' ? ['client'] : staffScopes
  let loading: Promise<Writer | null> | undefined

  function asking(request: FastifyRequest) {
    const { cookie, 'user-agent': agent } = request.headers
    const headers = {
      ...(cookie && { cookie }),
      ...(agent && { 'user-agent': agent }),
      origin: new URL(publicUrl).origin,
    }
    return async (question: Request): Promise<Response> => {
      const { pathname, search } = new URL(question.url)
      if (!pathname.startsWith(`${apiPaths[name]}/`))
        throw new Error(`${pathname} is no question to the API.`)
      const payload = question.method === 'GET' ? undefined : await question.text()
      const answer = await app.inject({
        method: question.method as 'GET' | 'POST',
        url: pathname + search,
        remoteAddress: request.ip,
        headers: { ...Object.fromEntries(question.headers), ...headers },
        ...(payload === undefined ? {} : { payload }),
      })
      return new Response(new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type']) },
      })
    }
  }

  /** Who is signed in; undefined where that cannot be told. */
  async function viewerOf(
    request: FastifyRequest,
    ask: PageRequest['ask'],
  ): Promise<User | null | undefined> {
    const isSignedIn = (request.headers.cookie ?? '')
      .split('; ')
      .some((one) => one.startsWith(`${cookieName}=`))
    if (!isSignedIn) return null
    const answer = await ask(new Request(`${publicUrl}${apiPaths[name]}/auth/user`))
    if (answer.status !== 200) return undefined
    const { data } = (await answer.json()) as { data: User | null }
    return data === null || admitted.includes(data.scope) ? data : undefined
  }

  /** Returns the parts of a page, or where it leads; null where it cannot be written, and the browser does it all. */
  return async (
    request: FastifyRequest,
    { page, now, publisher }: { page: string; now: Instant; publisher: Publisher },
  ): Promise<PageParts | PageRedirect | null> => {
    loading ??= load(folder).catch(() => null)
    const writer = await loading
    if (writer === null) return null
    try {
      const ask = asking(request)
      const user = await viewerOf(request, ask)
      if (user === undefined) return null
      const [pathname = '/', query] = request.url.split('?', 2)
      const address = { pathname, search: query ? `?${query}` : '' }
      const origin = `${request.protocol}://${request.host}`
      const signal = AbortSignal.timeout(patience)
      const view = await writer.write(page, { origin, address, user, now, publisher, ask, signal })
      if (view.redirect) return { redirect: view.redirect }
      const files = new Set(view.modules.flatMap((module) => writer.files[module] ?? []))
      const modules = [...files].map((file) => `<link data-module crossorigin href="${file}">`)
      // Painted as one: on a slow network what is read first would move as the rest of the page arrives. The element expected is the one
      // after the page, since browsers wait for its beginning alone.
      const whole = '<link rel="expect" href="#first-view" blocking="render">'
      const styles = view.styles.replaceAll('<style', '<style nonce="__CSP_NONCE__"')
      const known = jsonElement('type="application/json" id="first-view"', {
        origin,
        now,
        user,
        answers: view.answers,
      })
      return {
        head: [view.head, whole, ...modules, styles].join('\n    '),
        body: `<div id="root">${view.body}</div>\n    ${known}`,
      }
    } catch (error) {
      request.log.error({ err: error }, 'page not written')
      return null
    }
  }
}
