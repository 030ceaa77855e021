import { createClient } from '@ensaio/client'
import { type Found, findAnything } from '@ensaio/domain'
import { found, foundNothing, refuse, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { inEveryMode, notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Finder, type FinderProps } from './Finder.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Busca/Finder',
  component: Finder,
  args: {
    open: true,
    onClose: fn(),
    find: fn(async () => found()),
    scope: 'ensaios, clientes, pessoas e pagamentos',
    pages: {
      session: ({ id }) => `/sessions/${id}`,
      company: ({ id }) => `/companies/${id}`,
      person: ({ of, id }) => `/${of}/${id}`,
      payment: ({ company_id }) => `/companies/${company_id}`,
    },
    zone: 'America/Sao_Paulo',
    onGo: fn(),
  } as FinderProps,
  parameters: {
    docs: {
      description: {
        component:
          'A busca da equipe, num diálogo: ensaios por endereço, código, número ou cliente; clientes por nome ou CNPJ; pessoas por nome ou e-mail; pagamentos pela referência. Pergunta depois de uma pausa ao digitar, e vale a resposta do último texto.\n\n**Acessibilidade.** Um combobox: o foco fica no campo, o primeiro resultado já está escolhido, setas andam, Enter abre, Esc fecha; quantos foram achados é anunciado.',
      },
    },
  },
})

const inDialog = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Aberto = meta.story({
  name: 'Aberta, sem nada digitado',
  play: async ({ canvasElement, args }) => {
    const box = await inDialog(canvasElement).findByRole('combobox', { name: /^Buscar ensaios/ })
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(box, 'a ')
    await expect(args.find).not.toHaveBeenCalled()
    await userEvent.clear(box)
  },
})

export const Encontrados = meta.story({
  name: 'Com resultados',
  ...inEveryMode,
  play: async ({ canvasElement }) => {
    const dialog = inDialog(canvasElement)
    await userEvent.type(await dialog.findByRole('combobox'), 'augu')
    await expect(await dialog.findAllByRole('option')).toHaveLength(6)
    await isAnnounced(dialog.getByText('6 resultados.'))
    const groups = dialog.getAllByRole('group').map((group) => group.textContent)
    await expect(
      groups.map((text) => /^(Ensaios|Clientes|Pessoas|Pagamentos)/.exec(text ?? '')?.[0]),
    ).toEqual([...['Ensaios', 'Clientes', 'Pessoas', 'Pagamentos']])
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: setas, Enter, Esc',
  ...notPictured,
  play: async ({ canvasElement, args }) => {
    const dialog = inDialog(canvasElement)
    const box = await dialog.findByRole('combobox')
    await userEvent.type(box, 'augu')
    const options = await dialog.findAllByRole('option')
    const chosen = () => dialog.getByRole('option', { selected: true })
    await expect(chosen()).toBe(options[0])
    await expect(box).toHaveAttribute('aria-activedescendant', chosen().id)
    await userEvent.keyboard('{ArrowUp}')
    await expect(chosen()).toHaveTextContent('R$ 399,00')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(chosen()).toHaveTextContent('Rua Augusta, 88')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo).toHaveBeenCalledWith('/sessions/390')
    await expect(args.onClose).toHaveBeenCalledOnce()
    const cancel = new Event('cancel', { cancelable: true, bubbles: true })
    dialog.getByRole('dialog').dispatchEvent(cancel)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
})

export const PeloPonteiro = meta.story({
  name: 'Pelo ponteiro: cada tipo leva à sua página',
  ...notPictured,
  play: async ({ canvasElement, args }) => {
    const dialog = inDialog(canvasElement)
    await userEvent.type(await dialog.findByRole('combobox'), 'augu')
    const places = [
      '/sessions/412',
      '/sessions/390',
      '/companies/2',
      '/client/2',
      '/photographer/3',
      '/companies/2',
    ]
    for (const [nth, option] of (await dialog.findAllByRole('option')).entries()) {
      await userEvent.click(option)
      await expect(args.onGo).toHaveBeenLastCalledWith(places[nth])
    }
  },
})

export const Esperando = meta.story({
  args: { find: () => new Promise<Found>(() => {}) },
  play: async ({ canvasElement }) => {
    const dialog = inDialog(canvasElement)
    await userEvent.type(await dialog.findByRole('combobox'), 'augu')
    await expect(await dialog.findByText('Buscando…')).toBeVisible()
  },
})

const unanswered = fn<FinderProps['find']>(() => new Promise<Found>(() => {}))

export const Fechado = meta.story({
  ...notPictured,
  name: 'Fechada antes da resposta: a pergunta é abandonada',
  args: { find: unanswered },
  beforeEach: () => void unanswered.mockClear(),
  render: function Closing(args) {
    const [open, setOpen] = useState(true)
    return <Finder {...args} open={open} onClose={() => setOpen(false)} />
  },
  play: async ({ canvasElement }) => {
    const dialog = inDialog(canvasElement)
    await userEvent.type(await dialog.findByRole('combobox'), 'augu')
    await waitFor(() => expect(unanswered).toHaveBeenCalledOnce())
    const signal = unanswered.mock.calls[0]?.[1]
    await expect(signal?.aborted).toBe(false)
    await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(signal?.aborted).toBe(true))
  },
})

