import { findAnything } from '@ensaio/domain'
import { found } from '../examples/house/found.ts'
import { reply } from '../reply.ts'

/** Successful answers of the one search. */
export const findingHandlers = [reply(findAnything, () => found())]
