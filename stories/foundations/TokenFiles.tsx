import { designTokens, tokensStyleSheet } from '@ensaio/ui'
import { brands } from './brands.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The files of one brand, as a designer saves them. */
const filesOf = (brand: (typeof brands)[keyof typeof brands]) => [
  { name: 'tokens.json', what: 'claro', type: 'application/json', text: json(designTokens(brand, 'light')) },
  {
    name: 'tokens.dark.json',
    what: 'escuro, com os mesmos nomes',
    type: 'application/json',
    text: json(designTokens(brand, 'dark')),
  },
  {
    name: 'tokens.css',
    what: 'claro e escuro, como variáveis CSS',
    type: 'text/css',
    text: tokensStyleSheet(brand),
  },
]

/** Offers the token files of every brand to save. */
export function TokenFiles() {
  return (
    <ul>
      {Object.values(brands).flatMap((brand) =>
        filesOf(brand).map(({ name, what, type, text }) => (
          <li key={`${brand.name}/${name}`}>
            <a href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`} download={name}>
              {`${brand.name}: ${name}`}
            </a>
            {`, ${what}`}
          </li>
        )),
      )}
    </ul>
  )
}
