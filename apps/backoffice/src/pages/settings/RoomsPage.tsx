import { roomCalls } from '@ensaio/client'
import type { TagList } from '@ensaio/domain'
import { PageTitle, useClient } from '@ensaio/frame'
import { Stack, TagListForm, useRemote } from '@ensaio/ui'

const asks = { rooms: roomCalls }

/** `/settings/rooms`: the rooms of photos, and the tags of ratings. */
export function RoomsPage() {
  const client = useClient(asks)
  const [tags, retry, replace] = useRemote((signal) => client.rooms.list(signal), [client])
  const save = async (list: TagList) => replace(await client.rooms.save(list))
  return (
    <Stack gap={24}>
      <PageTitle of="Ambientes e avaliações" area="Equipe" />
      <TagListForm category="photos" tags={tags} onSave={save} onRetry={retry} />
      <TagListForm category="rating" tags={tags} onSave={save} onRetry={retry} />
    </Stack>
  )
}
