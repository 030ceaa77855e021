import { createClient } from '@ensaio/client'
import { Failure, getRatings, type RatingForm, rateSession, starLabels } from '@ensaio/domain'
import { rating, ratingTags, refuse, reply } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { Changing, change } from '#storybook/checks/changing'
import { tabTo } from '#storybook/keyboard'
import { inEveryMode, notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, mapRemote, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { RatingPrompt, type RatingPromptProps } from './RatingPrompt.tsx'

const client = createClient({ baseUrl: '/api' })
const tags = ratingTags()
type Rate = RatingPromptProps['onRate']

/** Answers a rating as the server would. */
async function kept({ rate, tags: chosen = [], description = '' }: RatingForm) {
  return { rate, description, tags: tags.filter(({ id }) => chosen.includes(id)) }
}

const meta = preview.meta({
  title: 'Componentes/Entrega/RatingPrompt',
  component: RatingPrompt,
  args: {
    rating: ready(null) as RatingPromptProps['rating'],
    tags: ready(tags) as RatingPromptProps['tags'],
    onRate: fn<Rate>(kept),
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Pergunta o que se achou do ensaio: 1 a 5 estrelas (um grupo de opções, com as setas do teclado), motivos e um comentário. Depois agradece e mostra o que foi dito, que pode ser mudado. Só quando o ensaio está entregue (`visibleCards`).',
      },
    },
  },
})

const star = (rate: number) => `${rate} ${rate === 1 ? 'estrela' : 'estrelas'}: ${starLabels[rate - 1]}`

export const CadaNota = meta.story({
  ...inEveryMode,
  name: 'Cada nota, pelo teclado',
  tags: ['spec:2-detail-rating'],
  play: async ({ canvas }) => {
    await tabTo(await canvas.findByRole('radio', { name: star(1) }))
    await userEvent.keyboard(' ')
    for (const [place, label] of starLabels.entries()) {
      await expect(canvas.getByRole('radio', { name: star(place + 1) })).toBeChecked()
      await expect(canvas.getByText(label)).toBeVisible()
      if (place < 4) await userEvent.keyboard('{ArrowRight}')
    }
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: star(4) })).toBeChecked()
    await expect(canvas.getByRole('radiogroup', { name: 'Quantas estrelas?' })).toBeVisible()
  },
})

export const SemEstrelas = meta.story({
  name: 'Sem estrelas: diz o que falta',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar avaliação' }))
    await expect(canvas.getByText('Escolha de 1 a 5 estrelas.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: star(1) })).toHaveFocus()
    await expect(args.onRate).not.toHaveBeenCalled()
  },
})

export const PerguntaPelaNota = meta.story({
  ...notPictured,
  name: 'Até 3 estrelas pergunta o que pode melhorar',
  play: async ({ canvas }) => {
    const questions = { 1: 'O que pode melhorar?', 3: 'O que pode melhorar?', 4: 'O que se destacou?' }
    for (const [rate, question] of Object.entries(questions)) {
      await userEvent.click(await canvas.findByRole('radio', { name: star(Number(rate)) }))
      await expect(canvas.getByRole('group', { name: question })).toBeVisible()
    }
  },
})

export const Avalia = meta.story({
  name: 'Avalia com motivos e comentário',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: star(5) }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Atendimento' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pontualidade' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pontualidade' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Comentário/ }), 'Ficou lindo.')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar avaliação' }))
    await expect(args.onRate).toHaveBeenCalledOnce()
    await expect(args.onRate).toHaveBeenLastCalledWith({ rate: 5, tags: [102], description: 'Ficou lindo.' })
    await expect(await canvas.findByText('Obrigado pela sua avaliação.')).toHaveFocus()
    await expect(canvas.getByRole('img', { name: '5 de 5 estrelas' })).toBeVisible()
    await expect(canvas.getByText('Ficou lindo.')).toBeVisible()
  },
})

export const TiraUmMotivo = meta.story({
  ...notPictured,
  name: 'Tira o primeiro motivo: o outro fica',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: star(5) }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pontualidade' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Atendimento' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pontualidade' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar avaliação' }))
    await waitFor(() => calledOnce(args.onRate, { rate: 5, tags: [102], description: '' }))
  },
})

