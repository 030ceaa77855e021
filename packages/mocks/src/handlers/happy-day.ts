import {
  bookSession,
  Failure,
  getAvailability,
  getPublicSession,
  getSession,
  getUser,
  listClientServices,
  login,
  logout,
  recoverAccount,
  searchSessions,
  setPassword,
  status,
  updateSession,
} from '@ensaio/domain'
import { availability, publicSession } from '../examples/scheduling.ts'
import { services } from '../examples/service.ts'
import { session, sessionPage } from '../examples/session.ts'
import { user } from '../examples/user.ts'
import { reply } from '../reply.ts'

/** The day on which everything works: somebody of a postpaid company is signed in. A story overrides what it is about. */
export const handlers = [
  reply(getUser, () => user()),
  reply(login, { scope: 'client', first_login: false }),
  reply(logout, null),
  reply(recoverAccount, null),
  reply(setPassword, null),
  reply(listClientServices, () => services()),
  reply(searchSessions, () => sessionPage()),
  reply(getPublicSession, () => publicSession()),
  reply(getAvailability, () => availability()),
  reply(bookSession, () => publicSession({ status: status.scheduled })),
  reply(getSession, ({ values }) => {
    const id = Number(values.id)
    if (!Number.isInteger(id)) throw new Failure('not_found', 'O ensaio solicitado não foi encontrado.')
    return session({ id })
  }),
  reply(updateSession, ({ values }) => session({ id: Number(values.id), status: status.canceled })),
]
