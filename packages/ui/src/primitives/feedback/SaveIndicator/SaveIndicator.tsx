import { CloudAlert, CloudCheck, CloudUpload, PencilLine } from 'lucide-react'
import styled from 'styled-components'
import { color, space, text } from '../../../theme/tokens.ts'
import { Button } from '../../action/Button/Button.tsx'
import { useKeptFocus } from '../../action/useKeptFocus.ts'
import type { SaveState } from '../../form/useSaving.ts'

const Place = styled.span<{ $failed: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  color: ${({ $failed }) => ($failed ? color.danger : color.inkSoft)};
  font-size: ${text.size15};
  font-weight: ${({ $failed }) => ($failed ? 600 : 'inherit')};
  line-height: 1.3;

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
  }
`

const looks = {
  OK: { icon: CloudCheck, words: 'Tudo salvo' },
  SAVING: { icon: CloudUpload, words: 'Salvando…' },
  ERROR: { icon: CloudAlert, words: 'Não foi salvo' },
} as const

/** Props of the save indicator. */
export type SaveIndicatorProps = {
  state: SaveState
  /** Typed text has not been sent yet, so "all saved" must not be shown. */
  pending?: boolean
  /** Retries the last save; offered in state ERROR. */
  onRetry?: () => void
}

/** Shows whether the typed text is saved: OK, SAVING, or ERROR until a save succeeds. Screen readers announce changes. */
export function SaveIndicator({ state, pending = false, onRetry }: SaveIndicatorProps) {
  const { icon: Icon, words } = looks[state]
  const { place, keepingFocus } = useKeptFocus<HTMLSpanElement>()
  const isTyping = pending && state === 'OK'
  return (
    <Place {...place} $failed={state === 'ERROR'}>
      {isTyping && (
        <span>
          <PencilLine size={18} strokeWidth={1.75} aria-hidden="true" />
          Ainda não salvo
        </span>
      )}
      <span role="status">
        {!isTyping && (
          <>
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            {words}
          </>
        )}
      </span>
      {state === 'ERROR' && onRetry && (
        <Button size="small" onPress={keepingFocus(onRetry)}>
          Tentar novamente
        </Button>
      )}
    </Place>
  )
}
