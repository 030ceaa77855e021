import styled from 'styled-components'
import { color, media, motion, radius, space } from '../../../theme/tokens.ts'
import { usePress } from '../../action/usePress.ts'

const Look = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 36px;
  border-radius: ${radius.control};
  font-weight: 500;
  text-align: start;

  > i {
    flex: none;
    width: 40px;
    height: 24px;
    padding: 3px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.full};
    background: ${color.sunken};
    transition: background-color ${motion.quick};
  }

  > i::before {
    content: '';
    display: block;
    width: 16px;
    height: 16px;
    border-radius: ${radius.full};
    background: ${color.lineStrong};
    transition: translate ${motion.quick};
  }

  &[aria-checked='true'] > i {
    border-color: ${color.action};
    background: ${color.action};
  }

  &[aria-checked='true'] > i::before {
    translate: 16px 0;
    background: ${color.onAction};
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &[aria-busy='true'] > i {
    opacity: 0.6;
  }

  ${media.phone} {
    min-height: 44px;
  }

  @media (forced-colors: active) {
    &[aria-checked='true'] > i::before {
      background: Highlight;
    }
  }
`

/** A switch that acts at once: it waits for the promise, reports a rejection, and always shows the actual state. */
export function Switch(props: {
  checked: boolean
  /** The label beside it. */
  children: string
  /** The full accessible name, where a list has several; starts with the visible label. */
  label?: string
  onChange: (checked: boolean) => unknown
}) {
  const { checked } = props
  const { press, pressing } = usePress(() => props.onChange(!checked))
  return (
    <Look
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={props.label}
      aria-busy={pressing || undefined}
      onClick={() => void press()}
    >
      <i aria-hidden="true" />
      <span>{props.children}</span>
    </Look>
  )
}
