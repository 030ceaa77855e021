import { createClient } from '@ensaio/client'
import { type Contact, emptyOrder, type OrderDraft } from '@ensaio/domain'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { ResponsibleStep, type ResponsibleStepProps } from './ResponsibleStep.tsx'

const client = createClient({ baseUrl: '/api' })
const me: Contact = { name: 'Mariana Duarte', phone: '+5511987654321', email: 'mariana@horizonte.test' }
const paulo: Contact = { name: 'Paulo Siqueira', phone: '(11) 91234-5678', email: 'paulo@horizonte.test' }
const draft: OrderDraft = { ...emptyOrder(), service_id: 1 }

function Stateful(props: ResponsibleStepProps) {
  const [draft, setDraft] = useState(props.draft)
  return (
    <div style={{ maxWidth: 720 }}>
      <ResponsibleStep
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
  title: 'Componentes/Agendamento/ResponsibleStep',
  component: ResponsibleStep,
  parameters: {
    docs: {
      description: {
        component:
          'Quem responde pelo imóvel: nome, telefone e e-mail, ou os dados de quem entrou (`me`). "Avisar" decide se essa pessoa recebe o link por e-mail.',
      },
    },
  },
  args: { draft, me, onChange: fn(), onNext: fn(), onBack: fn() } as ResponsibleStepProps,
  render: (args) => <Stateful {...args} />,
})

export const Vazio = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Copiar meus dados' })).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Avisar o responsável por e-mail' })).toBeChecked()
  },
})

export const DadosDeOutraPessoa = meta.story({
  name: 'Os dados que se copiam são de outra pessoa: a caixa diz de quem',
  args: { copyLabel: 'Copiar os dados de Mariana Duarte' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Copiar os dados de Mariana Duarte' })).toBeVisible()
    await expect(canvas.queryByRole('checkbox', { name: 'Copiar meus dados' })).toBeNull()
  },
})

export const FaltaAlgo = meta.story({
  name: 'Falta alguma coisa',
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Continuar' })
    const name = canvas.getByRole('textbox', { name: 'Nome' })
    await userEvent.click(next)
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Informe o nome do responsável.')
    await expect(canvas.getByText('Informe o telefone.')).toBeVisible()
    await expect(canvas.getByText('Informe o e-mail.')).toBeVisible()

    await userEvent.keyboard('Paulo')
    await expect(name).toBeValid()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Telefone' }), '119123')
    await userEvent.click(next)
    const phone = canvas.getByRole('textbox', { name: 'Telefone' })
    await expect(phone).toHaveFocus()
    await expect(phone).toHaveAccessibleDescription('Informe um telefone com DDD, como (11) 91234-5678.')
    await expect(args.onNext).not.toHaveBeenCalled()
  },
})

export const Preenche = meta.story({
  name: 'Preenche e continua, pelo teclado',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('Paulo Siqueira')
    await userEvent.tab()
    await userEvent.keyboard('11912345678')
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(11) 91234-5678')
    await userEvent.tab()
    await userEvent.keyboard('paulo@horizonte.test')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...draft,
      responsible: { ...paulo, phone: '11912345678' },
      notifies: false,
    })
    await press(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
  },
})

export const CopiaMeusDados = meta.story({
  name: 'Copia e devolve meus dados',
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Copiar meus dados' })
    await userEvent.click(box)
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue(me.name)
    await expect(canvas.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(11) 98765-4321')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...draft, is_me: true, responsible: me })

    const mail = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.clear(mail)
    await userEvent.type(mail, 'obra@horizonte.test')
    await userEvent.click(box)
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('')
    await expect(mail).toHaveValue('obra@horizonte.test')
  },
})

export const DeVolta = meta.story({
  name: 'De volta, com tudo preenchido',
  args: { draft: { ...draft, responsible: paulo, notifies: false } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Avisar o responsável por e-mail' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    await expect(args.onNext).not.toHaveBeenCalled()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    draft: {
      ...draft,
      responsible: {
        name: 'Maria Antonieta de Albuquerque Cavalcanti e Vasconcelos',
        phone: '11912345678',
        email: 'maria.antonieta.de.albuquerque.cavalcanti@incorporadora-horizonte.test',
      },
    },
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  args: { draft: { ...draft, responsible: paulo } },
  ...onPhone,
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  render: function Asked(args) {
    const [user, retry] = useRemote((signal) => client.account.user(signal), [])
    return (
      <Await remote={user} onRetry={retry} waiting={<Skeleton height="320px" />}>
        {(one) =>
          one && <Stateful {...args} me={{ name: one.name, email: one.email, phone: one.phone ?? '' }} />
        }
      </Await>
    )
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Copiar meus dados' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(args.onNext).toHaveBeenCalledOnce())
  },
})
