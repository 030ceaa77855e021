import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Picture, type PictureFiles } from '../../../primitives/media/Picture/Picture.tsx'
import { color, media, radius, space } from '../../../theme/tokens.ts'

/** A photograph and the room it shows. */
export type TaggedPhoto = { picture: PictureFiles; tag: string }

const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: ${radius.control};
    background: ${color.sunken};
  }

  p {
    padding-top: ${space[4]};
    color: ${color.inkSoft};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The photographs of an ensaio in a dialog, all or those of one room. */
export function PhotosDialog(props: { open: boolean; onClose: () => void; photos: readonly TaggedPhoto[] }) {
  const [only, setOnly] = useState<string | null>(null)
  const tags = [...new Set(props.photos.map(({ tag }) => tag))]
  const shown = props.photos.filter(({ tag }) => only === null || tag === only)
  return (
    <Dialog open={props.open} onClose={props.onClose} wide="page" title="Fotos profissionais">
      <Stack>
        <Row as="fieldset" gap={8} aria-label="Ambientes">
          <Button size="small" pressed={only === null} onPress={() => setOnly(null)}>
            Todas
          </Button>
          {tags.map((tag) => (
            <Button key={tag} size="small" pressed={only === tag} onPress={() => setOnly(tag)}>
              {tag}
            </Button>
          ))}
        </Row>
        <Gallery role="list">
          {shown.map(({ picture, tag }) => (
            <li key={picture.src}>
              <Picture files={picture} sizes="(max-width: 767px) 100vw, 560px" />
              <p>{tag}</p>
            </li>
          ))}
        </Gallery>
      </Stack>
    </Dialog>
  )
}
