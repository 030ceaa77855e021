import * as v from 'valibot'
import { cnpjCharacters, isCnpj } from './cnpj.ts'
import { isCpf } from './cpf.ts'

/** Parses any spelling of a CPF or CNPJ into its 11 digits or 14 characters. */
export const Identity = v.pipe(
  v.string('Informe o CPF ou CNPJ.'),
  v.trim(),
  v.nonEmpty('Informe o CPF ou CNPJ.'),
  v.check((text) => isCpf(text) || isCnpj(text), 'Este CPF ou CNPJ não existe. Confira.'),
  v.transform(cnpjCharacters),
)
