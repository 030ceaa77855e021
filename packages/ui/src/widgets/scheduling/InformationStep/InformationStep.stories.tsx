import { createClient } from '@ensaio/client'
import { type Contact, emptyDraft, fillOwner, getUser, type SchedulingDraft } from '@ensaio/domain'
import { publicSession, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { InformationStep, type InformationStepProps } from './InformationStep.tsx'

const client = createClient({ baseUrl: '/api' })
const me: Contact = { name: 'Mariana Duarte', phone: '+5511987654321', email: 'mariana@horizonte.test' }
const dated: SchedulingDraft = { ...emptyDraft(), date: '2026-11-23', hour: '08h30' }
const filled: SchedulingDraft = {
  ...dated,
  owner: { name: 'Paulo Siqueira', phone: '+5511912345678', email: 'paulo@horizonte.test' },
  keys: 'Na portaria, com o Sr. Osvaldo',
  extrainfo: 'Há um gato na área de serviço.',
}

function Stateful(props: InformationStepProps) {
  const [draft, setDraft] = useState(props.draft)
  return (
    <div style={{ maxWidth: 720 }}>
      <InformationStep
        {...props}
        draft={draft}
        onChange={(next) => {
          props.onChange(next)
          setDraft(next)
        }}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Componentes/Agendamento/InformationStep',
  component: InformationStep,
  parameters: {
    docs: {
      description: {
        component:
          'O segundo passo do agendamento público: quem recebe o fotógrafo, chaves, observações. Cada mudança é dita na hora por `onChange`, para que voltar não perca nada; `me` preenche com os dados de quem entrou.',
      },
    },
  },
  args: { draft: dated, me: null, onChange: fn(), onNext: fn(), onBack: fn() } as InformationStepProps,
  render: (args) => <Stateful {...args} />,
})

export const Vazio = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveAttribute('autocomplete', 'name')
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toHaveAttribute(
      'autocomplete',
      'tel-national',
    )
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('type', 'email')
  },
})

export const FaltaAlgo = meta.story({
  name: 'Falta alguma coisa',
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Continuar' })
    await userEvent.click(next)
    const name = canvas.getByRole('textbox', { name: 'Nome' })
    await expect(await canvas.findByText('Informe o nome de quem vai receber o fotógrafo.')).toBeVisible()
    await expect(name).toHaveFocus()
    await expect(name).toBeInvalid()
    await expect(name).toHaveAccessibleDescription('Informe o nome de quem vai receber o fotógrafo.')
    for (const message of ['Informe o telefone.', 'Informe o e-mail.', 'Informe onde estão as chaves.']) {
      await expect(canvas.getByText(message)).toBeVisible()
    }

    await userEvent.type(name, 'Paulo')
    await expect(name).toBeValid()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Telefone' }), '119123')
    await userEvent.click(next)
    const phone = canvas.getByRole('textbox', { name: 'Telefone' })
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveAccessibleDescription('Informe um telefone com DDD, como (11) 91234-5678.')
    await expect(args.onNext).not.toHaveBeenCalled()
  },
})

export const Preenche = meta.story({
  name: 'Preenche e continua, pelo teclado',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('Paulo Siqueira')
    await userEvent.tab()
    await userEvent.keyboard('1133334444')
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(11) 3333-4444')
    await userEvent.tab()
    await userEvent.keyboard('paulo@horizonte.test')
    await userEvent.tab()
    await userEvent.keyboard('Na portaria')
    await userEvent.tab()
    await userEvent.keyboard('Há um gato.')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...dated,
      owner: { name: 'Paulo Siqueira', phone: '1133334444', email: 'paulo@horizonte.test' },
      keys: 'Na portaria',
      extrainfo: 'Há um gato.',
    })
    await press(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
  },
})

export const PorWhatsApp = meta.story({
  name: 'Lembretes por WhatsApp, desligados até alguém querer',
  args: { draft: filled, session: publicSession({ message_channels: ['whatsapp'] }) },
  play: async ({ canvas }) => {
    const wants = canvas.getByRole('checkbox', { name: 'Quero receber lembretes por WhatsApp' })
    await expect(wants).not.toBeChecked()
    await expect(wants).toHaveAccessibleDescription(/responder SAIR/)
  },
})

