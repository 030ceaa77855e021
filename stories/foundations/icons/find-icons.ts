import { iconWords } from './icon-words.ts'

/** Lower case without accents, so that "calendario" finds "calendário". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the icons whose name, words or components contain every word of a text. */
export function findIcons<T extends { name: string; components: readonly { name: string }[] }>(
  icons: readonly T[],
  text: string,
): T[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean)
  return icons.filter(({ name, components }) => {
    const said = plain([name, iconWords[name] ?? '', ...components.map((one) => one.name)].join(' '))
    return wanted.every((word) => said.includes(word))
  })
}
