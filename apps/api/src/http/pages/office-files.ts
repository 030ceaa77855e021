import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Publisher, paper, standardColors, standardName } from '@ensaio/domain'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Storage } from '../../adapters/storage/storage.ts'
import { draw } from '../../files/drawing/draw.ts'
import { keeping } from '../../files/send-file.ts'
import { hasTag } from '../entity-tag.ts'
import { refuse } from '../refusal.ts'
import { appFiles } from './app-files.ts'
import {
  officeBase as base,
  type IconSize,
  iconSizes,
  isIconSize,
  logoStem,
  officeIcon,
} from './office-icon.ts'

const manifestPath = `${base}app.webmanifest`

/** The web app manifest of the back office, with the house's name, colour and logo. */
function manifestOf(publisher: Publisher | undefined) {
  const name = publisher?.name ?? standardName
  const icons = iconSizes.map((size) => {
    const side = size === 'maskable' ? '512' : size
    const icon = { src: officeIcon(publisher, size), sizes: `${side}x${side}`, type: 'image/png' }
    return size === 'maskable' ? { ...icon, purpose: 'maskable' } : icon
  })
  return {
    name: `${name} · Equipe`,
    short_name: name,
    description: 'As visitas do dia, a fila e a agenda da equipe.',
    lang: 'pt-BR',
    id: base,
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: paper.light.canvas,
    theme_color: publisher?.colors?.light.action ?? standardColors.light,
    icons,
  }
}

/**
 * The files of the back office's build, and the two that follow the house's brand: the manifest by which it is installed as an app, asked
 * for anew each time and answered 304 while nothing changed, and its icons of the house's logo, whose addresses change with it (rule house-brand).
 */
export async function officeFiles(
  app: FastifyInstance,
  folder: string,
  { publisher, storage }: { publisher: () => Promise<Publisher | undefined>; storage: Storage },
): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: manifestPath,
    handler: async (request, reply) => {
      const text = JSON.stringify(manifestOf(await publisher()), null, 2)
      const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', 'no-cache').header('etag', tag)
      if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply.type('application/manifest+json; charset=utf-8').send(text)
    },
  })

  /** The icons of the newest logo, drawn once. */
  let drawn: { stem: string; icons: Map<IconSize, Promise<Buffer>> } | null = null
  const iconOf = (stem: string, size: IconSize, logo: () => Promise<Buffer>): Promise<Buffer> => {
    if (drawn?.stem !== stem) drawn = { stem, icons: new Map() }
    const { icons } = drawn
    const known = icons.get(size) ?? logo().then((bytes) => draw('icon', bytes, size))
    icons.set(size, known)
    known.catch(() => icons.delete(size))
    return known
  }

  async function sendIcon(reply: FastifyReply, file: string): Promise<FastifyReply> {
    const [, stem = '', size = ''] = /^([\da-f]+)-(\w+)\.png$/.exec(file) ?? []
    if (!isIconSize(size) || stem !== logoStem(await publisher())) refuse('not_found')
    const icon = await iconOf(stem, size, async () => {
      const logo = (await storage.open(`logos/${stem}.png`)) ?? refuse('not_found')
      return buffer(logo.stream)
    })
    return reply.header('cache-control', keeping.public).type('image/png').send(icon)
  }
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: `${base}house-icon/:file`,
    handler: (request, reply) => sendIcon(reply, request.params.file),
  })

  await appFiles(app, folder, base)
}
