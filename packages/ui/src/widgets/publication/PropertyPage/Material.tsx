import {
  embedHostNames,
  embedOf,
  formatBytes,
  isSafeLink,
  type PublicProperty,
  photoSizes,
  readableLink,
} from '@ensaio/domain'
import { Download, FileText, Play } from 'lucide-react'
import { VideoPlayer } from '../../../primitives/media/VideoPlayer/VideoPlayer.tsx'
import { Films, Hosts, Sizes } from './Material.styles.ts'
import { Part } from './PropertyPage.styles.ts'

interface Hosted {
  link: string
  action: string
}

function numbered(links: readonly string[], action: string): Hosted[] {
  const safe = links.filter(isSafeLink)
  return safe.map((link, index) => ({ link, action: safe.length === 1 ? action : `${action} ${index + 1}` }))
}

/** Videos by file, played here by the browser itself; nothing of them is loaded before. */
export function VideoFiles({ files }: { files: PublicProperty['video_files'] }) {
  if (files.length === 0) return null
  return (
    <Part>
      <h2>{files.length === 1 ? 'Vídeo' : 'Vídeos'}</h2>
      <Films role="list">
        {files.map(({ id, url, download_url, file }, place) => {
          const name = files.length === 1 ? 'Vídeo' : `Vídeo ${place + 1}`
          return (
            <li key={id}>
              <VideoPlayer
                source={url}
                type={file.type}
                name={name}
                poster={file.poster_url}
                captions={file.captions_url}
                width={file.width}
                height={file.height}
              />
              {download_url && (
                <a href={download_url}>
                  <Download size={20} strokeWidth={1.75} aria-hidden="true" />
                  <span>{files.length === 1 ? 'Baixar o vídeo' : `Baixar o vídeo ${place + 1}`}</span>{' '}
                  <small>{formatBytes(file.bytes)}</small>
                </a>
              )}
            </li>
          )
        })}
      </Films>
    </Part>
  )
}

/** Tours and videos as cards that open their host in a new tab; nothing of the host is loaded here (rule safe-links). */
export function HostCards({ property }: { property: PublicProperty }) {
  const { photos } = property
  const tours = numbered(property.tours, 'Abrir tour virtual')
  const videos = numbered(property.videos, 'Assistir ao vídeo')
  if (tours.length + videos.length === 0) return null
  return (
    <Part>
      <h2>{titleOf(tours.length, videos.length, property.video_files.length)}</h2>
      <Hosts role="list">
        {[...tours, ...videos].map(({ link, action }, index) => {
          const photo = photos[index] ?? photos[0]
          return (
            <li key={link}>
              <a href={link} target="_blank" rel="noopener noreferrer">
                {photo && (
                  <img
                    loading="lazy"
                    src={photo.thumbnail_url ?? photo.preview_url ?? photo.url}
                    alt=""
                    width={640}
                    height={360}
                  />
                )}
                <span>
                  <Play size={24} strokeWidth={1.75} aria-hidden="true" />
                  <b>{action}</b> <small>{`${hostName(link)}, em nova aba`}</small>
                </span>
              </a>
            </li>
          )
        })}
      </Hosts>
    </Part>
  )
}

function titleOf(tours: number, videos: number, files: number): string {
  if (videos === 0) return 'Tour virtual'
  const more = files === 0 ? 'vídeos' : 'mais vídeos'
  return tours === 0 ? more.replace(/^./, (letter) => letter.toUpperCase()) : `Tour virtual e ${more}`
}

function hostName(link: string): string {
  const embed = embedOf(link)
  return embed ? embedHostNames[embed.host] : (readableLink(link).split(/[/?#]/)[0] ?? link)
}

/** All photos as one file for each size, and the brochure, where the company offers them. */
export function PhotoDownloads({
  downloads,
  brochure_url,
}: Pick<PublicProperty, 'downloads' | 'brochure_url'>) {
  if (downloads.length === 0) return null
  return (
    <Part>
      <h2>Baixar as fotos</h2>
      <Sizes role="list">
        {downloads.map(({ size, url }) => (
          <li key={size}>
            <a href={url}>
              <Download size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>{photoSizes[size].name}</span> <small>{photoSizes[size].use}</small>
            </a>
          </li>
        ))}
        {brochure_url && (
          <li>
            <a href={brochure_url}>
              <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>Folheto em PDF</span> <small>Para imprimir ou enviar</small>
            </a>
          </li>
        )}
      </Sizes>
    </Part>
  )
}
