import { createClient } from '@ensaio/client'
import { Failure, getConversation, type Thread } from '@ensaio/domain'
import {
  blueprint,
  comment,
  pictures,
  productItem,
  refuse,
  session,
  tags,
  thread,
  threads,
} from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { now } from '#storybook/clock'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, type Remote, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import type { Conversation } from '../conversation.ts'
import { ConversationCard } from './ConversationCard.tsx'

const client = createClient({ baseUrl: '/api' })
const { products } = session({ status: 5 })
const acts = {
  onStart: fn<NonNullable<Conversation['onStart']>>(async () => {}),
  onAnswer: fn<NonNullable<Conversation['onAnswer']>>(async () => {}),
  onResolve: fn<NonNullable<Conversation['onResolve']>>(async () => {}),
}

const reading: Conversation = {
  threads: ready(threads()),
  viewer: 'client',
  now,
  time_zone: 'America/Sao_Paulo',
  onRetry: fn(),
}
const talking = (over: Partial<Conversation> = {}): Conversation => ({ ...reading, ...acts, ...over })
const holding = (list: Remote<readonly Thread[]>) => ({ conversation: talking({ threads: list }) })

const meta = preview.meta({
  title: 'Componentes/Ensaio/ConversationCard',
  component: ConversationCard,
  args: { conversation: talking(), products, tags: tags() },
  beforeEach() {
    for (const act of Object.values(acts)) act.mockClear()
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Tudo o que empresa e equipe dizem sobre um ensaio: comentários sobre um ponto de uma foto ou planta, correções pedidas, e o ensaio todo. Os abertos à vista, os resolvidos recolhidos. A miniatura abre a foto grande, com os pontos. `PhotosCard` e `BlueprintsCard` recebem a mesma `conversation`, e nelas se comenta ao abrir uma foto.\n\n**Acessibilidade.** Cada assunto diz de que fala no nome dos seus botões. Ctrl+Enter envia. O que se digitou fica quando se cancela, quando a foto fecha e quando o envio falha.',
      },
    },
  },
})

export const Cliente = meta.story({
  name: 'Quatro abertos, um resolvido',
  play: async ({ canvas }) => {
    const shown = (await canvas.findAllByRole('article')).filter((one: HTMLElement) => one.checkVisibility())
    await expect(shown).toHaveLength(4)
    await expect(canvas.getByText('2 esperam resposta')).toBeVisible()
    const correction = within(canvas.getByRole('article', { name: 'Fotos profissionais' }))
    await expect(correction.getByText('Em correção')).toBeVisible()
    await expect(correction.queryByRole('button', { name: /Resolver/ })).toBeNull()
    await expect(correction.getByRole('button', { name: 'Responder: Fotos profissionais' })).toBeVisible()
    await expect(canvas.getByText('Você')).toBeVisible()
  },
})

export const Resolvidos = meta.story({
  name: 'Os resolvidos, desdobrados',
  args: holding(ready(threads().slice(0, 2))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('1 assunto resolvido'))
    const resolved = canvas.getAllByRole('article').at(-1) as HTMLElement
    await expect(within(resolved).getByText(/Resolvido por Mariana Duarte, hoje, 08h/)).toBeVisible()
    await press(within(resolved).getByRole('button', { name: /^Reabrir/ }))
    await expect(acts.onResolve).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }), false)
  },
})

export const Responde = meta.story({
  ...notPictured,
  name: 'Responde pelo teclado; vazio não sai, e o digitado fica ao cancelar',
  args: holding(ready([thread()])),
  play: async ({ canvas }) => {
    const answer = /^Responder: Sala/
    await press(await canvas.findByRole('button', { name: answer }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await press(canvas.getByRole('button', { name: 'Enviar resposta' }))
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Escreva o comentário/)
    await expect(acts.onAnswer).not.toHaveBeenCalled()
    await userEvent.keyboard('Combinado.')
    await press(canvas.getByRole('button', { name: 'Cancelar' }))
    await press(canvas.getByRole('button', { name: answer }))
    await expect(canvas.getByRole('textbox')).toHaveValue('Combinado.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(acts.onAnswer).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), 'Combinado.')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await press(canvas.getByRole('button', { name: answer }))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await press(canvas.getByRole('button', { name: 'Cancelar' }))
    await press(canvas.getByRole('button', { name: /^Resolver: Sala/ }))
    await expect(acts.onResolve).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }), true)
  },
})

