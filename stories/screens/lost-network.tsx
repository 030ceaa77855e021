import { Backoffice } from '@ensaio/backoffice'
import { type Area, type Caller, createCaller } from '@ensaio/client'
import { handlers, now } from '@ensaio/mocks'
import { Portal } from '@ensaio/portal'
import type { StoryContext } from '@storybook/react-vite'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storageWith } from './PortalAt.tsx'

/** What a trial finds its controls with. */
type Ui = {
  /** Everything on the page, dialogs too. */
  screen: typeof screen
  user: typeof userEvent
  /** Presses a button, or what else has this role, once it is there; `section` is the title of where it stands. */
  press: (name: string | RegExp, role?: Pressed, section?: string | RegExp) => Promise<void>
  /** Presses it in the dialog over the page, once that is open. */
  answer: (name: string | RegExp, role?: Pressed) => Promise<void>
  /** Writes into the field with this label, of the dialog if one is open, in place of what it holds. */
  write: (label: string | RegExp, words: string) => Promise<void>
}

type Pressed = 'button' | 'link' | 'radio' | 'checkbox' | 'switch'

/** One action of a page, which is to survive a lost connection. */
export type Trial = {
  /** The call that the action makes, by area and name: `queue.move`. */
  call: string
  /** The address of the page. */
  path: string
  /** What is answered differently from the happy day. */
  given?: readonly RequestHandler[]
  /** What the browser keeps from before (the portal alone). */
  kept?: Record<string, string>
  /** Goes to where the button is, with the network still there. */
  reach?: (ui: Ui) => Promise<unknown>
  /** Presses it. */
  press: (ui: Ui) => Promise<unknown>
  /** Presses it again once the network is back, where a notice stands before it. */
  again?: (ui: Ui) => Promise<unknown>
  /** How the failure is said, where not by the sentence about the connection; null where the spec wants no words. */
  said?: RegExp | string | null
  /** Words that are on screen only until the button is pressed. */
  passing?: RegExp
}

type Heard = { call: string; outcome: 'asked' | 'answered' | 'failed' }

/** The caller, and what becomes of every call that is made through it. */
function overheard(caller: Caller, heard: Heard[]): Caller {
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
    whenSignedOut: (ask) => overheard(caller.whenSignedOut(ask), heard),
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
  const [client] = useState(() => overheard(createCaller({ baseUrl: '/api' }), props.heard))
  const [storage] = useState(() => storageWith(props.kept))
  return (
    <MemoryRouter initialEntries={[props.path]}>
      <App client={client} clock={() => now} {...(props.app === 'portal' ? { storage } : {})} />
    </MemoryRouter>
  )
}

/** The dialog over the page, the last that was opened. */
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

/** What can be read in the page, and what is typed or chosen in it and in the dialogs over it. */
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

/** Runs what may fail; the failure says of what, and what was on screen then. */
async function telling(name: string, attempt: () => Promise<void>): Promise<void> {
  try {
    await attempt()
  } catch (reason) {
    const [first = ''] = String(reason instanceof Error ? reason.message : reason).split('\n\nIgnored nodes')
    throw new Error(`${name}: ${first}\n\nOn screen:\n${onScreen().join('\n')}`)
  }
}

/**
 * A story that loses the network before each of these actions: what was on screen stays, the failure is said, and the same press works
 * once the network is back.
 */
export function withoutNetwork(app: keyof typeof apps, trials: Record<string, Trial>) {
  return {
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
        await step(name, () => telling(name, () => tryOut(name, trial)))
      }
    },
  }
}
