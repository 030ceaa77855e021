/** The state of a CEP lookup; `town`: the CEP covers a whole town. */
export type Lookup =
  | { state: 'idle' | 'searching' | 'found' | 'town' }
  | { state: 'failed'; isUnknown: boolean }

const notes: Record<Exclude<Lookup['state'], 'failed'>, string> = {
  idle: '',
  searching: 'Buscando o endereço…',
  found: 'Endereço encontrado. Confira e complete.',
  town: 'Este CEP vale para a cidade inteira. Preencha a rua e o bairro.',
}

/** The note about a lookup; empty before the first one. */
export function lookupNote(lookup: Lookup): string {
  if (lookup.state !== 'failed') return notes[lookup.state]
  return lookup.isUnknown
    ? 'Não encontramos este CEP. Confira os números ou preencha o endereço.'
    : 'A busca do CEP não respondeu. Preencha o endereço.'
}