export const PorWhatsAppOuSms = meta.story({
  name: 'Lembretes por WhatsApp, ou por SMS onde não há WhatsApp, no celular',
  ...onPhone,
  args: { draft: filled, session: publicSession({ message_channels: ['whatsapp', 'sms'] }) },
  play: async ({ canvas }) => {
    const wants = canvas.getByRole('checkbox', { name: 'Quero receber lembretes por WhatsApp ou SMS' })
    await expect(wants).not.toBeChecked()
    await expect(wants).toHaveAccessibleDescription(/por SMS, só quando ele não tem WhatsApp/)
  },
})

export const QuerLembretes = meta.story({
  ...notPictured,
  name: 'Quer lembretes, pelo teclado',
  args: { draft: filled, session: publicSession({ message_channels: ['sms'] }) },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('checkbox', { name: 'Quero receber lembretes por SMS' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...filled, accepts_messages: true })
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
})

export const DeVolta = meta.story({
  name: 'De volta, com tudo preenchido',
  args: { draft: filled },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(11) 91234-5678')
    await expect(canvas.getByRole('textbox', { name: 'Chaves' })).toHaveValue(filled.keys)
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await expect(args.onNext).not.toHaveBeenCalled()
  },
})

export const ComTudoInformado = meta.story({
  name: 'A empresa já informou quem recebe e as chaves',
  args: {
    draft: { ...filled, keys: '', extrainfo: '' },
    session: publicSession({ responsible: filled.owner, keys_given: true }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Já preenchemos o que a Construtora Horizonte informou/)).toBeVisible()
    await expect(canvas.getByText('A Construtora Horizonte já disse onde estão as chaves.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByText('Mudou alguma coisa?'))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Chaves/ }), 'Comigo')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ keys: 'Comigo' }))
  },
})

export const NumeroColado = meta.story({
  name: 'Telefone colado com +55',
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Telefone' })
    await userEvent.click(phone)
    await userEvent.paste('+55 (51) 99999-8888')
    await expect(phone).toHaveValue('(51) 99999-8888')
  },
})

export const EuReceboOFotografo = meta.story({
  name: 'Eu receberei o fotógrafo',
  args: { me },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Eu estarei no imóvel ou receberei o fotógrafo' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Chaves' }), 'Comigo')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue(me.name)
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(11) 98765-4321')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...dated,
      owner: me,
      keys: 'Comigo',
      is_me: true,
    })

    const mail = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.clear(mail)
    await userEvent.type(mail, 'obra@horizonte.test')
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toHaveValue('')
    await expect(mail).toHaveValue('obra@horizonte.test')
    await expect(canvas.getByRole('textbox', { name: 'Chaves' })).toHaveValue('Comigo')
  },
})

export const EuDepoisDosAvisos = meta.story({
  ...notPictured,
  name: 'Eu receberei o fotógrafo, depois dos avisos: eles saem',
  args: { me },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    const [name, mail] = ['Nome', 'E-mail'].map((of) => canvas.getByRole('textbox', { name: of }))
    await waitFor(() => expect(name).toBeInvalid())
    await userEvent.click(canvas.getByRole('checkbox'))
    await waitFor(() => expect(name).toBeValid())
    await expect(mail).toBeValid()
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toBeValid()
    await expect(canvas.getByRole('textbox', { name: 'Chaves' })).toBeInvalid()
  },
})

export const Marcado = meta.story({
  name: 'Já marcado',
  args: { me, draft: fillOwner(dated, me) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    draft: {
      ...filled,
      owner: {
        name: 'Maria Antonieta de Albuquerque Cavalcanti e Vasconcelos',
        phone: '+5511912345678',
        email: 'maria.antonieta.de.albuquerque.cavalcanti@incorporadora-horizonte.test',
      },
      extrainfo: 'A entrada de serviço fica na rua de trás. '.repeat(12),
    },
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  args: { me, draft: filled },
  ...onPhone,
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  render: function OverTheNetwork(args) {
    const [user, retry] = useRemote((signal) => client.account.user(signal), [])
    return (
      <Await remote={user} onRetry={retry} waiting={<Skeleton height="320px" />}>
        {(value) => (
          <Stateful
            {...args}
            me={value && { name: value.name, phone: value.phone ?? '', email: value.email }}
          />
        )}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'))
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('pospago@demo.test')
  },
})

export const PelaRedeSemEntrar = meta.story({
  ...notPictured,
  name: 'Pela rede, sem ter entrado',
  beforeEach({ msw }) {
    msw.use(reply(getUser, null))
  },
  render: PelaRede.input.render,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nome' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})
