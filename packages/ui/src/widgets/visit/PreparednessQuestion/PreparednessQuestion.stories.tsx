import { createClient } from '@ensaio/client'
import {
  answerPreparedness,
  Failure,
  type PreparednessDraft,
  type PublicSession,
  status,
} from '@ensaio/domain'
import { now, publicSession, refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { PreparednessQuestion } from './PreparednessQuestion.tsx'
import type { PreparednessQuestionProps } from './question-props.ts'

const client = createClient({ baseUrl: '/api' })
const booked = publicSession({ status: status.scheduled })
const answeredAs = (answer: 'ready' | 'another_day' | 'note', has_note = false): PublicSession => ({
  ...booked,
  preparedness: { answer, has_note, at: '2026-11-20T13:10:00.000Z' },
})
const none: PreparednessDraft = { answer: null, note: '' }
const contacts = [
  { label: 'WhatsApp', href: 'https://wa.me/551133334444' },
  { label: '(11) 3333-4444', href: 'tel:+551133334444' },
  { label: 'oi@ensaio.test', href: 'mailto:oi@ensaio.test' },
]

/** Keeps what is typed, as the page does. */
function Kept(props: PreparednessQuestionProps) {
  const [draft, setDraft] = useState(props.draft)
  const keep = (next: PreparednessDraft) => {
    setDraft(next)
    props.onDraft(next)
  }
  return <PreparednessQuestion {...props} draft={draft} onDraft={keep} />
}

const meta = preview.meta({
  title: 'Componentes/Visita/PreparednessQuestion',
  component: PreparednessQuestion,
  args: {
    session: booked,
    now,
    draft: none,
    onDraft: fn(),
    rescheduleHref: '#/remarcar',
    contacts,
    onAnswer: fn(async () => undefined),
  } as PreparednessQuestionProps,
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A pergunta a quem recebe o fotógrafo, no link de uma visita marcada: sim, preciso de outro dia, ou só um recado. Pode mudar até a visita começar. A resposta aparece com a hora, e o recado não: quem tem o link lê a página.',
      },
    },
  },
})

export const SemResposta = meta.story({
  name: 'Sem resposta: só a pergunta',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'O imóvel está pronto?' })).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(3)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado: sim, com um recado',
  play: async ({ canvas, args }) => {
    const yes = canvas.getByRole('radio', { name: 'Sim, está pronto' })
    await tabTo(yes)
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: /^Recado/ })).toHaveFocus()
    await userEvent.keyboard(' O portão fica aberto. ')
    await press(canvas.getByRole('button', { name: 'Responder' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith('ready', 'O portão fica aberto.'))
  },
})

export const OutroDia = meta.story({
  name: 'Preciso de outro dia, enquanto o link muda a visita',
  args: { draft: { answer: 'another_day', note: '' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Escolher outro dia' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith('another_day', ''))
  },
})

export const OutroDiaTarde = meta.story({
  name: 'Preciso de outro dia, quando o link não muda mais',
  args: { draft: { answer: 'another_day', note: 'A pintura atrasou.' }, rescheduleHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '(11) 3333-4444' })).toHaveAttribute(
      'href',
      'tel:+551133334444',
    )
    await expect(canvas.getByText(/continua marcada até alguém decidir/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pedir outro dia' })).toBeVisible()
  },
})

