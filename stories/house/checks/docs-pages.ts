/** The pages of `docs/` that Storybook shows under "Casa", by file name, with their titles. */
export const docsPages = {
  product: 'Produto',
  rules: 'Regras',
  architecture: 'Arquitetura',
  glossary: 'Glossário',
  operations: 'Operação',
  contributing: 'Contribuir',
} as const

/** Returns the address of a page in Storybook. */
export function storybookHref(title: string): string {
  return `?path=/docs/casa-${title.toLowerCase()}--docs`
}

/**
 * Rewrites the links of a page for Storybook: `./rules.md` links to Storybook's page of the rules, without the heading; a link to a file
 * outside `docs/` becomes plain text. Links within the page and to other sites stay.
 */
export function withStorybookLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\((\.{1,2}\/[^)]+)\)/g, (_, words: string, address: string) => {
    const [, name = ''] = address.match(/^\.\/(\w+)\.md(?:#|$)/) ?? []
    const title = (docsPages as Readonly<Record<string, string>>)[name]
    return title === undefined ? words : `[${words}](${storybookHref(title)})`
  })
}
