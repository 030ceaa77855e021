import { createClient } from '@ensaio/client'
import { Failure, mailKindNames, mailKindOf } from '@ensaio/domain'
import { mailTexts } from '@ensaio/mocks'
import { expect, fn, userEvent, within } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { MailTextList } from './MailTextList.tsx'

const client = createClient({ baseUrl: '/api' })
const long = 'Está tudo pronto: as fotos, o tour virtual, o vídeo e as plantas já podem ser vistos e baixados'

const meta = preview.meta({
  title: 'Componentes/Mensagens/MailTextList',
  component: MailTextList,
  args: { texts: ready(mailTexts()), hrefOf: (kind) => `#${kind}`, onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Os e-mails a clientes e a quem recebe o fotógrafo: de que falam, quem os recebe, o assunto e, quando a casa mudou o texto, quem mudou e quando.',
      },
    },
  },
})

export const Textos = meta.story({
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list'))
    await expect(list.getAllByRole('listitem')).toHaveLength(mailKindNames.length)
    for (const kind of mailKindNames) {
      const link = list.getByRole('link', { name: mailKindOf(kind).label })
      await expect(link).toHaveAttribute('href', `#${kind}`)
    }
    await expect(canvas.getByText('Texto da casa')).toBeVisible()
    await expect(canvas.getByText('Helena Prado, em 18/11/2026')).toBeVisible()
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos, no celular',
  ...onPhone,
  args: {
    texts: ready(
      mailTexts().map((one) => ({
        ...one,
        subject: long,
        changed: { by: 'Maria Aparecida de Albuquerque Vasconcelos', at: '2026-11-18T13:00:00.000Z' },
      })),
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Vazia = meta.story({
  args: { texts: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
})

export const Esperando = meta.story({ args: { texts: waiting } })

export const Atualizando = meta.story({
  args: { texts: refreshing(mailTexts()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { texts: failed(new Failure('unavailable', 'O serviço está fora do ar.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado',
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('link', { name: 'Ensaio agendado' }))
    await expect(canvas.getByRole('link', { name: 'Ensaio agendado' })).toHaveAttribute(
      'href',
      '#visit_scheduled',
    )
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  render: function Adopter(args) {
    const [texts, retry] = useRemote((signal) => client.mailTexts.list(signal), [])
    return <MailTextList {...args} texts={texts} onRetry={retry} />
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Suas fotos chegaram')
  },
})
