import { specRows } from './spec-rows.ts'
import type { WrittenFile, WrittenStory } from './written-stories.ts'

type Shown = { story: WrittenStory; title: string }

/** Returns the stories tagged with a row of the specification. */
export function storiesOf(id: string, files: readonly WrittenFile[]): Shown[] {
  return files.flatMap((file) =>
    file.stories
      .filter((story) => story.tags.includes(`spec:${id}`))
      .map((story) => ({ story, title: file.title })),
  )
}

/** Returns the id of every visible row of the specification. */
export function rowIds(): string[] {
  return Object.values(specRows).flatMap((rows) => Object.keys(rows))
}

/** Returns the page that links each visible row of the specification to its stories; `scripts/coverage.ts` writes it. */
export function coveragePage(files: readonly WrittenFile[]): string {
  const link = ({ story, title }: Shown) =>
    `[${title.split('/').at(-1)}: ${story.name}](?path=/story/${story.id})`
  const parts = Object.entries(specRows).map(([part, rows]) => {
    const lines = Object.entries(rows).map(
      ([id, words]) =>
        `- **${words.replace(/[{}]/g, '\\$&')}**: ${storiesOf(id, files).map(link).join(' · ')}`,
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
