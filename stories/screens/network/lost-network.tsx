import { Backoffice } from '@ensaio/backoffice'
import { type Area, type Caller, createCaller } from '@ensaio/client'
import { handlers, now } from '@ensaio/mocks'
import { Portal } from '@ensaio/portal'
import type { StoryContext } from '@storybook/react-vite'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
import { storageWith } from '../PortalAt.tsx'

/** Helpers to find and use controls in a trial. */
type Ui = {
  /** Everything on the page, dialogs too. */
  screen: typeof screen
  user: typeof userEvent
  /** Waits for a button, or another role, and clicks it; `section` is the name of the surrounding region. */
  press: (name: string | RegExp, role?: Pressed, section?: string | RegExp) => Promise<void>
  /** Clicks a control in the open dialog. */
  answer: (name: string | RegExp, role?: Pressed) => Promise<void>
  /** Replaces the text of the field with this label, in the open dialog if there is one. */
  write: (label: string | RegExp, words: string) => Promise<void>
}

/** Opens the first photo of an ensaio, and what a button beside it opens. */
export async function openPhoto({ press, answer, screen }: Ui, button: string): Promise<void> {
  await press(/^Abrir Foto 1/)
  await screen.findByRole('dialog', { name: 'Foto ampliada' })
  await answer(button)
}

type Pressed = 'button' | 'link' | 'radio' | 'checkbox' | 'switch'

/** An action that must survive a lost connection. */
export type Trial = {
  /** The API call of the action: `queue.move`. */
  call: string
  /** The address of the page. */
  path: string
  /** Handlers that override the default answers. */
  given?: readonly RequestHandler[]
  /** Initial contents of the storage. */
  kept?: Record<string, string>
  /** Navigates to the button, still online. */
  reach?: (ui: Ui) => Promise<unknown>
  /** Performs the action. */
  press: (ui: Ui) => Promise<unknown>
  /** Retries online, when that differs from `press`. */
  again?: (ui: Ui) => Promise<unknown>
  /** The message of the failure; default is the sentence about the connection, null for no message. */
  said?: RegExp | string | null
  /** Text that disappears when the button is pressed. */
  passing?: RegExp
}

type Heard = { call: string; outcome: 'asked' | 'answered' | 'failed' }

/** Wraps a caller and records the outcome of every call. */
function recording(caller: Caller, heard: Heard[]): Caller {
  const made = new WeakMap<object, object>()

  function listen(noun: string, calls: object) {
    const listened = Object.entries(calls as Record<string, (...args: unknown[]) => Promise<unknown>>).map(
      ([verb, ask]) => [
        verb,
        async (...args: unknown[]) => {
          const one: Heard = { call: `${noun}.${verb}`, outcome: 'asked' }
          heard.push(one)
          try {
            const answer = await ask(...args)
            one.outcome = 'answered'
            return answer
          } catch (reason) {
            one.outcome = 'failed'
            throw reason
          }
        },
      ],
    )
    return Object.fromEntries(listened)
  }

  return {
    calls: ((areas: Record<string, Area>) => {
      const known = made.get(areas)
      if (known) return known
      const calls = Object.entries(caller.calls(areas)).map(([noun, one]) => [noun, listen(noun, one)])
      const all = Object.fromEntries(calls)
      made.set(areas, all)
      return all
    }) as Caller['calls'],
    whenSignedOut: (...asked) => recording(caller.whenSignedOut(...asked), heard),
  }
}

const apps = { portal: Portal, backoffice: Backoffice }

function AppAt(props: {
  app: keyof typeof apps
  path: string
  kept: Record<string, string>
  heard: Heard[]
}) {
  const App = apps[props.app]
  const [client] = useState(() => recording(createCaller({ baseUrl: '/api' }), props.heard))
  const [storage] = useState(() => storageWith(props.kept))
  return (
    <MemoryRouter initialEntries={[props.path]}>
      <App client={client} clock={() => now} storage={storage} />
    </MemoryRouter>
  )
}

