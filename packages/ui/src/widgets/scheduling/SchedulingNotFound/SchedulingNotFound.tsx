import { SearchX } from 'lucide-react'
import { Disc, StateNotice } from '../StateNotice.tsx'

/** The link leads to no ensaio: says so, and what to do about it. Put it in the page's `main`. */
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
