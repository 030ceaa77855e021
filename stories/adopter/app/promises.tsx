import { type Client, createClient } from '@ensaio/client'
import { type SessionStatus, statusLabel } from '@ensaio/domain'
import { PhotosCard, type PhotosCardProps, StatusBadge } from '@ensaio/ui'

// What the published types promise: had one of them come out as `any`, an expected error would not be there.
const client: Client = createClient({ baseUrl: '/api' })

export const label: string = statusLabel(2)
export const badge = <StatusBadge status={2} />

// @ts-expect-error there is no ninth status
export const none: SessionStatus = 9
// @ts-expect-error a status is not a word
export const word = <StatusBadge status="agendada" />
// @ts-expect-error a card is for clients or for staff
export const guest = (props: PhotosCardProps) => <PhotosCard {...props} viewer="guest" />
// @ts-expect-error an ensaio is asked for by its number
void client.sessions.get('1042')
