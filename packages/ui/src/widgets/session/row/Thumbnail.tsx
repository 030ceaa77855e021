import { cars, type SessionSummary } from '@ensaio/domain'
import { Car, House } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { color, radius } from '../../../theme/tokens.ts'

const Frame = styled.span<{ $width: number }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $width }) => $width}px;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.control};
  overflow: clip;
  background: ${color.canvas};
  color: ${color.lineStrong};
  box-shadow: inset 0 0 0 1px ${color.line};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** A small picture of the property, or an icon of its kind while there is none. `width` in px. */
export function Thumbnail({ session, width }: { session: SessionSummary; width: number }) {
  const [broken, setBroken] = useState<string | null>(null)
  const { cover_url: cover, service } = session
  const Sign = service.vertical.id === cars ? Car : House
  return (
    <Frame $width={width} aria-hidden="true">
      {cover && cover !== broken ? (
        <img src={cover} alt="" loading="lazy" decoding="async" onError={() => setBroken(cover)} />
      ) : (
        <Sign size={20} strokeWidth={1.5} />
      )}
    </Frame>
  )
}
