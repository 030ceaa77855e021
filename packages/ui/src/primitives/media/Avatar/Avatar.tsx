import { useState } from 'react'
import styled from 'styled-components'
import { color, radius } from '../../../theme/tokens.ts'

const Face = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${radius.full};
  overflow: hidden;
  background: ${color.actionSoft};
  color: ${color.action};
  font-size: ${({ $size }) => Math.round($size * 0.38)}px;
  font-weight: 600;
  line-height: 1;
  user-select: none;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** The first letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => word?.[0] ?? '').join('')
}

/** A person's picture, or initials without one. Decorative beside the name; pass `alone` where the name is not shown. */
export function Avatar(props: { name: string; source?: string | null; size?: number; alone?: boolean }) {
  const [broken, setBroken] = useState<string | null>(null)
  const { source, size = 36 } = props
  const named = props.alone ? { role: 'img', 'aria-label': props.name } : { 'aria-hidden': true }
  return (
    <Face $size={size} {...named}>
      {source && source !== broken ? (
        <img src={source} alt="" width={size} height={size} onError={() => setBroken(source)} />
      ) : (
        initials(props.name)
      )}
    </Face>
  )
}
