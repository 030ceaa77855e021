import { createClient } from '@ensaio/client'
import { Failure, type MailState, mailStateLabels, mailStates, searchMails } from '@ensaio/domain'
import { mailPage, now, outboxMail, outboxMails, phoneMessage, refuse, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce } from '#storybook/assertions'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onDesk, onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { OutboxTable } from './OutboxTable.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Mensagens/OutboxTable',
  component: OutboxTable,
  args: {
    mails: ready(mailPage()),
    now,
    mailState: null as MailState | null,
    onMailState: fn<(state: MailState | null) => void>(),
    text: '',
    onSearch: fn<(text: string) => void>(),
    onClear: fn(),
    page: 1,
    onPage: fn<(page: number) => void>(),
    hrefOf: (id: number) => `#/mails/${id}`,
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          '“Caixa de saída”: as mensagens a enviar, enviadas e desistidas, da mais nova à mais antiga, 25 por página. Os totais filtram por situação; a busca olha destinatário e assunto. A linha inteira leva à mensagem.',
      },
    },
  },
})

export const NoComputador = meta.story({
  name: 'No computador: tabela',
  ...onDesk,
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1)
    await expect(rows).toHaveLength(outboxMails().length)
    await expect(rows[0]).toHaveTextContent('421 4.3.2 Service temporarily unavailable')
    await expect(rows[0]).toHaveTextContent('Mariana Duartemariana@prisma.testhoje, 11h51Na fila2 tentativas')
    await expect(rows[1]).toHaveTextContent('hoje, 09h04Enviado')
    await expect(rows[2]).toHaveTextContent('contato@vistamar.testontem, 16h30Enviado')
    await expect(rows[3]).toHaveTextContent('17 de novembro, 10h15Não enviado8 tentativas')
    await expect(canvas.getByRole('link', { name: 'Visita confirmada: Rua Augusta, 1500' })).toHaveAttribute(
      'href',
      '#/mails/4',
    )
    const sent = within(rows[1] as HTMLElement).getByText('hoje, 09h04')
    await expect(sent).toHaveAttribute('datetime', '2026-11-20T12:04:09.000Z')
  },
})

const onPhones = [
  phoneMessage(),
  phoneMessage({ id: 8, read_at: null }),
  phoneMessage({ id: 7, channel: 'sms', delivered_at: null, read_at: null, instead_of: 6 }),
  phoneMessage({
    id: 6,
    state: 'failed',
    delivered_at: null,
    read_at: null,
    last_error: 'O número não recebe mensagens por WhatsApp. (131026)',
    replaced_by: 7,
  }),
  outboxMail(),
]

export const NoCelularDeQuemRecebe = meta.story({
  name: 'Mensagens no celular: canal, chegada, leitura e falha',
  ...onDesk,
  args: { mails: ready(mailPage({ mails: onPhones })) },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'))
    await expect(table.getByText('lida no WhatsApp')).toBeVisible()
    await expect(table.getByText('chegou por WhatsApp')).toBeVisible()
    await expect(table.getByText('por SMS')).toBeVisible()
    await expect(table.getByText('por WhatsApp, seguiu por SMS')).toBeVisible()
    await expect(table.getByText('O número não recebe mensagens por WhatsApp. (131026)')).toBeVisible()
    await expect(table.getAllByText('(11) 91234-5678')).toHaveLength(4)
  },
})

