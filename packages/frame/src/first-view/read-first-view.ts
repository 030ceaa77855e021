import { Failure, type FailureCode } from '@ensaio/domain'
import { type FirstAnswers, failed, type Remote, ready } from '@ensaio/ui'
import { type FirstView, firstViewId, type WrittenAnswer } from './first-view.ts'

/** Reads what the server wrote; null on a page that it did not write. */
export function readFirstView(): FirstView | null {
  const text = document.getElementById(firstViewId)?.textContent
  return text ? (JSON.parse(text) as FirstView) : null
}

/** The state of a request that was answered while the page was written. */
export function remoteOf(answer: WrittenAnswer): Remote<never> {
  if ('value' in answer) return ready(answer.value as never)
  const { code, error_message, fields } = answer.refusal
  return failed(new Failure(code as FailureCode, error_message, fields))
}

/** The written answers, for the widgets of the page. */
export function writtenAnswers({ answers }: FirstView): FirstAnswers {
  return {
    at(place) {
      const answer = answers[place]
      return answer && remoteOf(answer)
    },
  }
}
