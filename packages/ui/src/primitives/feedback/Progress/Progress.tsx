import styled from 'styled-components'
import { color, radius } from '../../../theme/tokens.ts'

/** Receives the progress from 0 to 1; null while it is unknown. */
export type ReportProgress = (share: number | null) => void

const Track = styled.div`
  height: 6px;
  border-radius: ${radius.full};
  background: ${color.line};
  overflow: hidden;

  > div {
    height: 100%;
    border-radius: inherit;
    background: ${color.action};
    transform-origin: left;
  }

  @media (forced-colors: active) {
    border: 1px solid;
    > div {
      background: Highlight;
    }
  }
`

/** A progress bar: `value` from 0 to 1, `label` names the task. */
export function Progress({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${percent}%`}
    >
      <div style={{ width: `${percent}%` }} />
    </Track>
  )
}
