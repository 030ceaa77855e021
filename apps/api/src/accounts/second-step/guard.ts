import {
  confirmSecondStep,
  type Endpoint,
  endLogin,
  endOtherLogins,
  followMagicLink,
  getSecurity,
  getUser,
  login,
  logout,
  logoutByLink,
  setPassword,
  signInWithCode,
  startSecondStep,
} from '@ensaio/domain'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { findViewer } from '../login-session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers administrators who must turn the second step on first, too. */
    beforeSecondStep?: boolean
  }
}

/** All that an administrator may call before the second step is on, where the house requires it. */
export const beforeSecondStep: readonly Endpoint[] = [
  ...[getUser, login, signInWithCode, logout, logoutByLink, followMagicLink, setPassword],
  ...[getSecurity, endLogin, endOtherLogins, startSecondStep, confirmSecondStep],
]

/**
 * Refuses administrators without the second step that the house requires at every route of an API, before the body is read (rule
 * required-second-step); only a route whose config says `beforeSecondStep` answers them.
 */
export function secondStepGuard(api: FastifyInstance, db: Database): void {
  api.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.beforeSecondStep) return
    const viewer = await findViewer(db, request)
    if (viewer?.lacksSecondStep) refuse('second_step_needed')
  })
}
