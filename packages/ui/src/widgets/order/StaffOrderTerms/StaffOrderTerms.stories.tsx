import { createClient } from '@ensaio/client'
import { companyPerson, staffCompanyDetail } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { StaffOrderTerms, type StaffOrderTermsProps, type TypedTerms } from './StaffOrderTerms.tsx'

const client = createClient({ baseUrl: '/api' })

function Typing(props: StaffOrderTermsProps) {
  const [terms, setTerms] = useState(props.terms)
  return (
    <StaffOrderTerms
      {...props}
      terms={terms}
      onChange={(next) => {
        props.onChange(next)
        setTerms(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Componentes/Pedido/StaffOrderTerms',
  component: StaffOrderTerms,
  args: {
    people: staffCompanyDetail().people,
    terms: { person_id: 1, tells_person: true, agreed: null } as TypedTerms,
    onChange: fn<StaffOrderTermsProps['onChange']>(),
    listPrice: 399 as number | null,
    canPrice: true,
  },
  render: (args) => <Typing {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'O que a equipe decide ao pedir por um cliente: em nome de quem, se essa pessoa recebe um aviso e, para quem cuida dos preços, um preço combinado com o motivo, que só a equipe lê. Fica na confirmação do pedido.',
      },
    },
  },
})

export const PrecoDaTabela = meta.story({
  name: 'Preço da tabela',
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Em nome de' }), '2')
    await expect(args.onChange.mock.lastCall?.[0].person_id).toBe(2)
  },
})

export const NomeMaisLongo = meta.story({
  name: 'O nome mais longo, no celular',
  ...onPhone,
  args: {
    people: [
      companyPerson({
        id: 1,
        name: 'Maria Aparecida Conceição de Albuquerque Vasconcelos e Figueiredo',
        email: 'maria.aparecida.da.conceicao.albuquerque@construtora-horizonte-empreendimentos.test',
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(/Vasconcelos e Figueiredo/)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PrecoCombinado = meta.story({
  name: 'Preço combinado, pelo teclado',
  play: async ({ canvas, args }) => {
    const agree = canvas.getByRole('checkbox', { name: 'Combinar outro preço' })
    agree.focus()
    await userEvent.keyboard(' ')
    const price = canvas.getByRole('textbox', { name: /^Preço de cada ensaio/ })
    await expect(price).toHaveValue('R$ 399,00')
    await userEvent.clear(price)
    await userEvent.type(price, '250,50')
    await userEvent.tab()
    await userEvent.keyboard('Contrato anual')
    await expect(args.onChange.mock.lastCall?.[0].agreed).toEqual({ price: 250.5, reason: 'Contrato anual' })
  },
})

export const SemFotografos = meta.story({
  name: 'Ninguém atende a cidade ainda',
  args: { place: { city: 'Santos', citiesWithoutVisits: ['Manaus', 'Santos'] } },
  play: async ({ canvas }) => {
    await isAnnounced(canvas.getByText(/^Nenhum fotógrafo atende Santos ainda/))
  },
})

export const ComErros = meta.story({
  name: 'Sem preço e sem motivo',
  args: {
    terms: { person_id: 1, tells_person: false, agreed: { price: null, reason: '' } },
    errors: { price: 'Informe o preço.', reason: 'Conte o motivo do preço combinado.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Informe o preço.')).toBeVisible()
  },
})

export const SemDireito = meta.story({
  name: 'Quem não cuida dos preços, no celular',
  ...onPhone,
  args: {
    canPrice: false,
    listPrice: null,
    people: [
      companyPerson({
        id: 1,
        name: 'Maria Aparecida dos Santos Albuquerque de Almeida Prado',
        email: 'maria.aparecida.albuquerque@incorporadora-vista-mar.test',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Combinar outro preço' })).toBeNull()
  },
})

function Loaded(props: StaffOrderTermsProps) {
  const [company, retry] = useRemote((signal) => client.companies.get(2, signal), [])
  return (
    <Await remote={company} onRetry={retry} waiting={<Skeleton height="120px" />}>
      {({ people }) => <Typing {...props} people={people} />}
    </Await>
  )
}

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede, sem avisar',
  render: (args) => <Loaded {...args} />,
  play: async ({ canvas, args }) => {
    await press(await canvas.findByRole('checkbox', { name: 'Avisar esta pessoa por e-mail' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ tells_person: false }))
  },
})
