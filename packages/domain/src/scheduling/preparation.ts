import type { PublicSession } from './schema.ts'
import { subjectOf } from './visit.ts'

/** The topic of a preparation line, for its icon. */
export type PreparationSubject =
  | 'light'
  | 'windows'
  | 'belongings'
  | 'surfaces'
  | 'pets'
  | 'keys'
  | 'cleaning'
  | 'place'

/** One thing to do before the visit. */
export interface Preparation {
  about: PreparationSubject
  text: string
}

const preparations: Record<ReturnType<typeof subjectOf>, readonly Preparation[]> = {
  'o imóvel': [
    { about: 'light', text: 'Acenda todas as luzes e troque as lâmpadas queimadas.' },
    { about: 'windows', text: 'Abra cortinas e persianas para a luz do dia entrar.' },
    { about: 'belongings', text: 'Guarde objetos pessoais, documentos e porta-retratos.' },
    { about: 'surfaces', text: 'Libere bancadas, pias e o chão; recolha roupas, lixo e varais.' },
    { about: 'pets', text: 'Deixe os animais de estimação em um cômodo à parte ou fora do imóvel.' },
    { about: 'keys', text: 'Avise a portaria e tenha todas as chaves à mão.' },
  ],
  'o veículo': [
    { about: 'cleaning', text: 'Lave o veículo por fora e limpe o interior.' },
    { about: 'belongings', text: 'Retire objetos pessoais do porta-luvas, dos bancos e do porta-malas.' },
    { about: 'place', text: 'Estacione em um lugar aberto e claro, com espaço em volta.' },
    { about: 'keys', text: 'Tenha a chave e o documento à mão.' },
  ],
}

/** The preparations for the visit, one per line. */
export function preparationFor(service: PublicSession['service']): readonly Preparation[] {
  return preparations[subjectOf(service)]
}
