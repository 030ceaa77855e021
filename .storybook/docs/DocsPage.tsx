import { ArgTypes, Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { Suspense, use } from 'react'
import styled from 'styled-components'
import type { Page, PageStatus } from '../../stories/pages/page.ts'
import { componentOf, pageOf } from '../../stories/pages/pages.ts'
import { rowsOf } from './arg-types.ts'

type Entry = { id: string; title: string; type: 'docs' | 'story' }

/** Storybook's list of stories; read once, for the stories of other components. */
let index: Promise<Entry[]> | undefined

function readIndex(): Promise<Entry[]> {
  index ??= fetch('./index.json')
    .then((answer) => answer.json())
    .then(({ entries }: { entries: Record<string, Entry> }) => Object.values(entries))
  return index
}

const statusColor: Record<PageStatus, string> = {
  estável: '#1f7a4d',
  novo: '#1d5fa8',
  'em mudança': '#9a5b00',
}

const Status = styled.p`
  display: inline-block;
  margin: 0 0 16px;
  padding: 2px 10px;
  border: 1px solid currentColor;
  border-radius: 999px;
  font-size: 13px;
  font-weight: 600;
`

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 24px;
  margin: 24px 0 40px;
`

const Choice = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  border-top: 4px solid;

  h2 {
    margin: 12px 0 0;
    border: 0;
    padding: 0;
    font-size: 16px;
  }

  p {
    flex: 1;
    margin: 0;
  }
`

const Frame = styled.div`
  overflow: hidden;
  height: 260px;
  border: 1px solid rgb(128 128 128 / 35%);
  border-radius: 8px;

  iframe {
    width: 160%;
    height: 160%;
    border: 0;
    transform: scale(0.625);
    transform-origin: 0 0;
    pointer-events: none;
  }
`

/** The first story of a component, drawn small; it shows the component as it is now. */
function Picture({ component }: { component: string }) {
  const entries = use(readIndex())
  const story = entries.find(({ type, title }) => type === 'story' && componentOf(title) === component)
  if (!story) return null
  return (
    <Frame inert>
      <iframe
        src={`iframe.html?id=${story.id}&viewMode=story`}
        title={component}
        loading="lazy"
        tabIndex={-1}
      />
    </Frame>
  )
}

function DocsLink({ component }: { component: string }) {
  const entries = use(readIndex())
  const docs = entries.find(({ type, title }) => type === 'docs' && componentOf(title) === component)
  if (!docs) return <code>{component}</code>
  return (
    <a href={`./?path=/docs/${docs.id}`} target="_top">
      {component}
    </a>
  )
}

function UseOrNot({ component, page }: { component: string; page: Page }) {
  return (
    <Suspense>
      <Choices>
        <Choice style={{ borderColor: '#1f7a4d' }}>
          <h2>Use quando</h2>
          <p>{page.use}</p>
          <Picture component={component} />
        </Choice>
        <Choice style={{ borderColor: '#b3261e' }}>
          <h2>Não use</h2>
          <p>
            {page.avoid} Prefira <DocsLink component={page.instead} />:
          </p>
          <Picture component={page.instead} />
        </Choice>
      </Choices>
    </Suspense>
  )
}

/** The docs page of a component: what it is, when to use it, its props and its situations. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { component, subcomponents, title } = preparedMeta
  const name = componentOf(title)
  const page = pageOf(name)
  // Other pages of the same component show more situations of it.
  const isOwn = !title.includes(': ')
  const status = page?.status ?? 'estável'
  return (
    <>
      <Title />
      {page && <Status style={{ color: statusColor[status] }}>{status}</Status>}
      <Description />
      {page && isOwn && <UseOrNot component={name} page={page} />}
      <Primary />
      {rowsOf(component) ? (
        <Controls />
      ) : (
        Object.entries(subcomponents ?? {}).map(([part, one]) => <ArgTypes key={part} of={one} />)
      )}
      <Stories title="Situações" />
    </>
  )
}
