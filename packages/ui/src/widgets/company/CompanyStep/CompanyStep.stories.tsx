import { createClient } from '@ensaio/client'
import { Failure, largestLogo, setUpCompany } from '@ensaio/domain'
import { company, onboarding, pictures, reply } from '@ensaio/mocks'
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
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
    await userEvent.click(next(canvas))
    await waitFor(() => expect(input(canvas, 'CNPJ')).toHaveAccessibleDescription(/^Informe o CNPJ\./))
    await expect(input(canvas, 'Razão social')).toHaveAccessibleDescription('Informe a razão social.')
    await expect(input(canvas, 'CEP')).toHaveAccessibleDescription('Informe o CEP.')
    await expect(input(canvas, 'Número')).toHaveAccessibleDescription('Informe o número.')
    await waitFor(() => expect(input(canvas, 'CNPJ')).toHaveFocus())
    await expect(args.onSave).not.toHaveBeenCalled()
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

export const ComLogo = meta.story({
  name: 'Escolhe o logo, vê sobre claro e escuro, salva',
  args: { initial: filled },
  play: async ({ canvas, args }) => {
    const logo = await drawn(400, 400)
    const picker = canvas.getByLabelText<HTMLInputElement>('Arquivo do logo')
    await userEvent.upload(picker, logo)
    await expect(await canvas.findByRole('img', { name: 'Seu logo sobre fundo claro' })).toBeVisible()
    // Emptied, or the same file could not be chosen again once it is removed.
    await expect(picker.files).toHaveLength(0)
    await expect(canvas.getByRole('img', { name: 'Seu logo sobre fundo escuro' })).toBeVisible()
    await expect(canvas.queryByText(/sem nitidez/)).toBeNull()
    await userEvent.click(next(canvas))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenCalledWith(expect.anything(), logo)
  },
})

export const LogoPequeno = meta.story({
  name: 'Logo pequeno: aceita, e avisa',
  args: { initial: filled },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), await drawn(120, 80))
    await expect(await canvas.findByText(/Este logo tem 120 × 80 px e pode ficar sem nitidez/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remover logo' }))
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Escolher logo' })).toHaveFocus()
  },
})

export const NaoEImagem = meta.story({
  name: 'Não é imagem, apesar do nome',
  args: { initial: filled },
  play: async ({ canvas, args }) => {
    const fake = new File(['<svg onload="alert(1)"></svg>'], 'logo.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), fake)
    const chooser = canvas.getByRole('button', { name: 'Escolher logo' })
    await waitFor(() =>
      expect(chooser).toHaveAccessibleDescription(/^Este arquivo não é uma imagem PNG ou JPG/),
    )
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.click(next(canvas))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.anything(), null))
  },
})

export const GrandeDemais = meta.story({
  name: 'Grande demais; o de 2 MB exatos passa',
  args: { initial: filled },
  play: async ({ canvas }) => {
    const whole = await drawn(400, 400)
    const padded = (size: number) =>
      new File([whole, new Uint8Array(size - whole.size)], 'logo.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), padded(largestLogo + 1))
    await isAnnounced(
      await canvas.findByText('Esta imagem tem mais de 2,0 MB. Escolha uma de até 2 MB.'),
      'alert',
    )
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), padded(largestLogo))
    await expect(await canvas.findByRole('img', { name: /claro/ })).toBeVisible()
    await expect(canvas.queryByText(/Escolha uma de até 2 MB/)).toBeNull()
  },
})

export const Arrastado = meta.story({
  name: 'Arrastado para o campo',
  args: { initial: filled },
  play: async ({ canvas }) => {
    const place = canvas.getByText(/Arraste o logo para cá/)
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(await drawn(400, 300))
    for (const type of ['dragover', 'drop']) {
      fireEvent(place, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }
    await expect(await canvas.findByRole('img', { name: /claro/ })).toBeVisible()
  },
})

export const LogoGuardado = meta.story({
  name: 'De volta, com tudo e o logo guardado',
  args: { initial: { ...filled, logo_url: pictures.facade } },
  play: async ({ canvas }) => {
    await expect(input(canvas, 'CNPJ')).toHaveValue('12.ABC.345/01DE-35')
    await expect(canvas.getByRole('img', { name: /claro/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Trocar logo' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Remover logo' })).toBeNull()
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
    await expect(canvas.getByText('Não conseguimos abrir esta imagem.')).toBeVisible()
  },
})

export const LogoDepoisDaRecusa = meta.story({
  ...notPictured,
  name: 'Outro logo tira a recusa do anterior',
  args: Recusado.input.args,
  play: async ({ canvas }) => {
    await userEvent.click(next(canvas))
    await canvas.findByText('Não conseguimos abrir esta imagem.')
    await userEvent.upload(canvas.getByLabelText('Arquivo do logo'), await drawn(400, 300))
    await waitFor(() => expect(canvas.queryByText('Não conseguimos abrir esta imagem.')).toBeNull())
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
