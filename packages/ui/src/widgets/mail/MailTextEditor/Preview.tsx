import { type MailPart, MailTextForm } from '@ensaio/domain'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { NameMark } from '../../../theme/NameMark.tsx'
import { ThemeProvider } from '../../../theme/ThemeProvider.tsx'
import type { MailTextActions } from './mail-text-actions.ts'
import { Action, FactBox, Ground, Letter, List, Pane, Remark } from './Preview.styles.ts'

/** How long typing pauses before the preview follows, in milliseconds. */
const pause = 400

/** What was typed, once typing pauses and the words can be saved; until then the last words that could. */
function useSettled({ kind, subject, opening }: MailTextForm): MailTextForm {
  const [settled, setSettled] = useState({ kind, subject, opening })
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const timer = setTimeout(() => {
      const typed = v.safeParse(MailTextForm, { kind, subject, opening })
      if (typed.success) setSettled(typed.output)
    }, pause)
    return () => clearTimeout(timer)
  }, [kind, subject, opening])
  return settled
}

function Part({ part }: { part: MailPart }) {
  switch (part.is) {
    case 'paragraph':
      return <p>{part.text}</p>
    case 'remark':
      return <Remark>{part.text}</Remark>
    case 'action':
      return <Action>{part.label}</Action>
    case 'facts':
      return (
        <FactBox>
          {part.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </FactBox>
      )
    case 'list':
      return (
        <List>
          <strong>{part.title}</strong>
          <ul>
            {part.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </List>
      )
  }
}

/** The mail with example facts as its reader sees it: always light, in the house's colours; it follows what is typed. */
export function Preview({ typed, onPreview }: { typed: MailTextForm } & Pick<MailTextActions, 'onPreview'>) {
  const words = useSettled(typed)
  const [preview, retry] = useRemote(
    (signal) => onPreview(words, signal),
    [words.kind, words.subject, words.opening],
    { keepsOther: true },
  )
  return (
    <Pane>
      <figcaption>Como o e-mail chega, com dados de exemplo</figcaption>
      <Await
        remote={preview}
        onRetry={retry}
        failureTitle="Não foi possível mostrar o e-mail"
        waiting={<Skeleton height="480px" />}
      >
        {({ subject, parts }) => (
          <ThemeProvider mode="light">
            <Ground>
              <NameMark size={20} />
              <Letter aria-label="O e-mail">
                <h3>{subject}</h3>
                {parts.map((part, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and hold no state.
                  <Part key={place} part={part} />
                ))}
              </Letter>
            </Ground>
          </ThemeProvider>
        )}
      </Await>
    </Pane>
  )
}
