/** The side that acts on an ensaio: the client, which includes the holder of its link, or staff. */
export type Actor = 'client' | 'staff'
