import { CircleAlert, RotateCw } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { color, focusRing, radius, space } from '../../../theme/tokens.ts'
import { Button } from '../../action/Button/Button.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  video {
    display: block;
    width: 100%;
    height: auto;
    /* Of its own: a picture of other proportions would move what is below when the film begins. */
    aspect-ratio: 16 / 9;
    max-height: min(75vh, 640px);
    border-radius: ${radius.control};
    /* Black bars beside an upright film, as every player has them. */
    background: #121615;
    object-fit: contain;
  }

  video[data-upright] {
    aspect-ratio: 4 / 5;
  }

  video:focus-visible {
    ${focusRing}
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]} ${space[16]};
  }

  p {
    display: flex;
    align-items: baseline;
    gap: ${space[8]};
    color: ${color.danger};
    font-weight: 500;
    line-height: 1.4;
  }

  p > svg {
    flex: none;
    align-self: center;
  }
`

/** The props of `VideoPlayer`. */
export type VideoPlayerProps = {
  /** The address of the file. */
  source: string
  /** Its type: `video/mp4`. */
  type: string
  /** The accessible name: "Vídeo 1". */
  name: string
  /** The address of the picture before it plays. */
  poster?: string | null
  /** The address of captions in Portuguese, as WebVTT; shown at first. */
  captions?: string | null
  /** Its size in px: an upright film gets an upright place. */
  width?: number | null
  height?: number | null
}

/**
 * A film with the browser's own player, which works without code of ours, too. Nothing of the file is loaded before it is played. When it
 * cannot be played, the player says so, and offers to try again: the network may have been lost.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { source, type, name, poster, captions, width, height } = props
  const [broken, setBroken] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const isBroken = broken === source
  const isUpright = Boolean(width && height && height > width)
  return (
    <Frame>
      <video
        key={`${tries} ${source}`}
        controls
        playsInline
        preload="none"
        // Its poster, too, comes when it is near. React does not know the attribute for films yet.
        {...{ loading: 'lazy' }}
        aria-label={name}
        {...(poster && { poster })}
        data-upright={isUpright || undefined}
        onError={() => setBroken(source)}
        onPlaying={() => setBroken(null)}
      >
        <source src={source} type={type} onError={() => setBroken(source)} />
        {captions && (
          <track key={captions} kind="captions" src={captions} srcLang="pt-BR" label="Português" default />
        )}
      </video>
      {isBroken && (
        <div>
          <p role="alert">
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
            Não foi possível tocar este vídeo aqui. Baixe o arquivo para assistir.
          </p>
          <Button
            size="small"
            variant="quiet"
            label={`Tentar novamente: ${name}`}
            icon={<RotateCw size={18} strokeWidth={1.75} aria-hidden="true" />}
            onPress={() => {
              setBroken(null)
              setTries(tries + 1)
            }}
          >
            Tentar novamente
          </Button>
        </div>
      )}
    </Frame>
  )
}
