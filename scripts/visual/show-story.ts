import type { Page } from 'playwright'

/** A story or docs page in the `index.json` of a built Storybook. */
export type StoryEntry = { id: string; type: 'story' | 'docs'; tags?: string[] }

type Opened = { ready: () => Promise<void>; currentRender?: { phase?: string } }

/** Waits until an open page of Storybook has shown its first story: Storybook reloads a page whose story is left while it plays. */
export async function previewReady(page: Page): Promise<void> {
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(() =>
    (window as unknown as { __STORYBOOK_PREVIEW__: Opened }).__STORYBOOK_PREVIEW__.ready(),
  )
  await page.waitForFunction(() => {
    const { currentRender } = (window as unknown as { __STORYBOOK_PREVIEW__: Opened }).__STORYBOOK_PREVIEW__
    return /^(completed|finished|errored|aborted)$/.test(currentRender?.phase ?? '')
  })
}

/** How many stories one page shows, before a new one takes over with an empty memory. */
export const storiesPerPage = 150

/** How long a story may take, in milliseconds. */
const patience = 60_000

/**
 * Shows a story in an open page and waits until its play function has ended; returns the final phase, with the first line of an error, or
 * why there is none: a story that leaves its page, or stops the clock, takes the preview with it.
 */
export async function show(page: Page, id: string): Promise<{ phase: string; isAlive: boolean }> {
  const late = Promise.withResolvers<string>()
  const timer = setTimeout(() => late.resolve('never ended'), patience)
  const phase = await Promise.race([play(page, id), late.promise]).catch(
    (error: Error) => error.message.split('\n')[0] ?? '',
  )
  clearTimeout(timer)
  return { phase, isAlive: /^(finished|errored|aborted)/.test(phase) }
}

async function play(page: Page, id: string): Promise<string> {
  return page.evaluate(async (storyId) => {
    type Told = { storyId?: string; newPhase?: string; message?: string }
    type Preview = {
      channel: {
        emit: (event: string, data: unknown) => void
        on: (event: string, listener: (data: Told) => void) => void
        off: (event: string, listener: (data: Told) => void) => void
      }
    }
    const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
    const { promise, resolve } = Promise.withResolvers<string>()
    let problem = ''
    const follow = ({ storyId: id, newPhase = '' }: Told) => {
      if (id === storyId && /^(finished|errored|aborted)$/.test(newPhase)) resolve(newPhase)
    }
    const note = ({ message = '' }: Told) => {
      problem = `: ${message.split('\n')[0]}`
    }
    const errors = ['playFunctionThrewException', 'storyThrewException']
    channel.on('storyRenderPhaseChanged', follow)
    for (const error of errors) channel.on(error, note)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    const phase = await promise
    channel.off('storyRenderPhaseChanged', follow)
    for (const error of errors) channel.off(error, note)
    await document.fonts.ready
    window.scrollTo(0, 0)
    return phase === 'finished' ? phase : phase + problem
  }, id)
}

/** Window sizes, by their names in the toolbar. */
export const windows = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const

type Window = keyof typeof windows

/** Returns the window that a story asks for in its globals; the desktop's by default. */
export async function windowOf(page: Page, id: string): Promise<Window> {
  const named = await page.evaluate(async (storyId) => {
    type Story = { storyGlobals?: { viewport?: { value?: string } } }
    type Preview = { storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<Story> } }
    const { storyStoreValue } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
      .__STORYBOOK_PREVIEW__
    return (await storyStoreValue.loadStory({ storyId })).storyGlobals?.viewport?.value
  }, id)
  return named === 'phone' ? 'phone' : 'desktop'
}