export const Avaliado = meta.story({
  name: 'Já avaliado, e muda',
  args: { rating: ready(rating()) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: '4 de 5 estrelas' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
      'Atendimento',
      'Qualidade das fotos',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar avaliação' }))
    await expect(await canvas.findByRole('radio', { name: star(4) })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Atendimento' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: star(2) }))
    await expect(canvas.getByRole('group', { name: 'O que pode melhorar?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(canvas.getByRole('img', { name: '4 de 5 estrelas' })).toBeVisible()
    await expect(args.onRate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar avaliação' }))
    await userEvent.click(canvas.getByRole('radio', { name: star(5) }))
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar avaliação' }))
    await expect(await canvas.findByRole('img', { name: '5 de 5 estrelas' })).toBeVisible()
    await expect(args.onRate).toHaveBeenLastCalledWith({
      rate: 5,
      tags: [102, 103],
      description: rating().description,
    })
  },
})

export const Falhou = meta.story({
  name: 'O envio falha: tudo fica',
  args: {
    onRate: fn<Rate>(async () => {
      throw new Failure('unavailable', 'O serviço está em manutenção.')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: star(3) }))
    await userEvent.type(canvas.getByRole('textbox'), 'Demorou.')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar avaliação' }))
    await expect(await screen.findByText('O serviço está em manutenção.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: star(3) })).toBeChecked()
    await expect(canvas.getByRole('textbox')).toHaveValue('Demorou.')
  },
})

export const SemMotivos = meta.story({
  name: 'Os motivos não vieram: avalia-se sem eles',
  args: { tags: failed(new Failure('unavailable', 'Em manutenção.')) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await expect(await canvas.findByRole('button', { name: 'Enviar avaliação' })).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { rating: waiting, tags: waiting } })

export const Atualizando = meta.story({
  args: { rating: refreshing(null) },
  play: staysWhileRefreshing,
})

export const NaoCarregou = meta.story({
  name: 'Não carregou',
  args: { rating: failed(new Failure('unavailable', 'O serviço está em manutenção.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Longo = meta.story({
  name: 'Comentário longo, no celular',
  ...onPhone,
  args: {
    rating: ready(rating({ tags, description: `${rating().description}\n`.repeat(4) })),
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(
      reply(getRatings, { client: null, other: rating() }),
      refuse(rateSession, 'unavailable', 'O serviço está em manutenção.', { once: true }),
    )
  },
  render: function Asked() {
    const [ratings, retry] = useRemote((signal) => client.ratings.get(1042, signal), [])
    const [tagList] = useRemote((signal) => client.tags.list('client', signal), [])
    return (
      <RatingPrompt
        rating={mapRemote(ratings, ({ client: own }) => own)}
        tags={tagList}
        onRate={(form) => client.ratings.rate(1042, form)}
        onRetry={retry}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: star(4) }))
    const send = await canvas.findByRole('button', { name: 'Enviar avaliação' })
    await userEvent.click(send)
    await expect(await screen.findByText('O serviço está em manutenção.')).toBeVisible()
    await userEvent.click(send)
    await expect(await canvas.findByText('Obrigado pela sua avaliação.')).toBeVisible()
  },
})

export const MudadaEmOutraAba = meta.story({
  ...notPictured,
  name: 'Avalia aqui, e depois muda em outra aba: vale a última',
  render: (args) => (
    <Changing
      of={RatingPrompt}
      before={args}
      after={{ rating: ready(rating({ rate: 2, description: 'Faltou a varanda.' })) }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: star(5) }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar avaliação' }))
    await expect(await canvas.findByRole('img', { name: '5 de 5 estrelas' })).toBeVisible()
    await change(canvas)
    await expect(canvas.getByRole('img', { name: '2 de 5 estrelas' })).toBeVisible()
    await expect(canvas.getByText('Faltou a varanda.')).toBeVisible()
  },
})

export const DitaAPagina = meta.story({
  ...notPictured,
  name: 'A avaliação é dita à página',
  args: { onChange: fn<NonNullable<RatingPromptProps['onChange']>>() },
  play: async ({ canvas, args }) => {
    const third = await canvas.findByRole('radio', { name: star(3) })
    // Stars that are pointed at are lit, and not any more once the mouse has left.
    await userEvent.hover(canvas.getByRole('radio', { name: star(5) }))
    await expect(canvas.getByText(starLabels[4] ?? '')).toBeVisible()
    await userEvent.unhover(canvas.getByRole('radio', { name: star(5) }))
    await expect(canvas.queryByText(starLabels[4] ?? '')).toBeNull()
    await userEvent.click(third)
    await userEvent.click(canvas.getByRole('checkbox', { name: tags[0]?.name ?? '' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar avaliação' }))
    await expect(await canvas.findByRole('img', { name: '3 de 5 estrelas' })).toBeVisible()
    await calledOnce(args.onChange, { rate: 3, description: '', tags: tags.slice(0, 1) })
  },
})

export const MotivoRetirado = meta.story({
  ...notPictured,
  name: 'Muda: um motivo que não se oferece mais continua escolhido',
  args: { rating: ready(rating()), tags: ready(tags.slice(0, 2)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mudar avaliação' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Qualidade das fotos' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar avaliação' }))
    await expect(args.onRate).toHaveBeenCalledWith(expect.objectContaining({ tags: [102, 103] }))
  },
})
