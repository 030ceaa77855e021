import { Failure } from '@ensaio/domain'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { failed, type Remote, ready, waiting } from '../../../remote/remote.ts'
import { Button } from '../../action/Button/Button.tsx'
import type { Press } from '../../action/usePress.ts'
import { Stack } from '../../layout/Layout/Layout.tsx'
import { Text } from '../../text/Text.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Await } from './Await.tsx'

function Plan(props: {
  remote: Remote<string>
  onRetry?: Press
  /** Heading of the failure. */
  failureTitle?: string
  /** Whether it is the page's only content. */
  whole?: boolean
}) {
  return (
    <Await
      {...props}
      waiting={
        <Stack gap={0}>
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </Stack>
      }
    >
      {(value) => <Text>{value}</Text>}
    </Await>
  )
}

const offline = new Failure('offline', 'Você está sem internet. Confira a conexão.')

/** A value that could not be asked for again. */
const failedAfter = (value: string): Remote<string> => ({ state: 'ready', value, failure: offline })

const meta = preview.meta({
  title: 'Primitivos/Retorno/Await',
  component: Plan,
  subcomponents: { Await },
  args: { remote: ready('Rua dos Pinheiros, 1234'), onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Mostra o que se sabe de um `Remote`: a forma do que vem (`waiting`, com `Skeleton`s no tamanho final), a falha com “Tentar novamente”, ou o valor. Enquanto o valor é trocado por outro mais novo, um fio de luz corre acima dele. Passe `onRetry` sempre que houver como perguntar de novo.\n\n**Acessibilidade.** “Carregando…” é dito uma vez; a falha é dita ao aparecer; o que espera está em `aria-busy`.',
      },
    },
  },
})

export const Esperando = meta.story({
  args: { remote: waiting },
  play: async ({ canvas }) => {
    await isAnnounced(canvas.getByText('Carregando…'))
    const place = canvas.getByText('Carregando…').parentElement
    await expect(place).toHaveAttribute('aria-busy', 'true')
    await expect(place).not.toHaveAttribute('data-refreshing')
  },
})

export const Pronto = meta.story({
  play: async ({ canvas }) => {
    const value = canvas.getByText('Rua dos Pinheiros, 1234')
    await expect(value).toBeVisible()
    await expect(value.parentElement).not.toHaveAttribute('aria-busy')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Atualizando = meta.story({
  args: { remote: refreshing('Rua dos Pinheiros, 1234') },
  play: staysWhileRefreshing,
})

export const NaoAtualizou = meta.story({
  name: 'Não atualizou: o que se via fica, com a falha acima',
  args: { remote: failedAfter('Rua dos Pinheiros, 1234') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Rua dos Pinheiros, 1234')).toBeVisible()
    await isAnnounced(canvas.getByText('Não foi possível atualizar'), 'alert')
    await expect(
      canvas.getByText('Você está sem internet. Confira a conexão. O que você vê é de antes.'),
    ).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NaoAtualizouSemSaida = meta.story({
  name: 'Não atualizou, sem como perguntar de novo',
  args: { remote: failedAfter('Rua dos Pinheiros, 1234'), onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Falhou = meta.story({
  args: { remote: failed(offline), onRetry: fn(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await isAnnounced(canvas.getByText('Não foi possível carregar'), 'alert')
    await expect(canvas.queryByRole('heading')).toBeNull()
    const again = canvas.getByRole('button', { name: 'Tentar novamente' })
    await press(again)
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(again).toHaveAttribute('aria-busy', 'true')
  },
})

export const PaginaInteira = meta.story({
  name: 'Falhou a página inteira, sem como perguntar de novo',
  args: { remote: failed(offline), onRetry: undefined, failureTitle: 'Não achamos o ensaio', whole: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Não achamos o ensaio')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const DeNovo = meta.story({
  name: 'Perguntado de novo, pelo teclado: segue-se dali',
  args: { remote: failed(offline) },
  render: function Answered(args) {
    const [remote, setRemote] = useState(args.remote)
    return (
      <Stack>
        <Button>Antes</Button>
        <Plan remote={remote} onRetry={() => setRemote(ready('Rua dos Pinheiros, 1234'))} />
        <Button>Depois</Button>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(canvas.getByText('Rua dos Pinheiros, 1234')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Depois' })).toHaveFocus()
  },
})

/** States that follow each other at a button outside, and at the retry itself when `isAnswered`. */
function Settled({ after, isAnswered = false }: { after: readonly Remote<string>[]; isAnswered?: boolean }) {
  const [answer, setAnswer] = useState(0)
  const go = () => setAnswer((before) => before + 1)
  return (
    <Stack>
      <Plan remote={after[answer] ?? waiting} onRetry={isAnswered ? go : () => undefined} />
      <Button onPress={go}>Responder</Button>
    </Stack>
  )
}

const address = ready('Rua dos Pinheiros, 1234')

export const FocoEmOutroLugar = meta.story({
  ...notPictured,
  name: 'Respondido com o foco em outro lugar: ele fica lá',
  render: () => <Settled after={[failed(offline), address]} />,
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await press(canvas.getByRole('button', { name: 'Responder' }))
    await expect(canvas.getByText('Rua dos Pinheiros, 1234')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Responder' })).toHaveFocus()
  },
})

export const RespondidoSemPedir = meta.story({
  ...notPictured,
  name: 'O que se responde depois, sem ter sido pedido, não leva o foco',
  render: () => (
    <Settled isAnswered after={[failed(offline), address, failedAfter('Rua Augusta, 1500'), address]} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    const place = (await canvas.findByText('Rua dos Pinheiros, 1234')).parentElement
    await expect(place).toHaveFocus()
    place?.blur()
    const answer = canvas.getByRole('button', { name: 'Responder' })
    answer.click()
    await canvas.findByText('Rua Augusta, 1500')
    answer.click()
    await canvas.findByText('Rua dos Pinheiros, 1234')
    await expect(document.body).toHaveFocus()
  },
})