export const Vazio = meta.story({
  name: 'Nada encontrado',
  args: { find: fn(async () => foundNothing()) },
  play: async ({ canvasElement }) => {
    const dialog = inDialog(canvasElement)
    await userEvent.type(await dialog.findByRole('combobox'), 'xpto')
    const [shown, spoken] = await dialog.findAllByText('Nada encontrado com “xpto”.')
    await expect(shown).toBeVisible()
    if (spoken) await isAnnounced(spoken)
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
})

export const Falhou = meta.story({
  args: { find: fn(async () => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement, args }) => {
    const dialog = inDialog(canvasElement)
    await userEvent.type(await dialog.findByRole('combobox'), 'augu')
    await userEvent.click(await dialog.findByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(args.find).toHaveBeenCalledTimes(2))
    await expect(dialog.getByRole('combobox')).toHaveValue('augu')
    await expect(await dialog.findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  },
})

export const UltimaResposta = meta.story({
  name: 'Vale a resposta do último texto; Enter espera por ela',
  ...notPictured,
  args: {
    find: fn((text: string) =>
      text === 'augu'
        ? new Promise<Found>((answer) => {
            answerFirst = () => answer(found())
          })
        : new Promise<Found>((answer) => {
            answerSecond = () => answer({ ...foundNothing(), companies: found().companies })
          }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = inDialog(canvasElement)
    const box = await dialog.findByRole('combobox')
    await userEvent.type(box, 'augu')
    await waitFor(() => expect(args.find).toHaveBeenCalledTimes(1))
    await userEvent.type(box, 'sta')
    await waitFor(() => expect(args.find).toHaveBeenCalledTimes(2))
    const [, aborted] = (args.find as ReturnType<typeof fn>).mock.calls[0] as [string, AbortSignal]
    await expect(aborted.aborted).toBe(true)
    answerFirst()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo).not.toHaveBeenCalled()
    answerSecond()
    await expect(await dialog.findAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo).toHaveBeenCalledWith('/companies/2')
    // What is still shown answers the text of before.
    await userEvent.type(box, ' 88{Enter}')
    await expect(dialog.getAllByRole('option')).toHaveLength(1)
    await expect(args.onGo).toHaveBeenCalledOnce()
  },
})
let answerFirst: () => void = () => {}
let answerSecond: () => void = () => {}

const long = 'Incorporadora e Construtora Vale do Paranapanema Empreendimentos Residenciais Ltda.'

export const LongosNoCelular = meta.story({
  name: 'Textos longos, no celular',
  ...onPhone,
  args: {
    find: fn(async () => {
      const { sessions, companies, people, payments } = found()
      const unit = { unit: 'Cobertura duplex 2801 com acesso pela garagem', complement: 'Bloco Ipê-Amarelo' }
      return {
        sessions: sessions.map((one) => ({ ...one, client: long, vertical_data: unit })),
        companies: companies.map((one) => ({ ...one, name: long })),
        people: people.map((one) => ({
          ...one,
          name: 'Maria Aparecida Conceição de Albuquerque Vasconcelos',
          detail: 'maria.aparecida.conceicao.de.albuquerque@valedoparanapanema-empreendimentos.test',
        })),
        payments: payments.map((one) => ({ ...one, client: long, reference: 'a'.repeat(60) })),
      }
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = inDialog(canvasElement)
    await userEvent.type(await dialog.findByRole('combobox'), 'vale')
    await expect(await dialog.findAllByRole('option')).toHaveLength(6)
    const sheet = dialog.getByRole('dialog')
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: falha, tenta de novo, acha',
  ...notPictured,
  args: { find: (text, signal) => client.finding.find(text, signal) },
  beforeEach({ msw }) {
    msw.use(
      refuse(findAnything, 'internal', 'O serviço está em manutenção.', { once: true }),
      reply(findAnything, ({ request }) =>
        new URL(request.url).searchParams.get('text') === 'rua augusta' ? found() : foundNothing(),
      ),
    )
  },
  play: async ({ canvasElement }) => {
    const dialog = inDialog(canvasElement)
    await userEvent.type(await dialog.findByRole('combobox'), 'rua augusta')
    await userEvent.click(await dialog.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await dialog.findAllByRole('option')).toHaveLength(6)
  },
})
