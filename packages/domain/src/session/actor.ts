/** Who acts on an ensaio: the client's side, which includes the holder of its link, or our staff. */
export type Actor = 'client' | 'staff'