const sent = Promise.withResolvers<void>()

export const EnquantoEnvia = meta.story({
  ...notPictured,
  name: 'Enquanto o comentário vai, o texto não muda; depois de uma falha, sim',
  args: holding(ready([])),
  play: async ({ canvas }) => {
    acts.onStart.mockImplementationOnce(() => sent.promise)
    await press(await canvas.findByRole('button', { name: 'Comentar o ensaio' }))
    const text = canvas.getByRole('textbox')
    await userEvent.type(text, 'Ficou linda.')
    await press(canvas.getByRole('button', { name: 'Enviar comentário' }))
    await waitFor(() => expect(text).toHaveAttribute('readonly'))
    await userEvent.type(text, ' E a varanda?')
    await expect(text).toHaveValue('Ficou linda.')
    sent.reject(new Failure('unavailable', 'Sem conexão.'))
    await screen.findByText('Sem conexão.')
    await waitFor(() => expect(text).not.toHaveAttribute('readonly'))
    await userEvent.type(text, ' E a varanda?')
    await expect(text).toHaveValue('Ficou linda. E a varanda?')
  },
})

export const SobreOEnsaio = meta.story({
  name: 'Escrevendo sobre o ensaio todo, depois de uma falha',
  args: holding(ready([])),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'Comentar o ensaio' }))
    await write(canvas.getByRole('textbox', { name: /Comentário sobre o ensaio/ }), 'A varanda ficou linda.')
    acts.onStart.mockRejectedValueOnce(new Failure('unavailable', 'Sem conexão.'))
    await press(canvas.getByRole('button', { name: 'Enviar comentário' }))
    await expect(await screen.findByText('Sem conexão.')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('A varanda ficou linda.')
    await press(canvas.getByRole('button', { name: 'Enviar comentário' }))
    await expect(acts.onStart).toHaveBeenLastCalledWith({
      text: 'A varanda ficou linda.',
      subject: { about: 'session' },
    })
    await expect(await screen.findByText('Comentário enviado.')).toBeVisible()
  },
})