/** Returns the topmost open dialog. */
const openDialog = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)

const ui: Ui = {
  screen,
  user: userEvent,
  press: async (name, role = 'button', section) => {
    const place = section ? within(await screen.findByRole('region', { name: section })) : screen
    const [found] = await place.findAllByRole(role, { name })
    await userEvent.click(found as HTMLElement)
  },
  answer: async (name, role = 'button') => {
    const dialog = await waitFor(() => {
      const open = openDialog()
      if (!open) throw new Error('No dialog is open.')
      return open
    })
    await userEvent.click(await within(dialog).findByRole(role, { name }))
  },
  write: async (label, words) => {
    const place = within(openDialog() ?? document.body)
    const [field] = await place.findAllByLabelText<HTMLElement>(label, { selector: 'input, textarea' })
    if (!field) return
    await userEvent.clear(field)
    await userEvent.type(field, words)
  },
}

const nameOf = (field: HTMLInputElement) => field.labels?.[0]?.textContent ?? field.name

/** Returns the visible lines of the page, and all typed or chosen values, dialogs included. */
function onScreen(): string[] {
  const main = document.querySelector<HTMLElement>('main')
  const lines = (main?.innerText ?? '').split('\n').map((line) => line.trim())
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea, select')]
  const typed = fields
    .filter((field) => field.value !== '' && !field.matches('[type=checkbox], [type=radio]'))
    .map((field) => `${nameOf(field)}: ${field.value}`)
  return [...new Set([...lines, ...typed])].filter((line) => line.length > 2)
}

const aboutConnection = /Verifique a sua conexão/

/** Runs a trial; adds its name and the visible text to an error. */
async function withContext(name: string, attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt()
  } catch (reason) {
    const [first = ''] = String(reason instanceof Error ? reason.message : reason).split('\n\nIgnored nodes')
    throw new Error(`${name}: ${first}\n\nOn screen:\n${onScreen().join('\n')}`)
  }
}

/**
 * A story that cuts the network before each action: the page's content stays, the failure is shown, and the same action works once the
 * network is back.
 */
export function withoutNetwork(app: keyof typeof apps, trials: Record<string, Trial>) {
  return {
    // A trial ends as the screen that it tries looks.
    ...notPictured,
    render: () => <p>{Object.keys(trials).join(', ')}</p>,
    play: async ({ mount, msw, step }: StoryContext) => {
      async function tryOut(name: string, trial: Trial) {
        const heard: Heard[] = []
        const line = { isCut: false }
        const cutLine = http.all('*/api/*', () => (line.isCut ? HttpResponse.error() : undefined))
        msw.use(cutLine, ...(trial.given ?? []), ...handlers)
        await mount(<AppAt key={name} app={app} path={trial.path} kept={trial.kept ?? {}} heard={heard} />)
        const ended = (outcome: Heard['outcome']) =>
          waitFor(() => expect(heard).toContainEqual({ call: trial.call, outcome }))
        const settled = () =>
          waitFor(() => {
            expect(heard).not.toEqual([])
            expect(heard.filter(({ outcome }) => outcome === 'asked')).toEqual([])
            expect(document.querySelector('[aria-busy=true]')).toBeNull()
          })

        await settled()
        await trial.reach?.(ui)
        await settled()
        const before = onScreen().filter((text) => !trial.passing?.test(text))
        line.isCut = true
        heard.length = 0
        await trial.press(ui)
        await ended('failed')
        await settled()
        const { said = aboutConnection } = trial
        if (said) await expect((await screen.findAllByText(said)).at(-1)).toBeVisible()
        const after = onScreen()
        await expect(before.filter((text) => !after.includes(text))).toEqual([])

        line.isCut = false
        heard.length = 0
        await (trial.again ?? trial.press)(ui)
        await ended('answered')
      }

      for (const [name, trial] of Object.entries(trials)) {
        await step(name, () => withContext(name, () => tryOut(name, trial)))
      }
    },
  }
}
