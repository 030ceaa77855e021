import { X } from 'lucide-react'
import styled from 'styled-components'
import { color, media, radius, space, text } from '../../../theme/tokens.ts'
import type { Press } from '../../action/usePress.ts'

const Look = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 32px;
  padding: 0 ${space[8]} 0 ${space[12]};
  border-radius: ${radius.full};
  background: ${color.actionSoft};
  color: ${color.action};
  font-size: ${text.size15};
  font-weight: 500;
  line-height: 1.2;
  max-width: 100%;

  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    flex: none;
  }

  &:hover {
    background: ${color.action};
    color: ${color.onAction};
  }

  ${media.phone} {
    min-height: 44px;
  }
`

/** An active filter, or another chosen value with `label` as its accessible name; pressing it removes it. */
export function Chip(props: { children: string; label?: string; onRemove: Press }) {
  const { children, label = `Remover filtro ${children}`, onRemove } = props
  return (
    <Look type="button" aria-label={label} onClick={() => void onRemove()}>
      <span>{children}</span>
      <X size={16} strokeWidth={1.75} aria-hidden="true" />
    </Look>
  )
}
