import {
  type CompanyPerson,
  type CompanyPersonChange,
  changeCompanyPerson,
  changePerson,
  correctColleagueInvitation,
  inviteCompanyPerson,
  invitePerson,
  listPeople,
  type NewCompanyPerson,
  resetCompanyPersonSecondStep,
  resetPersonSecondStep,
  signCompanyPersonOut,
  signPersonOut,
} from '@ensaio/domain'
import { staffCompanyDetail } from '../examples/company.ts'
import { companyPeople, companyPerson } from '../examples/people.ts'
import { type Asked, reply } from '../reply.ts'

async function withNew(people: CompanyPerson[], { request }: Asked): Promise<CompanyPerson[]> {
  const person = (await request.json()) as NewCompanyPerson
  return [...people, companyPerson({ id: 9, is_invited: true, seen_at: null, ...person })]
}

async function withChanged(
  people: CompanyPerson[],
  id: number,
  { request }: Asked,
): Promise<CompanyPerson[]> {
  const { role, active } = (await request.json()) as CompanyPersonChange
  return people.map((one) =>
    one.id === id ? { ...one, role: role ?? one.role, active: active ?? one.active } : one,
  )
}

function withoutSecondStep(people: CompanyPerson[], id: number): CompanyPerson[] {
  return people.map((one) => (one.id === id ? { ...one, has_second_step: false } : one))
}

/** Successful answers about the people of a company, for its managers and for staff. */
export const peopleHandlers = [
  reply(listPeople, () => companyPeople()),
  reply(invitePerson, (asked) => withNew(companyPeople(), asked)),
  reply(changePerson, (asked) => withChanged(companyPeople(), Number(asked.values.id), asked)),
  reply(signPersonOut, null),
  reply(correctColleagueInvitation, null),
  reply(resetPersonSecondStep, ({ values }) => withoutSecondStep(companyPeople(), Number(values.id))),
  reply(inviteCompanyPerson, async (asked) => {
    const before = staffCompanyDetail({ id: Number(asked.values.id) })
    return { ...before, people: await withNew(before.people, asked) }
  }),
  reply(changeCompanyPerson, async (asked) => {
    const before = staffCompanyDetail({ id: Number(asked.values.id) })
    return { ...before, people: await withChanged(before.people, Number(asked.values.personId), asked) }
  }),
  reply(signCompanyPersonOut, null),
  reply(resetCompanyPersonSecondStep, ({ values }) => {
    const before = staffCompanyDetail({ id: Number(values.id) })
    return { ...before, people: withoutSecondStep(before.people, Number(values.personId)) }
  }),
]
