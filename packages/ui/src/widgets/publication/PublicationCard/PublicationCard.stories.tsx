import { Failure } from '@ensaio/domain'
import { filledPublication, publication, today } from '@ensaio/mocks'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { fieldsOf } from '#storybook/checks/fields'
import { inEveryMode, notPictured, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { PublicationCard, type PublicationCardProps } from './PublicationCard.tsx'

const origin = 'https://ensaio.test'
const branded = `${origin}/imovel/${publication().code}`
const off = publication({ is_on: false, code: null, neutral_code: null, changed_at: null })
const copied = fn(async (_text: string) => undefined)

const form = filledPublication()

const meta = preview.meta({
  title: 'Componentes/Publicação/PublicationCard',
  component: PublicationCard,
  args: {
    publication: ready(publication()),
    origin,
    today,
    onSave: fn<PublicationCardProps['onSave']>(async () => undefined),
    onRenew: fn<PublicationCardProps['onRenew']>(async () => undefined),
    onRetry: fn(),
  },
  beforeEach() {
    copied.mockClear()
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } })
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A página publicada de um imóvel, vista pela empresa: publica, tira do ar e preenche, e dá os dois endereços, o da marca e o neutro. Trocar os endereços e tirar do ar perguntam antes.',
      },
    },
  },
})

export const NoAr = meta.story({
  ...inEveryMode,
  name: 'No ar: os dois endereços',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No ar')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Abrir: Página com a sua marca' })).toHaveAttribute(
      'href',
      branded,
    )
    const whatsApp = canvas.getByRole('link', { name: 'WhatsApp: Página neutra' })
    await expect(new URL(whatsApp.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      `Apartamento claro na Rua Augusta\n${origin}/imovel/${publication().neutral_code}?de=whatsapp`,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar endereço: Página com a sua marca' }))
    await waitFor(() => expect(copied).toHaveBeenCalledWith(branded))
    await expect(copied).toHaveBeenCalledOnce()
  },
})

export const ForaDoAr = meta.story({
  name: 'Fora do ar: diz para que serve',
  args: { publication: ready(off) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Publicar página' })).toBeEnabled()
    await expect(canvas.queryByText('No ar')).toBeNull()
  },
})

export const SemMaterial = meta.story({
  name: 'Ainda sem material entregue',
  args: { publication: ready(publication({ is_on: false, has_material: false })) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Publicar página' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/Ainda não há material entregue/)
    await userEvent.click(button)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const FechaEmBreve = meta.story({
  name: 'Fecha em breve, com senha',
  args: { publication: ready(publication({ expires_on: '2026-11-25', has_password: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No ar, com senha')).toBeVisible()
    await expect(
      canvas.getByText(/fecha em breve: o último dia é quarta-feira, 25 de novembro/),
    ).toBeVisible()
  },
})

export const UltimoDia = meta.story({
  ...notPictured,
  name: 'No último dia, e com prazo distante',
  args: { publication: ready(publication({ expires_on: today })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoje é o último dia em que a página abre.')).toBeVisible()
    await expect(canvas.getByText('No ar')).toBeVisible()
  },
})

export const PrazoDistante = meta.story({
  ...notPictured,
  name: 'Com prazo distante',
  args: { publication: ready(publication({ expires_on: '2026-12-31' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Abre até quinta-feira, 31 de dezembro de 2026.')).toBeVisible()
  },
})

export const PrazoEncerrado = meta.story({
  name: 'Prazo encerrado',
  args: { publication: ready(publication({ expires_on: '2026-11-19' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prazo encerrado')).toBeVisible()
    await expect(canvas.getByText(/A página fechou: o último dia foi/)).toBeVisible()
  },
})

export const Esperando = meta.story({ name: 'Carregando', args: { publication: waiting } })

export const DeNovo = meta.story({
  ...notPictured,
  name: 'Perguntando de novo',
  args: { publication: refreshing(publication()) },
  play: staysWhileRefreshing,
})

export const ComFalha = meta.story({
  name: 'Não carregou',
  args: { publication: failed(new Failure('unavailable', 'Sem conexão. Verifique a sua internet.')) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Não foi possível carregar a página do imóvel')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  name: 'No celular, com textos mais longos',
  args: {
    publication: ready(
      publication({
        headline: 'Cobertura duplex com terraço, churrasqueira e vista permanente para a serra',
        code: 'x'.repeat(86),
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Editar página' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Publicar = meta.story({
  name: 'Publicar: o que se preenche',
  args: { publication: ready(off) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar página' }))
    const dialog = await screen.findByRole('dialog', { name: 'Publicar página' })
    const fields = fieldsOf(dialog).map((one) =>
      one.replace(/ (required|type|inputmode|auto|spell|max|place).*/, ''),
    )
    await expect(fields.filter((one) => one !== '')).toEqual([
      'Título (opcional)',
      'Descrição (opcional)',
      'Nome do contato (opcional)',
      'Telefone do contato (opcional)',
      'E-mail do contato (opcional)',
      'Último dia em que a página abre (opcional)',
    ])
    await expect(within(dialog).getByRole('radio', { name: 'Só bairro e cidade' })).toBeChecked()
  },
})

export const CodigoQr = meta.story({
  name: 'Código QR de um endereço',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Código QR: Página com a sua marca' }))
    const dialog = await screen.findByRole('dialog', { name: 'Código QR: Página com a sua marca' })
    await expect(
      await within(dialog).findByRole('img', {
        name: `Código QR de ${branded.replace('https://', '')}?de=qr`,
      }),
    ).toBeVisible()
    await expect(within(dialog).getByRole('button', { name: 'Baixar SVG' })).toBeEnabled()
  },
})

export const TrocarEnderecos = meta.story({
  name: 'Trocar os endereços pergunta antes',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar os endereços' }))
    const question = await screen.findByRole('alertdialog', { name: 'Trocar os dois endereços?' })
    await expect(within(question).getByText(/nunca mais abrem/)).toBeVisible()
    await expect(args.onRenew).not.toHaveBeenCalled()
  },
})

export const TirarDoAr = meta.story({
  name: 'Tirar do ar pergunta antes',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tirar do ar' }))
    await screen.findByRole('alertdialog', { name: 'Tirar a página do ar?' })
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const Compartilhar = meta.story({
  ...together(onPhone, notPictured),
  name: 'Compartilhar, onde o aparelho tem um menu',
  beforeEach() {
    const share = fn(async (_data: ShareData) => undefined)
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    return () => Reflect.deleteProperty(navigator, 'share')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar: Página com a sua marca' }))
    await waitFor(() =>
      expect(navigator.share).toHaveBeenCalledWith({ text: `${form.headline}\n${branded}` }),
    )
  },
})
