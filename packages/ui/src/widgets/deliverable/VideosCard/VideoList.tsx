import { type DeliverableLink, embedOf } from '@ensaio/domain'
import { Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { color, space } from '../../../theme/tokens.ts'
import { EmbedPlayer } from '../EmbedPlayer/EmbedPlayer.tsx'
import { SharedLink } from '../SharedLink.tsx'

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
  videos: readonly DeliverableLink[]
  onRemove: ((video: DeliverableLink, name: string) => void) | undefined
}) {
  const { videos, onRemove } = props
  return (
    <List role="list">
      {videos.map((video, place) => {
        const name = videos.length === 1 ? 'Vídeo' : `Vídeo ${place + 1}`
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
