import styled from 'styled-components'
import { color, media, motion, radius, space } from '../../../theme/tokens.ts'
import { usePress } from '../../action/Button/usePress.ts'

const Look = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 36px;
  border-radius: ${radius.control};
  font-weight: 500;

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

/** Turns something on or off at once: it waits for the promise and tells a failure; what is shown is what is so. */
export function Switch(props: {
  checked: boolean
  /** The words beside it. */
  children: string
  /** The whole accessible name, where there are several in a list; starts with the words shown. */
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
      {props.children}
    </Look>
  )
}
