import { Failure } from '@ensaio/domain'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Button } from '../primitives/action/Button/Button.tsx'
import { Await } from '../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../primitives/feedback/Skeleton/Skeleton.tsx'
import { Row, Stack } from '../primitives/layout/Layout/Layout.tsx'
import { Text } from '../primitives/text/Text.tsx'
import { useRemote } from './useRemote.ts'

type Answers = Record<string, { after: number; fails?: boolean }>

function Asker(props: { answers: Answers; keepsOther?: boolean; initial?: string }) {
  const { answers, keepsOther = false, initial } = props
  const [subject, setSubject] = useState('A')
  const [remote, retry, replace] = useRemote(
    (signal) =>
      new Promise<string>((answer, refuse) => {
        const { after, fails } = answers[subject] ?? { after: 0 }
        signal.addEventListener('abort', () => refuse(signal.reason))
        setTimeout(() => {
          if (fails) refuse(new Failure('unavailable', `${subject} não respondeu.`))
          else answer(`Resposta ${subject}`)
        }, after)
      }),
    [subject],
    { keepsOther, ...(initial !== undefined && { initial }) },
  )
  return (
    <Stack>
      <Row>
        {Object.keys(answers).map((name) => (
          <Button key={name} onPress={() => setSubject(name)}>
            {`Perguntar ${name}`}
          </Button>
        ))}
        <Button onPress={() => replace('Trocada')}>Trocar</Button>
        <Button onPress={retry}>Atualizar</Button>
      </Row>
      <Await remote={remote} onRetry={retry} waiting={<Skeleton width="40%" />}>
        {(value) => <Text>{value}</Text>}
      </Await>
    </Stack>
  )
}

const meta = preview.meta({
  title: 'Primitivos/useRemote',
  component: Asker,
  args: { answers: { A: { after: 0 } } as Answers },
})

export const AUltimaVale = meta.story({
  name: 'A última pergunta vale',
  args: { answers: { A: { after: 0 }, Lenta: { after: 150 }, Rápida: { after: 10 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Resposta A')
    await userEvent.click(canvas.getByRole('button', { name: 'Perguntar Lenta' }))
    await expect(canvas.getByText('Resposta A')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Perguntar Rápida' }))
    await canvas.findByText('Resposta Rápida')
    await new Promise((later) => setTimeout(later, 200))
    await expect(canvas.getByText('Resposta Rápida')).toBeVisible()
  },
})

export const Falhou = meta.story({
  ...notPictured,
  name: 'Falha e tenta de novo',
  args: { answers: { A: { after: 0, fails: true } } },
  play: async ({ canvas, args }) => {
    await canvas.findByText('A não respondeu.')
    args.answers.A = { after: 0 }
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await canvas.findByText('Resposta A')
    args.answers.A = { after: 0, fails: true }
  },
})

export const AtualizarFalhou = meta.story({
  name: 'Atualizar falha: o que estava na tela fica',
  args: { answers: { A: { after: 0 } } },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Resposta A')
    args.answers.A = { after: 0, fails: true }
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar' }))
    const title = await canvas.findByText('Não foi possível atualizar')
    await expect(title.closest('[role=alert]')).toHaveTextContent('A não respondeu.')
    await expect(canvas.getByText('Resposta A')).toBeVisible()
    args.answers.A = { after: 0 }
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(canvas.queryByText('Não foi possível atualizar')).toBeNull())
    await expect(canvas.getByText('Resposta A')).toBeVisible()
  },
})

export const OutraFalhou = meta.story({
  name: 'Outra pergunta falha: a resposta de antes não serve para ela',
  args: { answers: { A: { after: 0 }, B: { after: 0, fails: true } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Resposta A')
    await userEvent.click(canvas.getByRole('button', { name: 'Perguntar B' }))
    await canvas.findByText('B não respondeu.')
    await expect(canvas.queryByText('Resposta A')).toBeNull()
  },
})

export const OutraPaginaFalhou = meta.story({
  name: 'Outra página de uma lista falha: a de antes fica',
  args: { answers: { A: { after: 0 }, B: { after: 0, fails: true } }, keepsOther: true },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Resposta A')
    await userEvent.click(canvas.getByRole('button', { name: 'Perguntar B' }))
    await expect(await canvas.findByText(/O que você vê é de antes\.$/)).toBeVisible()
    await expect(canvas.getByText('Resposta A')).toBeVisible()
    args.answers.B = { after: 0 }
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await canvas.findByText('Resposta B')
    await expect(canvas.queryByText(/O que você vê é de antes/)).toBeNull()
    args.answers.B = { after: 0, fails: true }
  },
})

export const Trocada = meta.story({
  name: 'A resposta de uma ação toma o lugar',
  play: async ({ canvas }) => {
    await canvas.findByText('Resposta A')
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar' }))
    await expect(canvas.getByText('Trocada')).toBeVisible()
  },
})

export const ComecaSabendo = meta.story({
  name: 'Com `initial`: já sabe a resposta, e não pergunta',
  args: { answers: { A: { after: 0 }, B: { after: 0 } }, initial: 'Resposta do servidor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Resposta do servidor')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Perguntar A' }))
    await expect(canvas.getByText('Resposta do servidor')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Perguntar B' }))
    await canvas.findByText('Resposta B')
    await userEvent.click(canvas.getByRole('button', { name: 'Perguntar A' }))
    await canvas.findByText('Resposta A')
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  beforeEach({ msw }) {
    msw.use(http.get('*/api/services', () => HttpResponse.json({ data: ['Fotos profissionais'] })))
  },
  render: function Services() {
    const [remote, retry] = useRemote(async (signal) => {
      const answer = await fetch('/api/services', { signal })
      return (await answer.json()).data.join(', ') as string
    }, [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton width="40%" />}>
        {(value) => <Text>{value}</Text>}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Fotos profissionais')).toBeVisible())
  },
})
