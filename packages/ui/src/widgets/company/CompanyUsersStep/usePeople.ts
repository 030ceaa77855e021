import { type CompanyMember, Failure, fieldMessages, OnboardingUser } from '@ensaio/domain'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { failureMessage } from '../../../primitives/feedback/failure-report.ts'
import { nobody, onboardingUserOf, type Person, type PersonProblem, peopleOf } from './people.ts'

type Problems = Record<string, PersonProblem>

function refusalOf(reason: unknown): PersonProblem {
  const fields = reason instanceof Failure ? reason.fields : {}
  const isTold = ['name', 'cpf', 'email'].some((name) => fields[name] !== undefined)
  return { fields, message: isTold ? null : failureMessage(reason) }
}

function wrongOf(person: Person): PersonProblem | null {
  const judged = v.safeParse(OnboardingUser, onboardingUserOf(person))
  return judged.success ? null : { fields: fieldMessages(judged.issues), message: null }
}

function isBlank({ flag, isMe, name, cpf, email }: Person): boolean {
  return flag !== null && !isMe && [name, cpf, email].every((text) => text.trim() === '')
}

/**
 * The people of a company while they are named: edits, what is wrong with each, and saving those not saved yet. Representatives who are
 * not `required` may be left blank.
 */
export function usePeople(members: readonly CompanyMember[], required = true) {
  const [people, setPeople] = useState(() => peopleOf(members))
  const [problems, setProblems] = useState<Problems>({})
  const [judging, setJudging] = useState(false)
  const added = useRef(0)

  function edit(key: string, change: Partial<Person>) {
    const edited = people.map((one) => (one.key === key ? { ...one, ...change } : one))
    const person = edited.find((one) => one.key === key)
    const wrong = judging && person ? wrongOf(person) : null
    setPeople(edited)
    setProblems(({ [key]: _, ...rest }) => (wrong ? { ...rest, [key]: wrong } : rest))
  }

  /** Validates all, then saves them one by one; true when all were saved. */
  async function save(send: (user: OnboardingUser) => Promise<unknown>): Promise<boolean> {
    const unsaved = people.filter((one) => !one.saved && (required || !isBlank(one)))
    const found: Problems = {}
    for (const person of unsaved) {
      const wrong = wrongOf(person)
      if (wrong) found[person.key] = wrong
    }
    setJudging(true)
    setProblems(found)
    if (Object.keys(found).length > 0) return false

    for (const person of unsaved) {
      try {
        await send(onboardingUserOf(person))
        setPeople((before) => before.map((one) => (one.key === person.key ? { ...one, saved: true } : one)))
      } catch (reason) {
        found[person.key] = refusalOf(reason)
      }
    }
    setProblems(found)
    return Object.keys(found).length === 0
  }

  return {
    people,
    problems,
    edit,
    save,
    add: () => setPeople([...people, nobody(`extra-${++added.current}`)]),
    remove: (key: string) => setPeople(people.filter((one) => one.key !== key)),
  }
}
