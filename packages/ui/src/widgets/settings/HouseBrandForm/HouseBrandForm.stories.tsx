import { createClient } from '@ensaio/client'
import { darkOf, Failure, nearestReadable, saveHouseBrand, standardHouse } from '@ensaio/domain'
import { keptHouseBrand, refuse } from '@ensaio/mocks'
import { expect, fireEvent, fn, userEvent, waitFor, type within } from 'storybook/test'
import { fieldsOf } from '#storybook/checks/fields'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { HouseBrandForm, type HouseBrandFormProps } from './HouseBrandForm.tsx'

const client = createClient({ baseUrl: '/api' })

const ownBrand = {
  ...standardHouse,
  name: 'Luz do Vale Fotografia',
  action_light: '#9C1F5B',
  action_dark: '#F29AC0',
  gold: '#F4C95D',
  sales: 'vendas@luzdovale.test',
  support: 'atendimento@luzdovale.test',
  phone: '+551133334444',
  whatsapp: '+5511912345678',
  instagram: 'https://www.instagram.com/luzdovale',
  time_zone: 'America/Manaus',
}

const meta = preview.meta({
  title: 'Componentes/Configurações/HouseBrandForm',
  component: HouseBrandForm,
  args: {
    kept: ready(keptHouseBrand()),
    onSave: fn<HouseBrandFormProps['onSave']>(async () => undefined),
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Como a casa se chama, como se parece e onde é encontrada: vale para as páginas, os e-mails, os recibos e as agendas. A amostra acompanha o que se digita. Uma cor que não se lê é recusada, com quanto falta e a mais próxima que passa; o logo é julgado pelos primeiros bytes.',
      },
    },
  },
})

type Canvas = { getByRole: (role: string, options: { name: RegExp | string }) => HTMLElement }
const field = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name })
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Salvar casa e marca' })
const swatch = (canvas: ReturnType<typeof within>, mode: string) =>
  canvas.getByLabelText(`Escolher: Cor dos botões e links, ${mode}`)
const inLight = /^Cor dos botões e links, no claro/

async function retype(input: HTMLElement, text: string) {
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

export const Padrao = meta.story({
  name: 'A marca de sempre, e quem mudou',
  play: async ({ canvas }) => {
    await expect(field(canvas, /^Nome da casa/)).toHaveValue('Ensaio')
    await expect(field(canvas, inLight)).toHaveValue('')
    await expect(field(canvas, /^E-mail comercial/)).toHaveValue('vendas@ensaio.test')
    await expect(canvas.getByText(/Última mudança: Helena Prado, em 19\/11\/2026/)).toBeVisible()
    await expect(fieldsOf(canvas.getByRole('form', { name: 'Casa e marca' }))).toEqual([
      'Nome da casa* required autocomplete=organization maxlength=40',
      'Escolher: Cor dos botões e links, no claro type=color',
      'Cor dos botões e links, no claro (opcional) autocomplete=off spellcheck=false maxlength=9 placeholder=#0B5351',
      'Escolher: Cor dos botões e links, no escuro type=color',
      'Cor dos botões e links, no escuro (opcional) autocomplete=off spellcheck=false maxlength=9 placeholder=#6CC5BD',
      'Escolher: Cor de destaque type=color',
      'Cor de destaque (opcional) autocomplete=off spellcheck=false maxlength=9 placeholder=#E9A13B',
      'E-mail comercial (opcional) type=email autocomplete=off spellcheck=false',
      'E-mail de atendimento (opcional) type=email autocomplete=off spellcheck=false',
      'Telefone (opcional) inputmode=tel autocomplete=off',
      'WhatsApp (opcional) inputmode=tel autocomplete=off',
      'Instagram (opcional) type=url inputmode=url autocomplete=off spellcheck=false placeholder=https://',
      'LinkedIn (opcional) type=url inputmode=url autocomplete=off spellcheck=false placeholder=https://',
      'YouTube (opcional) type=url inputmode=url autocomplete=off spellcheck=false placeholder=https://',
      'Fuso horário da casa* required',
    ])
  },
})

export const Seletor = meta.story({
  ...notPictured,
  name: 'Do seletor de cores; a do escuro sai da do claro',
  play: async ({ canvas }) => {
    await expect(swatch(canvas, 'no claro')).toHaveValue('#0b5351')
    await expect(field(canvas, inLight)).toHaveAccessibleDescription('Vazia, fica a cor de sempre.')
    const inDark = field(canvas, /^Cor dos botões e links, no escuro/)
    await expect(inDark).toHaveAccessibleDescription('Vazia, sai da cor do claro.')
    await expect(inDark).toHaveAttribute('placeholder', '#6CC5BD')
    fireEvent.input(swatch(canvas, 'no claro'), { target: { value: '#9c1f5b' } })
    await waitFor(() => expect(field(canvas, inLight)).toHaveValue('#9C1F5B'))
    await expect(inDark).toHaveAttribute('placeholder', darkOf('#9C1F5B'))
    await expect(inDark).toHaveValue('')
    await retype(inDark, '#123456')
    await userEvent.click(
      await canvas.findByRole('button', { name: `Usar ${nearestReadable('#123456', 'dark')}` }),
    )
    await expect(inDark).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Usar/ })).toBeNull()
  },
})

