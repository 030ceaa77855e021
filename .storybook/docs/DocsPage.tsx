import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Suspense, use, useContext, useEffect, useRef } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import styled from 'styled-components'
import type { Page, PageStatus } from '../../stories/pages/page.ts'
import { componentOf, pageOf } from '../../stories/pages/pages.ts'
import { rowsOf } from './arg-types.ts'

declare global {
  /** Read by the blocks of Storybook: the address of a story in a frame of a docs page. */
  var PREVIEW_URL: string | undefined
}

// An embedded story is not played: several frames that play at once would take the focus from each other, and from the reader.
globalThis.PREVIEW_URL = 'iframe.html?embed=true'

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
  padding-top: 12px;

  && p {
    margin: 0;
  }

  > div:first-of-type {
    flex: 1;
  }
`

const Frame = styled.div`
  overflow: hidden;
  max-height: 240px;
  border: 1px solid rgb(128 128 128 / 35%);
  border-radius: 8px;

  > * {
    zoom: 0.625;
    border: 0;
    pointer-events: none;
  }

  iframe {
    display: block;
    width: 100%;
    height: 384px;
  }
`

/** The stories drawn as pictures, by their id. */
const loaded = new Map<string, Promise<PreparedStory>>()

/** A story without its play function, which would take the focus from the reader. */
function StillStory({ id }: { id: string }) {
  const context = useContext(DocsContext)
  const place = useRef<HTMLDivElement>(null)
  if (!loaded.has(id)) loaded.set(id, context.loadStory(id))
  const story = use(loaded.get(id) as ReturnType<typeof context.loadStory>)
  const isInline = story.parameters.docs?.story?.inline !== false
  useEffect(() => {
    if (!isInline || !place.current) return
    const fail = (reason: unknown) => console.error(reason)
    const callbacks = { showMain() {}, showError: fail, showException: fail }
    const clear = context.renderStoryToElement(story, place.current, callbacks, {
      autoplay: false,
      forceInitialArgs: true,
    })
    return () => void clear()
  }, [context, story, isInline])
  if (isInline) return <div ref={place} className="sb-story sb-unstyled" />
  return (
    <iframe
      src={`iframe.html?id=${id}&viewMode=story&embed=true`}
      title={story.name}
      loading="lazy"
      tabIndex={-1}
    />
  )
}

/** The first story of a component, drawn small; it shows the component as it is now. */
function Picture({ component }: { component: string }) {
  const entries = use(readIndex())
  const story = entries.find(({ type, title }) => type === 'story' && componentOf(title) === component)
  return (
    <Frame inert>
      <Suspense>{story && <StillStory id={story.id} />}</Suspense>
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
          <div>
            <Markdown>{`**Use quando** ${page.use}`}</Markdown>
          </div>
          <Picture component={component} />
        </Choice>
        <Choice style={{ borderColor: '#b3261e' }}>
          <div>
            <Markdown>{`**Não use** ${page.avoid}`}</Markdown>
            <p>
              Prefira <DocsLink component={page.instead} />:
            </p>
          </div>
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