export const NoCelularDeQuemRecebeEmCartoes = meta.story({
  name: 'Mensagens no celular, em cartões',
  ...onPhone,
  args: { mails: ready(mailPage({ mails: onPhones })) },
  play: async ({ canvas, canvasElement }) => {
    const cards = within(canvas.getByRole('list', { name: /Mensagens/ })).getAllByRole('listitem')
    await expect(cards[0]).toHaveTextContent('lida no WhatsApp, hoje, 09h04')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const BuscaEPagina = meta.story({
  ...notPictured,
  name: 'Buscar e virar a página',
  args: { text: 'rua', page: 2 },
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('searchbox', { name: 'Buscar mensagens' })
    await expect(search).toHaveValue('rua')
    await expect(search).toHaveAttribute('placeholder', 'Destinatário ou assunto')
    await userEvent.type(search, ' augusta{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('rua augusta')
    const pages = within(canvas.getByRole('navigation', { name: 'Páginas' }))
    await expect(pages.getByRole('button', { current: 'page' })).toHaveAccessibleName('Página 2')
    await userEvent.click(pages.getByRole('button', { name: 'Página 4' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(4)
    await userEvent.click(pages.getByRole('button', { name: 'Próxima' }))
    await expect(args.onPage).toHaveBeenLastCalledWith(3)
  },
})

export const Tentativas = meta.story({
  ...together(notPictured, onDesk),
  name: 'Nenhuma tentativa, uma, duas; de uma enviada contam as que falharam antes',
  args: {
    mails: ready(
      mailPage({
        mails: [0, 1, 2].flatMap((attempts) => [
          outboxMail({ id: attempts, attempts, state: 'waiting', sent_at: null }),
          outboxMail({ id: 10 + attempts, attempts }),
        ]),
      }),
    ),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1)
    const ends = [
      'Na filanenhuma tentativa',
      'Enviado',
      'Na fila1 tentativa',
      'Enviado',
      'Na fila2 tentativas',
    ]
    for (const [place, end] of [...ends, 'Enviado2 tentativas'].entries())
      await expect(rows[place]?.textContent).toMatch(new RegExp(`\\d${end}$`))
  },
})

export const NoCelular = meta.story({
  name: 'No celular: cartões',
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const cards = within(canvas.getByRole('list', { name: /Mensagens/ })).getAllByRole('listitem')
    await expect(cards[3]).toHaveTextContent('Agende a visita: Avenida Paulista, 2100')
    await expect(cards[2]).toHaveTextContent('Seu acesso ao Ensaiocontato@vistamar.test')
    await expect(cards[3]).toHaveTextContent('Compras HorizonteNão enviado17 de novembro, 10h15')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const EnviadaDepois = meta.story({
  ...together(notPictured, onDesk),
  name: 'Enviada depois de uma falha: ficam as tentativas, a falha não',
  args: {
    mails: ready(
      mailPage({
        mails: outboxMails().map((mail) => ({
          ...mail,
          state: 'sent',
          sent_at: '2026-11-20T14:07:00.000Z',
          attempts: 3,
        })),
      }),
    ),
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1)
    for (const row of rows) await expect(row).toHaveTextContent(/hoje, 11h07Enviado3 tentativas$/)
    await expect(canvas.queryByText(/421 4\.3\.2|550 5\.1\.2/)).toBeNull()
  },
})

/** One counter for each state of the domain, and one for all. */
export const Situacoes = meta.story({
  name: 'Filtrar por situação pelo teclado',
  args: { mailState: 'failed' },
  play: async ({ canvas, args }) => {
    const group = within(canvas.getByRole('group', { name: 'Situação das mensagens' }))
    await expect(group.getByRole('button', { name: 'Todas 89' })).toHaveAttribute('aria-pressed', 'false')
    for (const state of mailStates) {
      const button = group.getByRole('button', { name: new RegExp(`^${mailStateLabels[state]} \\d+$`) })
      await expect(button).toHaveAttribute('aria-pressed', String(state === 'failed'))
    }
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMailState).toHaveBeenLastCalledWith('waiting')
    await press(group.getByRole('button', { name: /Não enviado/ }))
    await expect(args.onMailState).toHaveBeenLastCalledWith(null)
  },
})

export const NadaEncontrado = meta.story({
  name: 'Nada encontrado',
  args: {
    text: 'ninguem@',
    mails: ready({ mails: [], last_page: 1, totals: { waiting: 0, sent: 0, failed: 0 } }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver todas as mensagens' }))
    await calledOnce(args.onClear)
  },
})

export const Vazio = meta.story({
  args: { mails: ready({ mails: [], last_page: 1, totals: { waiting: 0, sent: 0, failed: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma mensagem ainda')).toBeVisible()
    await expect(canvas.getByText('0 mensagens nesta página')).toBeInTheDocument()
  },
})

export const Esperando = meta.story({
  args: { mails: waiting },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Situação das mensagens' })
    await expect(group).toHaveAttribute('aria-busy', 'true')
    for (const status of canvas.getAllByRole('status')) await expect(status).not.toHaveTextContent(/mensage/)
  },
})

export const Atualizando = meta.story({
  args: { mails: refreshing(mailPage()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { mails: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Todas sem contagem' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

const long = mailPage({
  mails: [
    outboxMail({
      subject:
        'Visita reagendada: Avenida Desembargador Marcelino Pereira dos Santos Albuquerque, 12.480, fundos, torre B, unidade 1204',
      recipient: 'maria.aparecida.conceicao.albuquerque@incorporadoravaledoparanapanema.demo.test',
      recipient_name: 'Maria Aparecida Conceição de Albuquerque Vasconcelos',
      state: 'failed',
      sent_at: null,
      attempts: 12,
      last_error:
        '554 5.7.1 Service unavailable; client host [203.0.113.7] blocked using zen.spamhaus.example; https://www.spamhaus.example/query/ip/203.0.113.7; please contact your provider',
    }),
  ],
})

export const Longos = meta.story({
  ...notPicturedOn('phone'),
  name: 'Textos longos',
  args: { mails: ready(long) },
})

export const LongosNoCelular = meta.story({
  name: 'Textos longos, no celular',
  ...onPhone,
  args: { mails: ready(long) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: falha, carrega, filtra',
  render: function Adopter(args) {
    const [mailState, setMailState] = useState<MailState | null>(null)
    const [text, setText] = useState('')
    const [mails, retry] = useRemote(
      (signal) => client.mails.search({ state: mailState ?? undefined, text }, signal),
      [mailState, text],
    )
    return (
      <OutboxTable
        {...args}
        mails={mails}
        mailState={mailState}
        onMailState={setMailState}
        text={text}
        onSearch={setText}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(
      refuse(searchMails, 'internal', 'O serviço está em manutenção.', { once: true }),
      reply(searchMails, ({ request }) => {
        const asked = new URL(request.url).searchParams.get('state')
        return mailPage({ mails: outboxMails().filter(({ state }) => asked === null || state === asked) })
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await isAnnounced(await canvas.findByText('4 mensagens nesta página'))
    await userEvent.click(canvas.getByRole('button', { name: /Não enviado/ }))
    await expect(await canvas.findByText('1 mensagem nesta página')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByText('Seu acesso ao Ensaio')).toBeNull())
  },
})
