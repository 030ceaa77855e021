import { createClient } from '@ensaio/client'
import {
  databaseLabels,
  Failure,
  gatewayLabels,
  getStatus,
  jobLabels,
  mailerLabels,
  storageFitLabels,
  storageLabels,
} from '@ensaio/domain'
import { jobRun, now, operationStatus, refuse, troubledStatus } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { HouseZone } from '../../../theme/house-zone.ts'
import { OperationStatus } from './OperationStatus.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Equipe/OperationStatus',
  component: OperationStatus,
  args: { status: ready(operationStatus()), now, failedMailsHref: '#/outbox?situacao=failed', onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '“Situação”: como o produto anda, para quem cuida dele. As filas são de todos os servidores; as tarefas e o tempo no ar, do servidor que respondeu.',
      },
    },
  },
})

export const TudoFunciona = meta.story({
  name: 'Tudo funciona',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tudo funciona.')).toBeVisible()
    await expect(canvas.getByText('Versão 1.4.2 (2e02cf96381a)')).toHaveTextContent('No ar há 3 dias')
    await expect(canvas.getAllByText('Em dia')).toHaveLength(Object.keys(jobLabels).length)
    for (const label of Object.values(jobLabels)) await expect(canvas.getByText(label)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText('Ligado')).toBeVisible()
    await expect(canvas.getByText('Desligado: falta a chave')).toBeVisible()
  },
})

