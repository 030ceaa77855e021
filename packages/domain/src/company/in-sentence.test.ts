import { expect, test } from 'vitest'
import { atStart, inSentence } from './in-sentence.ts'

test.each([
  ['Construtora Horizonte', 'a Construtora Horizonte', 'A Construtora Horizonte'],
  ['IMOBILIÁRIA SOL', 'a IMOBILIÁRIA SOL', 'A IMOBILIÁRIA SOL'],
  ['Grupo Atlântica', 'o Grupo Atlântica', 'O Grupo Atlântica'],
  ['Belmonte Residenciais', 'Belmonte Residenciais', 'Belmonte Residenciais'],
  ['Construtoras Unidas', 'Construtoras Unidas', 'Construtoras Unidas'],
  ['A Construtora do Bairro', 'A Construtora do Bairro', 'A Construtora do Bairro'],
  ['  ', '', ''],
])('%s', (name, inside, first) => {
  expect([inSentence(name), atStart(name)]).toEqual([inside, first])
})
