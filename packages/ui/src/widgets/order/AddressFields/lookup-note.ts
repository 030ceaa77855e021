/** How the search of a CEP stands. */
export type Lookup =
  | { state: 'idle' | 'searching' | 'found' | 'town' }
  | { state: 'failed'; isUnknown: boolean }

const notes: Record<Exclude<Lookup['state'], 'failed'>, string> = {
  idle: '',
  searching: 'Buscando o endereço…',
  found: 'Endereço encontrado. Confira e complete.',
  town: 'Este CEP vale para a cidade inteira. Preencha a rua e o bairro.',
}

/** What to say of a search, in a sentence; empty where there is nothing to say. */
export function lookupNote(lookup: Lookup): string {
  if (lookup.state !== 'failed') return notes[lookup.state]
  return lookup.isUnknown
    ? 'Não encontramos este CEP. Confira os números ou preencha o endereço.'
    : 'A busca do CEP não respondeu. Preencha o endereço.'
}
