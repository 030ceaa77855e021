import { listTags, saveTags } from '@ensaio/domain'
import { staffOf } from '../../accounts/viewer.ts'
import { transact } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import type { Serve } from '../../http/serve.ts'
import { recordOfficeEvent } from '../../operation/repository/office-events.ts'
import { lockTags, staffTags, writeTags } from '../repository/tags.ts'

/** The rooms of photos and the tags of ratings (rule retired-tags). */
export function tagRoutes(serve: Serve): void {
  serve(listTags, ({ db }) => staffTags(db))

  serve(saveTags, ({ db, viewer, body, now }) =>
    transact(db, async (tx) => {
      const from = await lockTags(tx, body.category)
      const left = from.filter(({ id }) => !body.tags.some((one) => one.id === id))
      const unknown = body.tags.findIndex(({ id }) => id !== null && !from.some((one) => one.id === id))
      if (unknown >= 0) refuse('not_found')
      const taken = body.tags.findIndex(({ name }) =>
        left.some((one) => one.name.toLocaleLowerCase('pt-BR') === name.toLocaleLowerCase('pt-BR')),
      )
      if (taken >= 0) refuse('invalid', undefined, { [`tags.${taken}.name`]: 'Este nome já está na lista.' })
      await writeTags(tx, body.category, [...body.tags, ...left])
      const { userId } = staffOf(viewer)
      const detail = { category: body.category, from, to: body.tags }
      await recordOfficeEvent(tx, { userId, kind: 'tags_changed', subjectId: userId, detail }, now)
      return staffTags(tx)
    }),
  )
}
