import * as v from 'valibot'
import { Instant } from '../../calendar/local-date.ts'
import { line } from '../../person/text.ts'
import { type PropertyKind, propertyKindLabels, propertyKinds } from '../../property/kind.ts'
import { cars } from '../../service/schema.ts'
import { endpoint } from '../../wire/endpoint.ts'

/** The topics of preparation lines, for their icons; `other` has a plain mark. */
export const preparationSubjects = [
  'light',
  'windows',
  'belongings',
  'surfaces',
  'pets',
  'keys',
  'cleaning',
  'place',
  'other',
] as const
export type PreparationSubject = (typeof preparationSubjects)[number]

/** The topics as staff choose them. */
export const preparationSubjectLabels: Record<PreparationSubject, string> = {
  light: 'Luz',
  windows: 'Janelas',
  belongings: 'Objetos',
  surfaces: 'Arrumação',
  pets: 'Animais',
  keys: 'Chaves',
  cleaning: 'Limpeza',
  place: 'Vaga',
  other: 'Outro',
}

/** One thing to do before the visit; a topic of another version counts as `other`. */
export const Preparation = v.object({
  about: v.fallback(v.picklist(preparationSubjects), 'other'),
  text: v.string(),
})
export type Preparation = v.InferOutput<typeof Preparation>

/** The lists that administrators edit: of every property, of each kind of property, and of cars (rule preparation-lists). */
export const preparationLists = ['property', ...propertyKinds, 'car'] as const
export type PreparationList = (typeof preparationLists)[number]

/** The lists as their page names them. */
export const preparationListLabels: Record<PreparationList, string> = {
  property: 'Todos os imóveis',
  ...propertyKindLabels,
  car: 'Veículo',
}

const standard: Record<'property' | 'car', readonly Preparation[]> = {
  property: [
    { about: 'light', text: 'Acenda todas as luzes e troque as lâmpadas queimadas.' },
    { about: 'windows', text: 'Abra cortinas e persianas para a luz do dia entrar.' },
    { about: 'belongings', text: 'Guarde objetos pessoais, documentos e porta-retratos.' },
    { about: 'surfaces', text: 'Libere bancadas, pias e o chão; recolha roupas, lixo e varais.' },
    { about: 'pets', text: 'Deixe os animais de estimação em um cômodo à parte ou fora do imóvel.' },
    { about: 'keys', text: 'Avise a portaria e tenha todas as chaves à mão.' },
  ],
  car: [
    { about: 'cleaning', text: 'Lave o veículo por fora e limpe o interior.' },
    { about: 'belongings', text: 'Retire objetos pessoais do porta-luvas, dos bancos e do porta-malas.' },
    { about: 'place', text: 'Estacione em um lugar aberto e claro, com espaço em volta.' },
    { about: 'keys', text: 'Tenha a chave e o documento à mão.' },
  ],
}

/** The lines of a list while administrators have changed none. */
export function standardPreparation(list: PreparationList): readonly Preparation[] {
  return standard[list === 'car' ? 'car' : 'property']
}

/** Does a list follow that of every property while it has no lines of its own? */
export function followsGeneralList(list: PreparationList): list is PropertyKind {
  return list !== 'property' && list !== 'car'
}

/** The standard preparations for a service, one per line. */
export function preparationFor(service: { vertical: { id: number } }): readonly Preparation[] {
  return standardPreparation(service.vertical.id === cars ? 'car' : 'property')
}

/** The preparations for a visit: those of the house, else the standard ones (rule preparation-lists). */
export function preparationOf(visit: {
  service: { vertical: { id: number } }
  preparation?: readonly Preparation[] | undefined
}): readonly Preparation[] {
  return visit.preparation ?? preparationFor(visit.service)
}

/** The most lines of a list. */
export const mostPreparations = 12

const missing = 'Escreva a linha, ou remova-a.'

/** The lines of a list as administrators arrange them. */
export const PreparationForm = v.object({
  list: v.picklist(preparationLists),
  lines: v.pipe(
    v.array(v.object({ about: v.picklist(preparationSubjects), text: line(missing, 160) })),
    v.minLength(1, 'Deixe pelo menos uma linha.'),
    v.maxLength(mostPreparations, `Use no máximo ${mostPreparations} linhas.`),
  ),
})
export type PreparationForm = v.InferOutput<typeof PreparationForm>

/** A list in force, and who changed it last; null while its lines are the standard ones, or those of every property. */
export const KeptPreparation = v.object({
  list: v.picklist(preparationLists),
  lines: v.array(Preparation),
  changed: v.nullable(v.object({ by: v.string(), at: Instant })),
})
export type KeptPreparation = v.InferOutput<typeof KeptPreparation>

/** The preparation lists of the house. */
export const listPreparations = endpoint({
  method: 'GET',
  path: '/staff/settings/preparation',
  summary: 'The preparation lists of the house, by kind of property.',
  audience: 'house',
  output: v.array(KeptPreparation),
})

/** Applies to pages, mails and calendar files from then on. */
export const savePreparation = endpoint({
  method: 'POST',
  path: '/staff/settings/preparation',
  summary: 'Changes the lines of a preparation list.',
  audience: 'house',
  body: PreparationForm,
  output: v.array(KeptPreparation),
})

/** Gives a list its standard lines back; the list of a kind follows that of every property again. */
export const resetPreparation = endpoint({
  method: 'POST',
  path: '/staff/settings/preparation/reset',
  summary: 'Gives a preparation list its standard lines back.',
  audience: 'house',
  body: v.object({ list: v.picklist(preparationLists) }),
  output: v.array(KeptPreparation),
})