export const NaFoto = meta.story({
  ...notPictured,
  name: 'A miniatura abre a foto, no assunto dela',
  play: async ({ canvas }) => {
    const [thumb] = await canvas.findAllByRole('button', { name: /^Ver Sala.* com os pontos/ })
    await press(thumb as HTMLElement)
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto comentada' }))
    const panel = within(await viewer.findByRole('region', { name: 'Comentários' }))
    await expect(panel.getAllByRole('article')).toHaveLength(2)
    await waitFor(() => expect(panel.getByRole('article', { name: 'Comentário 1' })).toHaveFocus())
    await press(viewer.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** The same products, whose photos have an original of another address. */
const withOriginals = products.map((product) => ({
  ...product,
  deliverables: product.deliverables.map((one) =>
    'thumbnail_url' in one ? { ...one, preview_url: pictures.living, url: pictures.kitchen } : one,
  ),
}))

const archived = { archive_on: '2026-11-01', archived_at: '2026-11-01T11:00:00.000Z', asked_at: null }

/** The address of the photo that is seen from near. */
async function zoomedSource(canvas: Pick<ReturnType<typeof within>, 'findAllByRole'>) {
  const [thumb] = await canvas.findAllByRole('button', { name: /^Ver Sala.* com os pontos/ })
  await press(thumb as HTMLElement)
  const viewer = within(await screen.findByRole('dialog', { name: 'Foto comentada' }))
  await press(viewer.getByRole('button', { name: 'Aproximar' }))
  await viewer.findByRole('button', { name: 'Afastar' })
  const source = viewer.getByRole('img', { name: /Sala/ }).getAttribute('src')
  await press(viewer.getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return source
}

export const DePerto = meta.story({
  ...notPictured,
  name: 'De perto, a foto aparece no original',
  args: { products: withOriginals, originals: null },
  play: async ({ canvas }) => {
    await expect(await zoomedSource(canvas)).toBe(pictures.kitchen)
  },
})

export const DePertoSemOriginal = meta.story({
  ...notPictured,
  name: 'De perto, sem o original, que já foi arquivado',
  args: { products: withOriginals, originals: archived },
  play: async ({ canvas }) => {
    await expect(await zoomedSource(canvas)).toBe(pictures.living)
  },
})

export const SoLe = meta.story({
  name: 'Quem só lê',
  args: { conversation: reading },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article')
    await expect(canvas.queryByRole('button', { name: /Responder|Resolver|Comentar/ })).toBeNull()
  },
})

export const Equipe = meta.story({
  name: 'A equipe, e o que espera por ela',
  args: { conversation: talking({ viewer: 'staff', threads: ready(threads().slice(2)) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 esperam resposta')).toBeVisible()
  },
})

export const Vazio = meta.story({
  args: holding(ready([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ninguém comentou ainda')).toBeVisible()
    await expect(canvas.getByText(/toque no ponto de que você fala/)).toBeVisible()
  },
})

export const VazioSoLe = meta.story({
  name: 'Vazio, para quem só lê',
  args: { conversation: { ...reading, threads: ready([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/aparecem aqui/)).toBeVisible()
  },
})

export const Esperando = meta.story({ args: holding(waiting) })

export const Atualizando = meta.story({
  args: holding(refreshing(threads())),
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  name: 'Falhou',
  args: holding(failed(new Failure('unavailable', 'O serviço está em manutenção.'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(reading.onRetry).toHaveBeenCalled()
    await expect(canvas.queryByRole('button', { name: 'Comentar o ensaio' })).toBeNull()
  },
})

export const Removida = meta.story({
  name: 'A foto foi removida, as palavras ficam; nomes e textos longos, no celular',
  ...onPhone,
  args: holding(
    ready([
      thread({
        material_id: null,
        comments: [
          comment({
            author: 'Maximiliano Albuquerque de Vasconcelos Figueiredo Neto',
            text: 'Na parede à esquerda da janela:\no quadro está torto, e o endereço https://exemplo.test/um/caminho/muito/comprido/sem/espaços aparece na etiqueta.',
          }),
        ],
      }),
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Foto removida' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /com os pontos/ })).toBeNull()
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(refuse(getConversation, 'internal', 'Algo deu errado do nosso lado.', { once: true }))
  },
  render: function Asked(args) {
    const [list, retry] = useRemote((signal) => client.conversation.list(1042, signal), [])
    return <ConversationCard {...args} conversation={talking({ threads: list, onRetry: retry })} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText('Aqui é a suíte, não o escritório.')).toBeVisible()
  },
})

const pdf = blueprint({
  id: 2,
  file_name: 'planta.pdf',
  file_extension: 'pdf',
  pages: [{ url: pictures.plan }],
})

export const PlantaEmPdf = meta.story({
  ...notPictured,
  name: 'Uma planta em pdf, de uma página, tem a miniatura e abre com o ponto',
  args: {
    ...holding(
      ready([thread({ about: 'blueprint', product_id: 11, material_id: 2, pin: { x: 0.4, y: 0.5 } })]),
    ),
    products: [{ id: 11, status: 3, item: productItem(11), deliverables: [pdf] }],
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'Ver Planta planta.pdf com os pontos' }))
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto comentada' }))
    await expect(viewer.getByRole('img', { name: 'Planta planta.pdf' })).toHaveAttribute('src', pictures.plan)
    await expect(await viewer.findByRole('button', { name: /^Comentário 1/ })).toBeVisible()
  },
})