export const ComProblemas = meta.story({
  name: 'Com problemas',
  args: { status: ready(troubledStatus()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Algo precisa de atenção.')).toBeVisible()
    await expect(canvas.getByText('Não responde')).toBeVisible()
    await expect(canvas.getByText('14 na fila, a mais antiga de hoje, 11h31')).toBeVisible()
    await expect(canvas.getByText('2 sem envio')).toBeVisible()
    await expect(canvas.getByText('connect ECONNREFUSED 10.0.0.7:587')).toBeVisible()
    await expect(canvas.getByText('Ainda não rodou')).toBeVisible()
    await expect(canvas.getByText('O WhatsApp não aceitou a chave desta casa. (190)')).toBeVisible()
    await expect(canvas.getByText('3 sem envio em sete dias')).toBeVisible()
    await expect(canvas.getByText('2 falhas')).toBeVisible()
    await expect(canvas.getByText('Ensaio 1042, foto 3: The stored photo is missing.')).toBeVisible()
    const failed = canvas.getByRole('link', { name: 'Ver não enviadas' })
    await tabTo(failed)
    await expect(failed).toHaveAttribute('href', '#/outbox?situacao=failed')
  },
})

export const NoFusoDaCasa = meta.story({
  ...notPictured,
  name: 'As horas são as da casa',
  args: { status: ready(troubledStatus()) },
  render: (args) => (
    <HouseZone value="America/Rio_Branco">
      <OperationStatus {...args} />
    </HouseZone>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 na fila, a mais antiga de hoje, 09h31')).toBeVisible()
    await expect(canvas.getAllByText(/^Última vez: hoje, 09h/)[0]).toBeVisible()
  },
})

export const ComProblemasNoCelular = meta.story({
  name: 'Com problemas e um erro longo, no celular',
  ...onPhone,
  args: {
    status: ready({
      ...troubledStatus(),
      jobs: [
        jobRun({
          failed_at: now,
          last_error: `getaddrinfo ENOTFOUND ${'correio-interno-da-empresa.'.repeat(4)}demo.test`,
        }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** One trouble at a time is enough to ask for attention. */
export const SoOBanco = meta.story({
  name: 'Só o banco não responde',
  args: { status: ready(operationStatus({ database: { kind: 'embedded', is_reachable: false } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Algo precisa de atenção.')).toBeVisible()
  },
})

/** What only stands in for an outside service is told as such: never "Tudo funciona". */
export const ComRessalvas = meta.story({
  name: 'Tudo responde, com pagamentos simulados e mensagens numa pasta',
  args: {
    status: ready(
      operationStatus({
        commit: null,
        gateway: { kind: 'simulated' },
        mail: { ...operationStatus().mail, kind: 'folder' },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tudo responde, com ressalvas.')).toBeVisible()
    await expect(canvas.getByText('Os pagamentos são simulados: ninguém é cobrado.')).toBeVisible()
    await expect(
      canvas.getByText('As mensagens ficam numa pasta deste servidor: ninguém as recebe.'),
    ).toBeVisible()
    await expect(canvas.queryByText('Tudo funciona.')).toBeNull()
    await expect(canvas.getByText('Versão 1.4.2')).toBeVisible()
  },
})

export const ArquivosEmOutroLugar = meta.story({
  name: 'Arquivos em outro lugar',
  args: {
    status: ready(operationStatus({ storage: { kind: 'disk', is_reachable: true, fit: 'separate' } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Algo precisa de atenção.')).toBeVisible()
    await expect(canvas.getByText('Lugar errado')).toBeVisible()
    await expect(canvas.getByText(storageFitLabels.separate)).toBeVisible()
  },
})

export const ArquivosDeOutroBanco = meta.story({
  name: 'Arquivos de outro banco, no celular',
  ...onPhone,
  args: {
    status: ready(operationStatus({ storage: { kind: 'bucket', is_reachable: true, fit: 'shared' } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Algo precisa de atenção.')).toBeVisible()
    await expect(canvas.getByText(storageFitLabels.shared)).toBeVisible()
  },
})

const kinds = {
  database: Object.keys(databaseLabels) as (keyof typeof databaseLabels)[],
  storage: Object.keys(storageLabels) as (keyof typeof storageLabels)[],
  gateway: Object.keys(gatewayLabels) as (keyof typeof gatewayLabels)[],
  mail: Object.keys(mailerLabels) as (keyof typeof mailerLabels)[],
}

/** Each kind of part that domain knows, one after the other. */
export const CadaParte = meta.story({
  name: 'Cada tipo de parte',
  render: function Parts(args) {
    const [nth, setNth] = useState(0)
    const status = operationStatus({
      database: { kind: kinds.database[nth % 2] ?? 'postgres', is_reachable: true },
      storage: { kind: kinds.storage[nth % 2] ?? 'disk', is_reachable: true, fit: 'ok' },
      gateway: { kind: kinds.gateway[nth] ?? 'closed' },
      mail: { ...operationStatus().mail, kind: kinds.mail[nth % 2] ?? 'smtp' },
    })
    return (
      <Stack>
        <OperationStatus {...args} status={ready(status)} />
        <Button onPress={() => setNth((nth + 1) % kinds.gateway.length)}>Próximos</Button>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    for (const [nth, gateway] of kinds.gateway.entries()) {
      const shown = [
        databaseLabels[kinds.database[nth % 2] ?? 'postgres'],
        storageLabels[kinds.storage[nth % 2] ?? 'disk'],
        mailerLabels[kinds.mail[nth % 2] ?? 'smtp'],
        gatewayLabels[gateway],
      ]
      for (const label of shown) await expect(await canvas.findByText(label)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Próximos' }))
    }
  },
})

export const Esperando = meta.story({ args: { status: waiting } })

export const Atualizando = meta.story({
  args: { status: refreshing(operationStatus()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { status: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: falha, carrega',
  render: function Adopter(args) {
    const [status, retry] = useRemote((signal) => client.operation.status(signal), [])
    return <OperationStatus {...args} status={status} onRetry={retry} />
  },
  beforeEach({ msw }) {
    msw.use(refuse(getStatus, 'internal', 'O serviço está em manutenção.', { once: true }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    const parts = within(await canvas.findByRole('region', { name: 'Partes' }))
    await expect(parts.getByText('Postgres')).toBeVisible()
  },
})

export const UmaSemEnvio = meta.story({
  ...notPictured,
  name: 'Uma única mensagem sem envio: também se vai até ela',
  args: { status: ready({ ...operationStatus(), mail: { ...operationStatus().mail, failed: 1 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 sem envio')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ver não enviadas' })).toBeVisible()
  },
})