export const RecadoVazio = meta.story({
  name: 'Só um recado: sem texto, é dito no campo',
  args: { draft: { answer: 'note', note: ' ' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deixar recado' }))
    const note = canvas.getByRole('textbox', { name: /^Recado/ })
    await waitFor(() => expect(note).toHaveAccessibleDescription(/^Escreva o recado\./))
    await expect(note).toHaveFocus()
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
})

export const Pronto = meta.story({
  name: 'Respondeu que está pronto, com um recado',
  args: { session: answeredAs('ready', true) },
  play: async ({ canvas }) => {
    await isAnnounced(canvas.getByText(/^Você respondeu que está tudo pronto\./))
    await expect(canvas.getByText('hoje, 10h10, com um recado.')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})

export const Mudar = meta.story({
  ...notPictured,
  name: 'Muda a resposta, pelo teclado: o recado de antes continua',
  args: { session: answeredAs('ready', true) },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Mudar resposta' }))
    await expect(canvas.getByRole('radio', { name: 'Sim, está pronto' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Preciso de outro dia' })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: /^Recado/ })).toHaveAccessibleDescription(
      /recado que você deixou continua/,
    )
    await press(canvas.getByRole('button', { name: 'Escolher outro dia' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith('another_day', ''))
  },
})

export const PediuOutroDia = meta.story({
  name: 'Pediu outro dia: escolher no calendário',
  args: { session: answeredAs('another_day') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Escolher outro dia' })).toHaveAttribute(
      'href',
      '#/remarcar',
    )
  },
})

export const PediuOutroDiaTarde = meta.story({
  name: 'Pediu outro dia tarde: a equipe sabe, e quem chamar',
  args: { session: answeredAs('another_day', true), rescheduleHref: undefined },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/A nossa equipe já sabe e decide com a Construtora Horizonte/),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('target', '_blank')
    // A call and a mail open no tab.
    for (const name of ['(11) 3333-4444', 'oi@ensaio.test'])
      await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('target')
  },
})

export const DeixouRecado = meta.story({
  name: 'Deixou um recado',
  args: { session: answeredAs('note', true) },
  play: async ({ canvas }) => {
    await isAnnounced(canvas.getByText(/^Você deixou um recado\./))
    await expect(canvas.getByText('hoje, 10h10.')).toBeVisible()
  },
})

export const DoEmail = meta.story({
  ...notPictured,
  name: 'Aberta pelo e-mail: a resposta escolhida, que só um botão envia',
  args: { session: answeredAs('note', true), draft: { answer: 'ready', note: '' }, focused: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Sim, está pronto' })).toBeChecked()
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Responder' })).toBeVisible()
  },
})

export const DeUmVeiculo = meta.story({
  ...notPictured,
  name: 'De um veículo',
  args: { session: { ...booked, service: { name: 'Fotos do veículo', vertical: { id: 2 } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'O veículo está pronto?' })).toBeVisible()
  },
})

export const Falhou = meta.story({
  name: 'A resposta não saiu: o recado fica',
  args: {
    draft: { answer: 'ready', note: 'O portão fica aberto.' },
    onAnswer: fn(() => Promise.reject(new Failure('offline', 'Sem conexão. Tente de novo.'))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Responder' }))
    await expect(await screen.findByText('Sem conexão. Tente de novo.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Recado/ })).toHaveValue('O portão fica aberto.')
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com textos longos',
  ...onPhone,
  args: {
    draft: { answer: 'another_day', note: 'A pintura da sala e do corredor atrasou. '.repeat(10) },
    rescheduleHref: undefined,
    contacts: [
      ...contacts,
      { label: 'atendimento.aos.clientes@fotografia-de-imoveis.test', href: 'mailto:a@b.test' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: a visita mudou, depois responde',
  render: function Adopter(args) {
    const [session, setSession] = useState(booked)
    return (
      <Kept
        {...args}
        session={session}
        onAnswer={async (answer, note) =>
          setSession(
            await client.scheduling.answerPreparedness('token', {
              answer,
              note,
              visits: [session.scheduled_for ?? ''],
            }),
          )
        }
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(refuse(answerPreparedness, 'visit_moved', 'A visita mudou de dia ou de horário.', { once: true }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sim, está pronto' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Recado/ }), 'Tudo certo.')
    await userEvent.click(canvas.getByRole('button', { name: 'Responder' }))
    await expect(await screen.findByText('A visita mudou de dia ou de horário.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Recado/ })).toHaveValue('Tudo certo.')
    await userEvent.click(canvas.getByRole('button', { name: 'Responder' }))
    await expect(await canvas.findByText(/^Você respondeu que está tudo pronto\./)).toBeVisible()
  },
})

export const RecadoFica = meta.story({
  ...notPictured,
  name: 'Outra resposta, e mudar a que foi dada: o recado escrito fica',
  args: { session: answeredAs('ready'), draft: { answer: null, note: 'O portão fica aberto.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar resposta' }))
    const note = canvas.getByRole('textbox', { name: /^Recado/ })
    await expect(note).toHaveValue('O portão fica aberto.')
    await userEvent.click(canvas.getByRole('radio', { name: 'Preciso de outro dia' }))
    await expect(note).toHaveValue('O portão fica aberto.')
    await expect(args.onDraft).toHaveBeenLastCalledWith({
      answer: 'another_day',
      note: 'O portão fica aberto.',
    })
  },
})

let answer = () => {}

export const Enviando = meta.story({
  ...notPictured,
  name: 'Enviando a mesma resposta: a pergunta fica até sair, e o foco não se perde',
  args: {
    session: answeredAs('ready'),
    onAnswer: fn(
      () =>
        new Promise((done) => {
          answer = () => done(undefined)
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Mudar resposta' }))
    await press(canvas.getByRole('button', { name: 'Responder' }))
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith('ready', ''))
    await expect(canvas.getByRole('button', { name: 'Responder' })).toHaveAttribute('aria-busy', 'true')
    answer()
    await expect(await canvas.findByRole('button', { name: 'Mudar resposta' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('region', { name: 'O imóvel está pronto?' })).toHaveFocus())
  },
})
