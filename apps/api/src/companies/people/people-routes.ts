import {
  changeCompanyPerson,
  changePerson,
  inviteCompanyPerson,
  invitePerson,
  listPeople,
  resetCompanyPersonSecondStep,
  resetPersonSecondStep,
  signCompanyPersonOut,
  signPersonOut,
} from '@ensaio/domain'
import { clientOf, staffOf } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import { transact } from '../../database/database.ts'
import type { Serve } from '../../http/serve.ts'
import { companyAt } from '../adjust-company.ts'
import { readPeople } from '../repository/people.ts'
import { changePersonOf, inviteToCompany, resetSecondStepOf, signOutOf } from './change-people.ts'

/** The people of a company, for its managers and for staff (rule client-roles). */
export function peopleRoutes(serve: Serve, links: Links): void {
  serve(listPeople, ({ db, viewer }) => {
    const { companyId, userId } = clientOf(viewer)
    return readPeople(db, companyId, userId)
  })

  serve(invitePerson, ({ db, viewer, body, now }) => {
    const client = clientOf(viewer)
    const { companyId, userId } = client
    return transact(db, async (tx) => {
      await inviteToCompany(tx, { viewer: client, companyId, links }, body, now)
      return readPeople(tx, companyId, userId)
    })
  })

  serve(changePerson, ({ db, viewer, params, body, now }) => {
    const client = clientOf(viewer)
    const { companyId, userId } = client
    return transact(db, async (tx) => {
      await changePersonOf(tx, { viewer: client, companyId, id: params.id }, body, now)
      return readPeople(tx, companyId, userId)
    })
  })

  serve(signPersonOut, async ({ db, viewer, params, now }) => {
    const client = clientOf(viewer)
    const change = { viewer: client, companyId: client.companyId, id: params.id }
    await transact(db, (tx) => signOutOf(tx, change, now))
    return null
  })

  serve(resetPersonSecondStep, ({ db, viewer, params, now }) => {
    const client = clientOf(viewer)
    const { companyId, userId } = client
    return transact(db, async (tx) => {
      await resetSecondStepOf(tx, { viewer: client, companyId, id: params.id, links }, now)
      return readPeople(tx, companyId, userId)
    })
  })

  serve(inviteCompanyPerson, ({ db, viewer, params, body, now }) =>
    transact(db, async (tx) => {
      await inviteToCompany(tx, { viewer: staffOf(viewer), companyId: params.id, links }, body, now)
      return companyAt(tx, params.id)
    }),
  )

  serve(changeCompanyPerson, ({ db, viewer, params, body, now }) =>
    transact(db, async (tx) => {
      const change = { viewer: staffOf(viewer), companyId: params.id, id: params.personId }
      await changePersonOf(tx, change, body, now)
      return companyAt(tx, params.id)
    }),
  )

  serve(signCompanyPersonOut, async ({ db, viewer, params, now }) => {
    const change = { viewer: staffOf(viewer), companyId: params.id, id: params.personId }
    await transact(db, (tx) => signOutOf(tx, change, now))
    return null
  })

  serve(resetCompanyPersonSecondStep, ({ db, viewer, params, now }) =>
    transact(db, async (tx) => {
      const person = { companyId: params.id, id: params.personId }
      await resetSecondStepOf(tx, { viewer: staffOf(viewer), ...person, links }, now)
      return companyAt(tx, params.id)
    }),
  )
}
