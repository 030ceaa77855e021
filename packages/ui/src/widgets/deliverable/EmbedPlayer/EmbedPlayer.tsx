import { type Embed, embedHostNames } from '@ensaio/domain'
import { Play, Rotate3d } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Corners, Disc, Screen, Start, Words } from './EmbedPlayer.styles.ts'

/** The props of `EmbedPlayer`. */
export type EmbedPlayerProps = {
  embed: Embed
  /** The accessible name of the content: "Vídeo 1". */
  title: string
  /** The address of a picture of it; one of ours, as nothing of the host's is fetched before the click. */
  still?: string | null
}

/** A tour or a video of another host inside the page. Nothing is loaded from that host before the button is pressed (rule safe-links). */
export function EmbedPlayer({ embed, title, still }: EmbedPlayerProps) {
  const [started, setStarted] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const host = embedHostNames[embed.host]
  const isTour = embed.host === 'matterport'

  useEffect(() => {
    if (started) frame.current?.focus()
  }, [started])

  if (started) {
    return (
      <Screen>
        <iframe
          ref={frame}
          src={embed.src}
          title={`${title}, no ${host}`}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media; xr-spatial-tracking"
          allowFullScreen
        />
      </Screen>
    )
  }
  const Icon = isTour ? Rotate3d : Play
  const verb = isTour ? 'Abrir o tour' : 'Assistir'
  return (
    <Screen>
      {still ? <img src={still} alt="" loading="lazy" decoding="async" /> : <Corners aria-hidden="true" />}
      <Start type="button" aria-label={`${verb}: ${title}, no ${host}`} onClick={() => setStarted(true)}>
        <Disc>
          <Icon size={28} strokeWidth={1.75} aria-hidden="true" />
        </Disc>
        <Words $onStill={Boolean(still)}>
          {verb}
          <small>no {host}</small>
        </Words>
      </Start>
    </Screen>
  )
}
