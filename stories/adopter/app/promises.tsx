import { type Client, createClient } from '@ensaio/client'
import { type SessionStatus, statusLabel } from '@ensaio/domain'
import { PhotosCard, type PhotosCardProps, StatusBadge } from '@ensaio/ui'

// Type tests of the published packages: if a type were published as `any`, an expected error would be missing.
const client: Client = createClient({ baseUrl: '/api' })

export const label: string = statusLabel(2)
export const badge = <StatusBadge status={2} />

// @ts-expect-error there is no status 9
export const none: SessionStatus = 9
// @ts-expect-error a status is a number
export const word = <StatusBadge status="agendada" />
// @ts-expect-error the viewer must be client or staff
export const guest = (props: PhotosCardProps) => <PhotosCard {...props} viewer="guest" />
// @ts-expect-error the id of an ensaio is a number
void client.sessions.get('1042')
