import { embedOf, isStoredVideo, type StoredVideo, type Video } from '@ensaio/domain'
import { Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { color, space } from '../../../theme/tokens.ts'
import { EmbedPlayer } from '../EmbedPlayer/EmbedPlayer.tsx'
import { SharedLink } from '../SharedLink.tsx'
import { StoredVideoItem } from './StoredVideoItem.tsx'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[12]};
  }

  > li + li {
    padding-top: ${space[24]};
    border-top: 1px solid ${color.line};
  }
`

/** Every video with what can be done with it, numbered in the order in which they were added. */
export function VideoList(props: {
  videos: readonly Video[]
  onRemove: ((video: Video, name: string) => void) | undefined
  onDetails: ((video: StoredVideo, name: string) => void) | undefined
}) {
  const { videos, onRemove, onDetails } = props
  return (
    <List role="list">
      {videos.map((video, place) => {
        const name = videos.length === 1 ? 'Vídeo' : `Vídeo ${place + 1}`
        if (isStoredVideo(video)) {
          return (
            <li key={video.id}>
              <StoredVideoItem
                video={video}
                name={name}
                onDetails={onDetails && (() => onDetails(video, name))}
                onRemove={onRemove && (() => onRemove(video, name))}
              />
            </li>
          )
        }
        const embed = embedOf(video.url)
        return (
          <li key={video.id}>
            {embed && <EmbedPlayer embed={embed} title={name} />}
            <SharedLink name={name} url={video.url}>
              {onRemove && (
                <Button
                  size="small"
                  variant="quiet"
                  label={`Remover: ${name}`}
                  icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
                  onPress={() => onRemove(video, name)}
                >
                  Remover
                </Button>
              )}
            </SharedLink>
          </li>
        )
      })}
    </List>
  )
}
