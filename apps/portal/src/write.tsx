import {
  type PageRequest,
  serverCaller,
  type WrittenView,
  writePublisher,
  writeView,
} from '@ensaio/frame/write'
import type { PictureFiles } from '@ensaio/ui'
import { StaticRouter } from 'react-router-dom'
import { LandingEntry } from './landing/LandingEntry.tsx'
import { hero } from './landing/pictures.ts'
import { PortalPage } from './PortalPage.tsx'
import { SchedulingApp } from './scheduling/SchedulingApp.tsx'

/** Preloads a picture that fills the window, in its smallest format. */
function preloadOf({ sources = [] }: PictureFiles): string {
  return sources
    .filter(({ type }) => type === 'image/avif')
    .map(({ srcSet, media = '(min-width: 768px)' }) => {
      return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="100vw" media="${media}" fetchpriority="high">`
    })
    .join('')
}

function pageOf(name: string, request: PageRequest) {
  const { address, user, now } = request
  const client = serverCaller(request, '/api')
  const clock = () => now
  switch (name) {
    case 'landing.html':
      return <LandingEntry year={Number(now.slice(0, 4))} />
    case 'calendar.html':
      return <SchedulingApp callers={{ client, staff: client }} address={address} user={user} clock={clock} />
    default:
      return (
        <StaticRouter location={address}>
          <PortalPage client={client} user={user} clock={clock} storage={null} />
        </StaticRouter>
      )
  }
}

/** The code that each page begins with. */
const codeOf: Record<string, string> = {
  'index.html': 'src/main.tsx',
  'calendar.html': 'src/scheduling/open-scheduling.tsx',
}

export { writeClosedProperty, writeProperty } from './property/write-property.tsx'

/** Writes a page of the portal on the server, by the name of its HTML file. */
export async function write(name: string, request: PageRequest): Promise<WrittenView> {
  writePublisher(request.publisher)
  const view = await writeView(pageOf(name, request), { ...request, code: codeOf[name] })
  return name === 'landing.html' ? { ...view, head: preloadOf(hero) + view.head } : view
}
