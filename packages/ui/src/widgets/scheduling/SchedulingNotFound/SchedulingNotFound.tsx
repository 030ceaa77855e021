import { SearchX } from 'lucide-react'
import { Disc, StateNotice } from '../StateNotice.tsx'

/** The page of a link without an ensaio, with advice. Put it in the page's `main`. */
export function SchedulingNotFound() {
  return (
    <StateNotice
      sign={
        <Disc>
          <SearchX size={28} strokeWidth={1.75} aria-hidden="true" />
        </Disc>
      }
      title="Ops, tivemos um problema :("
      text="O ensaio solicitado não foi encontrado."
      help="Confira se o endereço está completo, do começo ao fim, ou peça um novo link a quem convidou você."
    />
  )
}
