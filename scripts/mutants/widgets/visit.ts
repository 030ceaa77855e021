import { type Mutant, widget } from '../mutant.ts'

const preparednessQuestion = widget('widgets/visit/PreparednessQuestion')

/** What can break in the widgets of visit. */
export const visitMutants: readonly Mutant[] = [
  preparednessQuestion(
    'AnswerForm.tsx',
    'await onAnswer(answer, draft.note.trim())\n    onDone()',
    'onDone()\n    await onAnswer(answer, draft.note.trim())',
    'closes the question before the answer is sent',
  ),
  preparednessQuestion(
    'PreparednessQuestion.tsx',
    '{ ...draft, answer: preparedness?.answer ?? null }',
    "{ note: '', answer: preparedness?.answer ?? null }",
    'forgets the note when an answer is changed',
  ),
  preparednessQuestion(
    'AnswerForm.tsx',
    'onDraft({ ...draft, answer: one })',
    "onDraft({ note: '', answer: one })",
    'forgets the note when another answer is chosen',
  ),
]
