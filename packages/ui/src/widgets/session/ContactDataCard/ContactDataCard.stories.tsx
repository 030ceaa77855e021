import { createClient } from '@ensaio/client'
import { Failure, sessionStatuses, updateSession, visibleCards } from '@ensaio/domain'
import { refuse, session } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { forgetFocus, write } from '#storybook/keyboard'
import { asksBeforeLeaving } from '#storybook/leaving'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { ContactDataCard, type ContactDataCardProps } from './ContactDataCard.tsx'

const client = createClient({ baseUrl: '/api' })
const { responsible_information: responsible } = session()
const receiver = { name: 'Osvaldo Prado', phone: '+551132345678', email: 'portaria@horizonte.test' }

/** The same card many times is a catalogue, not a page: its landmarks repeat. */
const catalogue = { wide: true, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

const meta = preview.meta({
  title: 'Componentes/Ensaio/ContactDataCard',
  component: ContactDataCard,
  args: {
    responsible,
    readOnly: false,
    onSave: fn<ContactDataCardProps['onSave']>(async () => {}),
  },
  decorators: [
    (Story, { parameters }) => <div style={{ maxWidth: parameters.wide ? undefined : 480 }}>{Story()}</div>,
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Quem responde pelo imóvel e, se for outra pessoa, quem recebe o fotógrafo. O que se digita é salvo ao sair do campo (ou com Enter) quando tudo está certo; o indicador ao lado do título diz como está. Uma falha guarda o que foi digitado. `readOnly` vem de `visibleCards`.',
      },
    },
  },
})

export const CadaSituacao = meta.story({
  name: 'Cada situação',
  tags: ['spec:2-detail-contact', 'spec:4-hidden-contact', 'spec:4-read-only'],
  parameters: catalogue,
  render: (args) => (
    <Grid min={360} align="start">
      {sessionStatuses
        .map((of) => ({ of, cards: visibleCards(of, 'client') }))
        .filter(({ cards }) => cards.contact)
        .map(({ of, cards }) => (
          <ContactDataCard key={of} {...args} readOnly={cards.readOnly} />
        ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const shown = sessionStatuses.filter((of) => visibleCards(of, 'client').contact)
    await expect(canvas.getAllByRole('region', { name: 'Dados de contato' })).toHaveLength(shown.length)
    await expect(await canvas.findAllByRole('textbox', { name: /Responsável/ })).toHaveLength(
      shown.length - 1,
    )
  },
})

export const Salva = meta.story({
  name: 'Salva ao sair do campo',
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: /Responsável/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ana Rocha')
    await expect(canvas.getByText('Ainda não salvo')).toBeVisible()
    await expect(asksBeforeLeaving()).toBe(true)
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...responsible, name: 'Ana Rocha' })
    await expect(await canvas.findByText('Tudo salvo')).toBeVisible()
    await waitFor(() => expect(asksBeforeLeaving()).toBe(false))
    await userEvent.tab()
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

export const SalvaComEnter = meta.story({
  name: 'Salva com Enter',
  play: async ({ canvas, args }) => {
    await write(await canvas.findByRole('textbox', { name: /Empresa/ }), '{End} Ltda.{Enter}')
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...responsible,
      company: 'Horizonte Vendas Ltda.',
    })
    await expect(canvas.getByRole('textbox', { name: /Empresa/ })).toHaveFocus()
  },
})

export const Incompleto = meta.story({
  name: 'Não salva o que está errado, e diz onde',
  play: async ({ canvas, args }) => {
    const email = await canvas.findByRole('textbox', { name: /E-mail/ })
    await userEvent.clear(email)
    await userEvent.type(email, 'paulo@')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription('Informe um e-mail válido, como nome@empresa.com.br.')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: /Responsável/ }), '{Enter}')
    await expect(email).toHaveFocus()
    await userEvent.type(email, 'outra.test')
    await userEvent.tab()
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

export const Vazio = meta.story({
  name: 'Ninguém indicado ainda',
  args: { responsible: null },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Responsável/ }), 'Ana Rocha')
    await userEvent.tab()
    await expect(canvas.queryByText('Informe o telefone.')).toBeNull()
    await userEvent.type(canvas.getByRole('textbox', { name: /Telefone/ }), '11912345678')
    await userEvent.type(canvas.getByRole('textbox', { name: /E-mail/ }), 'ana@rocha.test')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onSave).toHaveBeenLastCalledWith({
      name: 'Ana Rocha',
      phone: '+5511912345678',
      email: 'ana@rocha.test',
      company: null,
    })
  },
})

let attempts = 0

