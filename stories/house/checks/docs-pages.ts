/** The pages of `docs/` that the book shows under "Casa", by file name, with their titles. */
export const docsPages = {
  product: 'Produto',
  rules: 'Regras',
  architecture: 'Arquitetura',
  glossary: 'Glossário',
  operations: 'Operação',
  contributing: 'Contribuir',
} as const

/** The address of a page in the book. */
export function bookHref(title: string): string {
  return `?path=/docs/casa-${title.toLowerCase()}--docs`
}

/**
 * The text of a page with links that work in the book: `./rules.md` leads to the page of the rules, without its heading; a file outside
 * `docs/` is named without a link. Links within the page and to other sites stay.
 */
export function inBook(text: string): string {
  return text.replace(/\[([^\]]+)\]\((\.{1,2}\/[^)]+)\)/g, (_, words: string, address: string) => {
    const [, name = ''] = address.match(/^\.\/(\w+)\.md(?:#|$)/) ?? []
    const title = (docsPages as Readonly<Record<string, string>>)[name]
    return title === undefined ? words : `[${words}](${bookHref(title)})`
  })
}
