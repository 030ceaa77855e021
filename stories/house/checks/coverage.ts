import type { WrittenFile, WrittenStory } from './book.ts'
import { specRows } from './spec-rows.ts'

type Shown = { story: WrittenStory; title: string }

/** The stories that say they show a row of the specification. */
export function storiesOf(id: string, book: readonly WrittenFile[]): Shown[] {
  return book.flatMap((file) =>
    file.stories
      .filter((story) => story.tags.includes(`spec:${id}`))
      .map((story) => ({ story, title: file.title })),
  )
}

/** Every row of the specification that is visible, by its id. */
export function rowIds(): string[] {
  return Object.values(specRows).flatMap((rows) => Object.keys(rows))
}

/** The page that says where each visible row of the specification is to be seen; it is written by `scripts/coverage.ts`. */
export function coveragePage(book: readonly WrittenFile[]): string {
  const link = ({ story, title }: Shown) =>
    `[${title.split('/').at(-1)}: ${story.name}](?path=/story/${story.id})`
  const parts = Object.entries(specRows).map(([part, rows]) => {
    const lines = Object.entries(rows).map(
      ([id, words]) =>
        `- **${words.replace(/[{}]/g, '\\$&')}**: ${storiesOf(id, book).map(link).join(' · ')}`,
    )
    return `## ${part}\n\n${lines.join('\n')}\n`
  })
  return `import { Meta } from '@storybook/addon-docs/blocks'

<Meta title="Casa/Cobertura" />

# Cobertura

Cada linha visível da especificação e as histórias que a mostram. Esta página é escrita por \`node scripts/coverage.ts\` a partir das
marcas \`spec:…\` das histórias; \`coverage.test.ts\` a recusa quando envelhece, e recusa uma linha sem história.

${parts.join('\n')}`
}
