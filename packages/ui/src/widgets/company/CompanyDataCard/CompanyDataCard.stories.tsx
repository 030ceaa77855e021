import { createClient } from '@ensaio/client'
import { companyExportPath, routerPath } from '@ensaio/domain'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { CompanyDataCard, type CompanyDataCardProps } from './CompanyDataCard.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Empresa/CompanyDataCard',
  component: CompanyDataCard,
  args: { onExport: fn<CompanyDataCardProps['onExport']>(async () => undefined) },
  parameters: {
    docs: {
      description: {
        component:
          'Baixa tudo o que é de uma empresa num zip: planilhas e arquivos entregues. O botão mostra o andamento, cancela, e oferece tentar de novo quando falha: um zip pela metade nunca é salvo.',
      },
    },
  },
})

export const Parado = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pronto para baixar',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cópia dos dados' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Baixar todos os dados' })).toBeEnabled()
  },
})

export const NoCelular = meta.story({ ...onPhone })

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Baixar todos os dados' }))
    await calledOnce(args.onExport, expect.any(Function), expect.any(AbortSignal))
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: falha, e é baixado na segunda vez',
  args: {
    onExport: fn<CompanyDataCardProps['onExport']>((share, signal) =>
      client.onboarding.exportCompany(share, signal),
    ),
  },
  beforeEach({ msw }) {
    msw.use(
      http.post(`*/api${routerPath(companyExportPath)}`, () => HttpResponse.json({}, { status: 503 }), {
        once: true,
      }),
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar todos os dados' }))
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Tentar novamente: Baixar todos os dados' }),
    )
    await canvas.findByText('Arquivo baixado.')
  },
})
