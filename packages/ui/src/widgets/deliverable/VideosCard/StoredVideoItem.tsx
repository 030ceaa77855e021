import { type StoredVideo, videoFacts } from '@ensaio/domain'
import { Captions, Download, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { VideoPlayer } from '../../../primitives/media/VideoPlayer/VideoPlayer.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { space } from '../../../theme/tokens.ts'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};

  > div:first-child {
    flex: 1 1 14rem;
    min-width: 0;
    line-height: 1.4;
  }

  > div + div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
    margin-left: calc(-1 * ${space[12]});
  }
`

/** A video that is kept as a file: played here, saved, and changed by staff. */
export function StoredVideoItem(props: {
  video: StoredVideo
  name: string
  onDetails: (() => void) | undefined
  onRemove: (() => void) | undefined
}) {
  const { video, name, onDetails, onRemove } = props
  const { type, poster_url, captions_url, width, height } = video.file
  return (
    <>
      <VideoPlayer
        source={video.url}
        type={type}
        name={name}
        poster={poster_url}
        captions={captions_url}
        width={width}
        height={height}
      />
      <Line>
        <div>
          <Text strong>{name}</Text>
          <Text soft numbers>
            {videoFacts(video)}
          </Text>
        </div>
        <div>
          <Button
            size="small"
            variant="quiet"
            label={`Baixar: ${name}`}
            href={video.url}
            download={type === 'video/webm' ? 'video.webm' : 'video.mp4'}
            icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
          >
            Baixar
          </Button>
          {onDetails && (
            <Button
              size="small"
              variant="quiet"
              label={`Capa e legendas: ${name}`}
              icon={<Captions size={18} strokeWidth={1.75} aria-hidden="true" />}
              onPress={onDetails}
            >
              Capa e legendas
            </Button>
          )}
          {onRemove && (
            <Button
              size="small"
              variant="quiet"
              label={`Remover: ${name}`}
              icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
              onPress={onRemove}
            >
              Remover
            </Button>
          )}
        </div>
      </Line>
    </>
  )
}
