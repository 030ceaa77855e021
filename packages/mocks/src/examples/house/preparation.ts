import { type KeptPreparation, preparationLists, standardPreparation } from '@ensaio/domain'

/** The preparation lists; that of houses was changed. */
export function preparations(): KeptPreparation[] {
  return preparationLists.map((list) =>
    list === 'house'
      ? {
          list,
          lines: [
            { about: 'place', text: 'Tire os carros da garagem e da frente da casa.' },
            { about: 'other', text: 'Recolha a mangueira e apare o jardim.' },
            ...standardPreparation(list).slice(0, 3),
          ],
          changed: { by: 'Helena Prado', at: '2026-11-18T13:00:00.000Z' },
        }
      : { list, lines: [...standardPreparation(list)], changed: null },
  )
}
