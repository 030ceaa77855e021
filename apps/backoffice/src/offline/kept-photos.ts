import { createStore, del, entries, set, type UseStore } from 'idb-keyval'

/** A photo of a visit that waits on this device until it has arrived (rule kept-steps). */
interface KeptPhoto {
  person: string
  session: number
  product: number
  /** Photos are sent in the order in which they were chosen. */
  place: number
  file: File
  tagId: number | null
  isShrunk: boolean
}

let store: UseStore | undefined
let lastPlace = 0

// Opened when photos are kept, as a server has no such database.
const photos = () => (store ??= createStore('ensaio-fotos', 'fotos'))

/** Later than every place before, also of an earlier visit to the page. */
function nextPlace(): number {
  lastPlace = Math.max(lastPlace + 1, Date.now())
  return lastPlace
}

/** The photos that a person has chosen for a product and that have not arrived yet, as `PhotosCard` takes them. */
export function keptPhotos(person: string, session: number, product: number) {
  return {
    read: async () => {
      const all = await entries<string, KeptPhoto>(photos())
      return all
        .filter(([, one]) => one.person === person && one.session === session && one.product === product)
        .toSorted(([, one], [, other]) => one.place - other.place)
        .map(([key, { file, tagId, isShrunk }]) => ({ key, file, tagId, isShrunk }))
    },
    keep: ({ key, ...upload }: { key: string; file: File; tagId: number | null; isShrunk: boolean }) =>
      set(key, { person, session, product, place: nextPlace(), ...upload } satisfies KeptPhoto, photos()),
    drop: (key: string) => del(key, photos()),
  }
}
