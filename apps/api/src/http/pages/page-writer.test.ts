import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'

/** An app whose pages show what the server gives their code; some addresses make it fail. */
const writer = `export async function write(name, { address, origin, user, now, ask, publisher }) {
  if (address.pathname === '/broken') throw new Error('broken')
  const asked = /^[?]ask=(.*)/.exec(address.search)?.[1] ?? ''
  const answer = asked === '' ? null : await (await ask(new Request('http://nowhere' + asked))).json()
  const shown = { name, address, origin, user: user?.email ?? null, now, publisher: Object.keys(publisher) }
  const redirect = address.pathname === '/team' ? '/login?voltar=%2Fteam' : null
  return {
    redirect, head: '<title>Escrita</title>', body: '<p>' + JSON.stringify(shown) + '</p>', styles: '<style>p{}</style>',
    answers: { place: { value: answer ?? '</script><script>alert(1)</script>' } }, modules: ['src/Page.tsx', 'src/Unknown.tsx'],
  }
}`

let folder: string
let demo: DemoApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensaio-writer-'))
  await mkdir(join(folder, 'server'))
  for (const page of ['index', 'landing', 'calendar'])
    await writeFile(
      join(folder, `${page}.html`),
      '<html><head><title>Ensaio</title></head><body><div id="root"></div></body></html>',
    )
  await writeFile(join(folder, 'server', 'write.js'), writer)
  await writeFile(join(folder, 'server', 'files.json'), '{"src/Page.tsx":["/assets/a.js","/assets/b.js"]}')
  demo = await openDemoApp({ now: noon, portal: folder })
})
afterAll(async () => {
  await demo.close()
  await rm(folder, { recursive: true })
})

const html = { accept: 'text/html' }

/** What a page shows of what its code was given. */
const shownIn = (text: string) => JSON.parse(/<p>(.*?)<\/p>/.exec(text)?.[1] ?? 'null')
/** What the browser gets with the page. */
const knownIn = (text: string) =>
  JSON.parse(/<script type="application\/json" id="first-view">(.*?)<\/script>/.exec(text)?.[1] ?? 'null')

describe('the first view of a page (rule first-view)', () => {
  test('is written with its title, styles under the nonce, files and data', async () => {
    const answer = await demoCaller(demo.app).get('//login?a=b', html)
    const [, nonce = ''] = /<style nonce="([^"]+)">p\{\}/.exec(answer.text) ?? []
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(answer.text.match(/<title>[^<]*/g)).toEqual(['<title>Escrita'])
    expect(answer.text.match(/<link data-module [^>]*href="[^"]*"/g)).toHaveLength(2)
    expect(shownIn(answer.text)).toMatchObject({
      name: 'index.html',
      address: { pathname: '/login', search: '?a=b' },
      user: null,
      now: noon,
    })
    expect(knownIn(answer.text)).toMatchObject({ now: noon, user: null })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('data cannot end its element', async () => {
    const { text } = await demoCaller(demo.app).get('//login', html)
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(knownIn(text).answers.place.value).toBe('</script><script>alert(1)</script>')
  })

  test('of somebody who is signed in has their account and their answers, and nobody else’s', async () => {
    const client = await signedIn(demo.app, 'pospago@demo.test')
    const { text } = await client.get('//sessions?ask=/api/client/services', html)
    expect(shownIn(text)).toMatchObject({ user: 'pospago@demo.test' })
    expect(knownIn(text).answers.place.value.data.length).toBeGreaterThan(0)
    const stranger = await demoCaller(demo.app).get('//sessions?ask=/api/client/services', html)
    expect(knownIn(stranger.text).answers.place.value).toMatchObject({ code: 'signed_out' })
  })

  test('of an ended login session is that of a stranger', async () => {
    const client = await signedIn(demo.app, 'pospago@demo.test')
    const { cookie } = client
    await client.post('/auth/logout')
    const { text } = await demoCaller(demo.app).get('//sessions', { ...html, cookie: cookie ?? '' })
    expect(knownIn(text)).toMatchObject({ user: null })
  })

  test('is left to the browser where it breaks, for links that sign in, and for links that staff opened', async () => {
    for (const path of ['/broken', '/login?magictoken=abc', `/calendar/${'a'.repeat(32)}?como=equipe`]) {
      const { status, text } = await demoCaller(demo.app).get(`/${path}`, html)
      expect([path, status, text.includes('<div id="root"></div>')]).toEqual([path, 200, true])
    }
  })

  test('of an address that leads elsewhere is a redirect, which nobody keeps', async () => {
    const { status, headers } = await demoCaller(demo.app).get('//team', html)
    expect([status, headers.location, headers['cache-control']]).toEqual([
      302,
      '/login?voltar=%2Fteam',
      'no-store',
    ])
  })

  test('is chosen by the address: the landing page, a scheduling link, everything else', async () => {
    const nameAt = async (path: string) =>
      shownIn((await demoCaller(demo.app).get(`/${path}`, html)).text).name
    expect([
      await nameAt('/'),
      await nameAt(`/calendar/${'a'.repeat(32)}`),
      await nameAt('/anywhere'),
    ]).toEqual(['landing.html', 'calendar.html', 'index.html'])
  })
})
