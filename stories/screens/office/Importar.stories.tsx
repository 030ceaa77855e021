import { getUser, importFile } from '@ensaio/domain'
import { refuse, reply, user } from '@ensaio/mocks'
import { expect, screen, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })

const meta = preview.meta({
  title: 'Telas/Equipe: importar',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/companies/import' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, admin))
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** Empresas, pessoas e ensaios passados, de uma planilha. */
export const Importar = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Importar', level: 1 })
    await userEvent.click(await canvas.findByText('Colunas do arquivo'))
    await expect(canvas.getByText('razao_social (opcional)')).toBeVisible()
    await isWithinThePage()
  },
})

export const ImportarNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Escolher arquivo' })
    await isWithinThePage()
  },
})

export const ImportarRecusado = meta.story({
  name: 'Recusado: o arquivo fica',
  beforeEach({ msw }) {
    msw.use(refuse(importFile, 'invalid', 'Nada foi importado. Linha 4: Este e-mail é de alguém da equipe.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Escolher arquivo' })
    const file = new File(['empresa;cnpj'], 'clientes.csv', { type: 'text/csv' })
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
    await canvas.findByText('clientes.csv')
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferir arquivo' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Importar' }))
    await expect(await screen.findByText(/^Nada foi importado/)).toBeVisible()
    await expect(canvas.getByText('clientes.csv')).toBeVisible()
  },
})