export const MarcaPropria = meta.story({
  name: 'Marca própria',
  args: { kept: ready(keptHouseBrand({ brand: ownBrand })) },
  play: async ({ canvas, args }) => {
    await expect(field(canvas, inLight)).toHaveAccessibleDescription(/Contraste de \d,\d\d: lê-se bem/)
    await expect(field(canvas, /^Cor de destaque/)).toHaveAccessibleDescription(/^O texto sobre ela fica/)
    await expect(swatch(canvas, 'no escuro')).toHaveValue('#f29ac0')
    await expect(field(canvas, /^WhatsApp/)).toHaveValue('(11) 91234-5678')
    await expect(canvas.getByRole('combobox', { name: /^Fuso horário/ })).toHaveValue('America/Manaus')
    await expect(canvas.getAllByText('Luz do Vale Fotografia', { selector: 'span' })).toHaveLength(3)
    await userEvent.click(save(canvas))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ ...ownBrand, linkedin: '', youtube: '' }, 'keep'),
    )
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
})

export const CorFraca = meta.story({
  name: 'Cor que não se lê: quanto falta, e a mais próxima',
  play: async ({ canvas, args }) => {
    const light = field(canvas, inLight)
    await retype(light, '#E91E63')
    await waitFor(() =>
      expect(light).toHaveAccessibleDescription(/^Contraste de 4,09 com o fundo claro: faltam 0,41/),
    )
    await userEvent.click(save(canvas))
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(light).toHaveValue('#E91E63')
  },
})

export const CorProposta = meta.story({
  name: 'A cor proposta, pelo teclado',
  play: async ({ canvas, args }) => {
    await write(field(canvas, inLight), '#E91E63')
    await press(await canvas.findByRole('button', { name: 'Usar #DC1C5E' }))
    await expect(field(canvas, inLight)).toHaveValue('#DC1C5E')
    await expect(field(canvas, inLight)).toBeValid()
    await press(save(canvas))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ action_light: '#DC1C5E', name: 'Ensaio' }),
        'keep',
      ),
    )
    await expect(await canvas.findByText('Casa e marca salvas.')).toBeVisible()
  },
})

export const CadaCampo = meta.story({
  name: 'Cada campo diz o que falta',
  play: async ({ canvas, args }) => {
    const typed: [RegExp, string, RegExp][] = [
      [/^Nome da casa/, ' ', /^Informe o nome da casa\./],
      [/^Cor de destaque/, 'azul', /^Escreva a cor com seis/],
      [/^E-mail comercial/, 'luz', /^Informe um e-mail válido/],
      [/^WhatsApp/, '1133334444', /^Informe um celular com DDD/],
      [/^LinkedIn/, 'linkedin.com', /^Informe o endereço completo/],
    ]
    for (const [name, text] of typed) await retype(field(canvas, name), text)
    await userEvent.click(save(canvas))
    for (const [name, , message] of typed) {
      await waitFor(() => expect(field(canvas, name)).toHaveAccessibleDescription(message))
    }
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const NomeLongoNoCelular = meta.story({
  name: 'Nome longo, no celular',
  ...onPhone,
  args: {
    saveLabel: 'Salvar e continuar',
    kept: ready(
      keptHouseBrand({
        brand: { ...ownBrand, name: 'Associação de Fotógrafos da Serra Gaúcha' },
        changed: null,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Salvar e continuar' })).toBeVisible()
    await expect(canvas.queryByText(/Última mudança/)).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const UmPasso = meta.story({
  name: 'Um passo de um caminho: salva sem aviso',
  ...notPictured,
  args: { saveLabel: 'Salvar e continuar' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar e continuar' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(canvas.queryByText('Casa e marca salvas.')).toBeNull()
  },
})

export const Esperando = meta.story({ args: { kept: waiting } })

export const Atualizando = meta.story({
  args: { kept: refreshing(keptHouseBrand({ brand: ownBrand })) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { kept: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: falha, e o que foi digitado fica',
  render: function Adopter(args) {
    const [kept, retry, replace] = useRemote((signal) => client.brand.get(signal), [])
    return (
      <HouseBrandForm
        {...args}
        kept={kept}
        onSave={async (brand, logo) => replace(await client.brand.save(brand, logo))}
        onRetry={retry}
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(refuse(saveHouseBrand, 'unavailable', 'O serviço está em manutenção.', { once: true }))
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Nome da casa/ })
    await retype(name, 'Luz do Vale')
    await userEvent.click(save(canvas))
    await expect(await canvas.findByText('O serviço está em manutenção.')).toBeVisible()
    await expect(name).toHaveValue('Luz do Vale')
    await userEvent.click(save(canvas))
    await expect(await canvas.findByText('Casa e marca salvas.')).toBeVisible()
    await expect(name).toHaveValue('Luz do Vale')
  },
})
