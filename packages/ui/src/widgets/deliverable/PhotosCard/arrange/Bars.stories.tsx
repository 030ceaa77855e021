import type { Photo } from '@ensaio/domain'
import { photos, tags } from '@ensaio/mocks'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ready } from '../../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'

const gallery = photos(9)

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: barras',
  component: PhotosCard,
  args: {
    photos: ready(gallery as readonly Photo[]),
    tags: tags(),
    viewer: 'staff' as const,
    onRetry: fn(async () => {}),
    onReorder: fn<NonNullable<PhotosCardProps['onReorder']>>(async () => gallery),
    onDownload: fn<NonNullable<PhotosCardProps['onDownload']>>(() => new Promise(() => {})),
  },
  parameters: {
    docs: {
      description: {
        component:
          'As barras ficam ao pé do cartão, sempre à vista: a do modo embaixo e, acima dela, o download de uma seleção que continua.',
      },
    },
  },
})

export const BaixandoAoOrganizar = meta.story({
  ...onPhone,
  name: 'Ao organizar, o download de uma seleção continua à vista, acima da barra',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Foto 2 de/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar seleção' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Organizar' }))
    const download = canvas.getByRole('group', { name: 'Download da seleção' })
    const arrange = canvas.getByRole('group', { name: 'Organização' })
    // Far above the end of the card, both hang at the foot of the window.
    window.scrollTo(0, 0)
    await expect(arrange.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(download.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      arrange.getBoundingClientRect().top,
    )
  },
})
