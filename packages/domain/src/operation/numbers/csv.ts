import * as v from 'valibot'
import { csvDownload } from '../../wire/csv-download.ts'
import { numbersFigures } from './figures.ts'
import { numbersFilterEntries, numbersPeriodRefusal } from './period.ts'

const figure = v.picklist(numbersFigures, 'Escolha um gráfico que existe.')

/** The table of one plot, for staff. */
export const staffNumbersCsv = csvDownload({
  path: '/staff/numbers/csv',
  audience: 'numbers',
  body: v.pipe(
    v.object({ ...numbersFilterEntries.everybodys, figure }),
    v.forward(
      v.check(
        (wanted) => numbersPeriodRefusal(wanted) === null,
        ({ input }) => numbersPeriodRefusal(input) ?? '',
      ),
      ['until'],
    ),
  ),
  list: 'numbers',
  name: 'Numeros',
})

/** The table of one plot, for the caller's company. */
export const numbersCsv = csvDownload({
  path: '/client/numbers/csv',
  audience: 'client',
  body: v.pipe(
    v.object({ ...numbersFilterEntries.own, figure }),
    v.forward(
      v.check(
        (wanted) => numbersPeriodRefusal(wanted) === null,
        ({ input }) => numbersPeriodRefusal(input) ?? '',
      ),
      ['until'],
    ),
  ),
  list: 'numbers',
  name: 'Numeros',
})
