import { createClient } from '@ensaio/client'
import { Failure, setUpCompany } from '@ensaio/domain'
import { company, onboarding, address as place, reply } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { CompanyStep, type CompanyStepProps } from './CompanyStep.tsx'

const client = createClient({ baseUrl: '/api' })
const empty = onboarding().company
const address = {
  postal_code: '01305100',
  street: 'Rua Augusta',
  number: '1500',
  neighborhood: 'Consolação',
  city: 'São Paulo',
  state: 'SP',
} as const
const filled = {
  identification: '12ABC34501DE35',
  corporate_name: 'Horizonte Incorporadora e Construtora Ltda.',
  address,
  logo_url: null,
}

const meta = preview.meta({
  title: 'Componentes/Empresa/CompanyStep',
  component: CompanyStep,
  args: {
    initial: empty,
    findPostalCode: fn<CompanyStepProps['findPostalCode']>(async () => address),
    onSave: fn<CompanyStepProps['onSave']>(async () => null),
    onLater: fn(),
  } as CompanyStepProps & { onSave: ReturnType<typeof fn<CompanyStepProps['onSave']>> },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Os dados da empresa no primeiro acesso: CNPJ com letras, razão social, endereço pelo CEP e logo. O logo é julgado pelos primeiros bytes (PNG ou JPG, até 2 MB) e visto sobre claro e escuro; arrastar é um atalho do botão. Recusas que nomeiam campos aparecem neles.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getByLabelText'>

function input(canvas: Canvas, name: string) {
  return canvas.getByRole('textbox', { name })
}

function next(canvas: Canvas) {
  return canvas.getByRole('button', { name: 'Próximo' })
}

async function drawn(width: number, height: number): Promise<File> {
  const paper = new OffscreenCanvas(width, height)
  const pen = paper.getContext('2d')
  if (pen) {
    pen.fillStyle = 'rgb(233 161 59)'
    pen.fillRect(width / 8, height / 4, (width * 3) / 4, height / 2)
  }
  return new File([await paper.convertToBlob({ type: 'image/png' })], 'logo.png', { type: 'image/png' })
}

export const Vazio = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sua empresa')
    await hasAttributes(input(canvas, 'CNPJ'), {
      autocomplete: 'off',
      autocapitalize: 'characters',
      spellcheck: 'false',
      'aria-required': 'true',
    })
    await hasAttributes(input(canvas, 'Razão social'), {
      autocomplete: 'organization',
      'aria-required': 'true',
    })
    await hasAttributes(input(canvas, 'CEP'), { autocomplete: 'billing postal-code' })
    await expect(input(canvas, 'CNPJ')).toHaveAccessibleDescription(/^Números e letras/)
    const logo = within(canvas.getByRole('group', { name: 'Logo (opcional)' }))
    await expect(logo.getAllByRole('button')).toHaveLength(1)
    await expect(logo.getByRole('button', { name: 'Escolher logo' })).toHaveAccessibleDescription(
      /Arraste o logo para cá.*PNG ou JPG de até 2 MB/,
    )
    await hasAttributes(canvas.getByLabelText('Arquivo do logo'), {
      accept: 'image/png,image/jpeg',
      tabindex: '-1',
    })
    await userEvent.click(next(canvas))
    await waitFor(() => expect(input(canvas, 'CNPJ')).toHaveAccessibleDescription(/^Informe o CNPJ\./))
    await expect(input(canvas, 'Razão social')).toHaveAccessibleDescription('Informe a razão social.')
    await expect(input(canvas, 'CEP')).toHaveAccessibleDescription('Informe o CEP.')
    await expect(input(canvas, 'Número')).toHaveAccessibleDescription('Informe o número.')
    await waitFor(() => expect(input(canvas, 'CNPJ')).toHaveFocus())
    // Once more.
    await userEvent.click(next(canvas))
    await waitFor(() => expect(input(canvas, 'CNPJ')).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const NasConfiguracoes = meta.story({
  name: 'Nas configurações: salva, sem “Mais Tarde”',
  args: { initial: filled, onLater: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Mais Tarde' })).toBeNull()
    await expect(canvas.queryByRole('combobox', { name: /Buscar/ })).toBeNull()
    await press(canvas.getByRole('button', { name: 'Salvar' }))
    const { identification, corporate_name } = filled
    await waitFor(() => calledOnce(args.onSave, { identification, corporate_name, address }, null))
  },
})

export const ACaminho = meta.story({
  name: 'A caminho: um segundo Enter não salva de novo',
  args: { initial: filled, onSave: fn<CompanyStepProps['onSave']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await press(next(canvas))
    await waitFor(() => expect(next(canvas)).toHaveAttribute('aria-busy', 'true'))
    await userEvent.type(input(canvas, 'Razão social'), '{Enter}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

const saveOnce = fn<CompanyStepProps['onSave']>(async () => null)

export const SemConexao = meta.story({
  ...notPictured,
  name: 'Sem conexão: diz, e o que foi digitado fica',
  beforeEach() {
    saveOnce.mockRejectedValueOnce(new Failure('offline', 'Verifique a sua conexão.'))
  },
  args: { initial: filled, onSave: saveOnce },
  play: async ({ canvas, args }) => {
    await press(next(canvas))
    await isAnnounced(await screen.findByText('Verifique a sua conexão.'), 'alert')
    await expect(input(canvas, 'Razão social')).toHaveValue(filled.corporate_name)
    await waitFor(() => expect(next(canvas)).not.toHaveAttribute('aria-busy'))
    await press(next(canvas))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2))
  },
})

export const CnpjComLetras = meta.story({
  name: 'CNPJ com letras, incompleto e inexistente',
  play: async ({ canvas }) => {
    const cnpj = input(canvas, 'CNPJ')
    await userEvent.type(cnpj, '12abc34501')
    await userEvent.click(next(canvas))
    await waitFor(() => expect(cnpj).toHaveAccessibleDescription(/^Complete o CNPJ: são 14 caracteres\./))
    await userEvent.type(cnpj, 'de36')
    await expect(cnpj).toHaveValue('12.ABC.345/01DE-36')
    await waitFor(() => expect(cnpj).toHaveAccessibleDescription(/^Este CNPJ não existe/))
    await userEvent.type(cnpj, '{Backspace}5')
    await waitFor(() => expect(cnpj).toBeValid())
  },
})

export const FaltaONumero = meta.story({
  name: 'Só falta o número: o foco vai até ele',
  args: { initial: { ...filled, address: { ...address, number: '' } } },
  play: async ({ canvas, args }) => {
    await press(next(canvas))
    await waitFor(() => expect(input(canvas, 'Número')).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Preenche = meta.story({
  name: 'Preenche pelo CEP e salva',
  play: async ({ canvas, args }) => {
    await write(input(canvas, 'CNPJ'), '12abc34501de35')
    await write(input(canvas, 'Razão social'), 'Horizonte Ltda.')
    await write(input(canvas, 'CEP'), '01305100')
    await waitFor(() => expect(input(canvas, 'Rua')).toHaveValue('Rua Augusta'))
    await write(input(canvas, 'Número'), '1500')
    await press(next(canvas))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { identification: '12ABC34501DE35', corporate_name: 'Horizonte Ltda.', address },
        null,
      ),
    )
  },
})

export const Recusado = meta.story({
  name: 'Recusado em campos e no logo',
  args: {
    initial: filled,
    onSave: fn<CompanyStepProps['onSave']>(async () => {
      throw new Failure('invalid', 'Confira os dados.', {
        'address.postal_code': 'Este CEP não existe.',
        logo: 'Não conseguimos abrir esta imagem.',
      })
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(next(canvas))
    await waitFor(() => expect(input(canvas, 'CEP')).toHaveAccessibleDescription('Este CEP não existe.'))
    await waitFor(() => expect(input(canvas, 'CEP')).toHaveFocus())
    await isAnnounced(canvas.getByText('Não conseguimos abrir esta imagem.'), 'alert')
    // Said at the fields and at the logo, not again.
    await expect(screen.queryByText('Confira os dados.')).toBeNull()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  args: { initial: filled },
  ...onPhone,
  play: async ({ canvas, args }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Mais Tarde' }))
    await expect(args.onLater).toHaveBeenCalledOnce()
  },
})

const sent = fn()

export const PelaRede = meta.story({
  name: 'Pela rede',
  beforeEach({ msw }) {
    sent.mockClear()
    msw.use(
      reply(setUpCompany, async ({ request }) => {
        const form = await request.formData()
        sent(form.get('identification'), JSON.parse(String(form.get('address'))), form.get('logo'))
        return company()
      }),
    )
  },
  args: { onSave: fn<CompanyStepProps['onSave']>(client.onboarding.setUpCompany) },
  render: function OverTheNetwork(args) {
    const [known, retry] = useRemote((signal) => client.onboarding.get(signal), [])
    return (
      <Await remote={known} onRetry={retry} waiting={<Skeleton height="480px" />}>
        {(value) => (
          <CompanyStep
            {...args}
            initial={{ ...filled, logo_url: value.company.logo_url }}
            findPostalCode={client.postalCodes.find}
          />
        )}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('Arquivo do logo'), await drawn(300, 300))
    await canvas.findByRole('img', { name: /claro/ })
    await userEvent.click(next(canvas))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledWith('12ABC34501DE35', address, expect.any(File))
  },
})

export const PelaBusca = meta.story({
  name: 'O endereço, achado pelas suas palavras',
  args: {
    initial: { ...filled, address: null },
    places: {
      searchPlaces: fn(async () => [
        { id: 'p1', title: 'Rua Augusta, 1500', subtitle: 'Consolação, São Paulo – SP' },
      ]),
      readPlace: fn(async () => place()),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Buscar endereço' }), 'rua augusta')
    await userEvent.click(await canvas.findByRole('option', { name: /Rua Augusta, 1500/ }))
    await waitFor(() => expect(input(canvas, 'CEP')).toHaveValue('01305-100'))
    await press(next(canvas))
    await waitFor(() =>
      calledOnce(args.onSave, expect.objectContaining({ address: expect.objectContaining(address) }), null),
    )
  },
})
