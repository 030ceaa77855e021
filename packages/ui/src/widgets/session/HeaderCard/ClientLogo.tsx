import { useState } from 'react'
import styled from 'styled-components'
import { Avatar } from '../../../primitives/media/Avatar/Avatar.tsx'
import { color, radius } from '../../../theme/tokens.ts'

// Logos are drawn for white paper, most of them transparent: in the dark they keep their paper.
const Paper = styled.img`
  flex: none;
  width: 56px;
  height: 56px;
  padding: 4px;
  object-fit: contain;
  background: white;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
`

/** A company's logo, uncropped; its initials when it is missing or does not load. Decorative: the name is written beside it. */
export function ClientLogo({ name, source }: { name: string; source: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!source || source === broken) return <Avatar name={name} size={56} />
  return <Paper src={source} alt="" width={56} height={56} onError={() => setBroken(source)} />
}
