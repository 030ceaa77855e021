import { Failure } from '@ensaio/domain'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { failed, type Remote, ready, waiting } from '../../../remote/remote.ts'
import { Button } from '../../action/Button/Button.tsx'
import { Stack } from '../../layout/Layout/Layout.tsx'
import { Text } from '../../text/Text.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Await } from './Await.tsx'

function Plan({ remote, onRetry }: { remote: Remote<string>; onRetry: () => void }) {
  return (
    <Await
      remote={remote}
      onRetry={onRetry}
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
  },
})

export const Pronto = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rua dos Pinheiros, 1234')).toBeVisible()
  },
})

export const Atualizando = meta.story({
  args: { remote: { state: 'ready', value: 'Rua dos Pinheiros, 1234', refreshing: true } },
})

export const Falhou = meta.story({
  args: { remote: failed(new Failure('offline', 'Você está sem internet. Confira a conexão.')) },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const DeNovo = meta.story({
  name: 'Perguntado de novo, pelo teclado: segue-se dali',
  args: { remote: failed(new Failure('offline', 'Você está sem internet. Confira a conexão.')) },
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
