import { readFile } from 'node:fs/promises'
import { phoneKinds, phoneTemplate } from '@ensaio/domain'
import { expect, test } from 'vitest'

test('the templates to register are written in docs/operations.md, as they are sent (rule phone-messages)', async () => {
  const page = await readFile(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8')
  const written = [...page.matchAll(/^\| `ensaio_([a-z_]+)` \| (.+) \|$/gm)].map(([, kind, text]) => [
    kind,
    text,
  ])
  expect(written).toEqual(phoneKinds.map((kind) => [kind, phoneTemplate(kind)]))
})