export const Falhou = meta.story({
  name: 'Falha: o texto fica, e dá para tentar de novo',
  tags: ['spec:8-session-save'],
  args: {
    onSave: fn<ContactDataCardProps['onSave']>(async () => {
      attempts += 1
      if (attempts === 1) throw new Failure('in_flight', 'Outra pessoa mudou este ensaio.')
    }),
  },
  beforeEach() {
    attempts = 0
  },
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: /Responsável/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ana Rocha')
    await userEvent.tab()
    await expect(await screen.findByText('Não foi possível atualizar a sessão.')).toBeVisible()
    await expect(canvas.getByText('Não foi salvo')).toBeVisible()
    await expect(asksBeforeLeaving()).toBe(true)
    await expect(name).toHaveValue('Ana Rocha')
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText('Tudo salvo')).toBeVisible()
    await expect(args.onSave).toHaveBeenCalledTimes(2)
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...responsible, name: 'Ana Rocha' })
  },
})

let changeElsewhere = () => {}

export const MudouFora = meta.story({
  name: 'O que muda fora não apaga o que se digita',
  render: function Elsewhere(args) {
    const [known, setKnown] = useState(args.responsible)
    changeElsewhere = () => setKnown(known && { ...known, name: 'Mudado em outra aba' })
    return <ContactDataCard {...args} responsible={known} />
  },
  play: async ({ canvas, args }) => {
    const email = await canvas.findByRole('textbox', { name: /E-mail/ })
    const name = canvas.getByRole('textbox', { name: /Responsável/ })
    await userEvent.type(email, '.br')
    changeElsewhere()
    await userEvent.type(email, '.tv')
    await expect(email).toHaveValue('paulo@horizonte.test.br.tv')
    await expect(name).toHaveValue('Paulo Siqueira')
    await userEvent.clear(email)
    await userEvent.type(email, 'paulo@horizonte.test')
    await waitFor(() => expect(name).toHaveValue('Mudado em outra aba'))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

let leave = () => {}

export const SaiuDaPagina = meta.story({
  name: 'Sair da página salva o que foi digitado',
  render: function Leaving(args) {
    const [shown, setShown] = useState(true)
    leave = () => setShown(false)
    return shown ? <ContactDataCard {...args} /> : <p>Outra página</p>
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Responsável/ }), ' Filho')
    await expect(args.onSave).not.toHaveBeenCalled()
    leave()
    forgetFocus()
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenLastCalledWith({ ...responsible, name: 'Paulo Siqueira Filho' })
  },
})

export const SoLeitura = meta.story({
  name: 'Só leitura, com quem recebe',
  args: { readOnly: true, receiver },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('link', { name: '(11) 91234-5678' })).toHaveAttribute(
      'href',
      'tel:+5511912345678',
    )
    await expect(canvas.getByRole('heading', { name: 'Quem recebe o fotógrafo' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: receiver.email })).toBeVisible()
  },
})

export const NinguemIndicado = meta.story({
  name: 'Só leitura, sem ninguém indicado',
  args: { readOnly: true, responsible: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ninguém foi indicado.')).toBeVisible()
  },
})

export const AMesmaPessoa = meta.story({
  name: 'Quem recebe é o responsável, de nome mais curto: dito uma vez',
  args: { receiver: responsible && { ...responsible, name: 'Paulo' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Quem recebe o fotógrafo')).toBeNull()
  },
})

export const Longo = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: {
    readOnly: true,
    responsible: {
      name: 'Maximiliano Albuquerque de Vasconcelos Figueiredo Neto',
      phone: '+5511912345678',
      company: 'Incorporadora e Construtora Horizonte do Parque Novo Mundo Empreendimentos Ltda.',
      email: 'maximiliano.albuquerque.de.vasconcelos@incorporadora-horizonte-novo-mundo.test',
    },
    receiver,
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(refuse(updateSession, 'unavailable', 'O serviço está em manutenção.', { once: true }))
  },
  render: function Asked() {
    const [remote, retry, replace] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="320px" />}>
        {(value) => (
          <ContactDataCard
            responsible={value.responsible_information}
            readOnly={visibleCards(value.status, 'client').readOnly}
            onSave={async (form) => replace(await client.sessions.saveContact(1042, form))}
          />
        )}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: /Telefone/ })
    await userEvent.clear(phone)
    await userEvent.type(phone, '1133334444')
    await userEvent.tab()
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText('Tudo salvo')).toBeVisible()
    await expect(phone).toHaveValue('(11) 3333-4444')
  },
})

export const DeMesmoNome = meta.story({
  ...notPictured,
  name: 'Quem recebe tem o nome do responsável, e outro e-mail: são dois',
  args: { readOnly: true, receiver: responsible && { ...responsible, email: 'filho@horizonte.test' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Quem recebe o fotógrafo' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'filho@horizonte.test' })).toBeVisible()
  },
})

export const TelefoneComoSeEscreve = meta.story({
  ...notPictured,
  name: 'Um telefone guardado como se escreve: liga do mesmo jeito',
  args: { readOnly: true, responsible: responsible && { ...responsible, phone: '(11) 91234-5678' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '(11) 91234-5678' })).toHaveAttribute(
      'href',
      'tel:+5511912345678',
    )
  },
})
