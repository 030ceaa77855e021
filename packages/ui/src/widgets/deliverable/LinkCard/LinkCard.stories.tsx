import { createClient } from '@ensaio/client'
import { type DeliverableLink, Failure, saveLink } from '@ensaio/domain'
import { deliverableLink, refuse, reply } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { Changing, change } from '#storybook/checks/changing'
import { press, write } from '#storybook/keyboard'
import { drawn } from '#storybook/lazy-parts'
import { inEveryMode, notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, type Remote, ready, waiting } from '../../../remote/remote.ts'
import { LinkCard, type LinkCardProps } from './LinkCard.tsx'

const client = createClient({ baseUrl: '/api' })
type Save = NonNullable<LinkCardProps['onSave']>
const link = deliverableLink()

const meta = preview.meta({
  title: 'Componentes/Entrega/LinkCard',
  component: LinkCard,
  args: {
    title: 'Entrega',
    link: ready(link) as LinkCardProps['link'],
    viewer: 'client' as LinkCardProps['viewer'],
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Uma entrega que é um link: abrir, copiar e, nos sites conhecidos, ver na página depois de um clique. Com `viewer="staff"` e `onSave`, a equipe salva o endereço (http ou https, obrigatório).',
      },
    },
  },
})

export const Cliente = meta.story({
  ...inEveryMode,
  name: 'O que o cliente vê',
  tags: ['spec:2-card-link'],
  // Even a page that passes it gives clients no form.
  args: { onSave: fn<Save>(async () => {}) },
  play: async ({ canvas }) => {
    await drawn(() => import('../LinkForm.tsx'))
    const open = canvas.getByRole('link')
    await expect(open).toHaveAttribute('href', link.url)
    await expect(open).toHaveAttribute('target', '_blank')
    await expect(open.getAttribute('rel')).toContain('noopener')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Copiado = meta.story({
  name: 'Link copiado',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar link: Link de entrega' }))
    await expect(write).toHaveBeenCalledWith(link.url)
    await expect(await screen.findByText('Link copiado.')).toBeVisible()
  },
})

export const CopiaFalhou = meta.story({
  name: 'A cópia falha e o link fica à mão',
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    canvas.getByRole('button', { name: /Copiar link/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Falha ao copiar para área de transferência')).toBeVisible()
    const shown = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link: Link de entrega' })
    await expect(shown.value.slice(shown.selectionStart ?? 0, shown.selectionEnd ?? 0)).toBe(link.url)
  },
})

export const SiteConhecido = meta.story({
  name: 'De um site conhecido: também na página',
  args: { link: ready(deliverableLink({ url: 'https://vimeo.com/76979871' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Assistir/ })).toBeVisible()
  },
})

export const Inseguro = meta.story({
  name: 'Um endereço inseguro não vira link',
  args: { link: ready(deliverableLink({ url: 'javascript:alert(1)' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const Vazio = meta.story({
  args: { link: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda não há link de entrega')).toBeVisible()
    await expect(canvas.getByText('Assim que o material ficar pronto, ele aparece aqui.')).toBeVisible()
  },
})

export const VazioParaAEquipe = meta.story({
  name: 'Vazio, para a equipe',
  args: { link: ready(null), viewer: 'staff', onSave: fn<Save>(async () => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cole abaixo o endereço do material.')).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { link: waiting } })

export const Atualizando = meta.story({
  args: { link: refreshing(link) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  name: 'Falhou',
  args: { link: failed(new Failure('unavailable', 'O serviço está em manutenção.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const EquipeSalva = meta.story({
  name: 'A equipe salva',
  tags: ['spec:8-url-saved'],
  args: { viewer: 'staff', link: ready(null), onSave: fn<Save>(async () => {}) },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('textbox', { name: /Link de entrega/ })
    await expect(field).toHaveAttribute('type', 'url')
    await press(canvas.getByRole('button', { name: 'SALVAR' }))
    await expect(field).toHaveAccessibleDescription('Informe o endereço.')
    await write(field, 'entregas.test')
    await press(canvas.getByRole('button', { name: 'SALVAR' }))
    await expect(field).toHaveAccessibleDescription('Informe um endereço completo, começando com https://.')
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control} https://entregas.test/1042 {Enter}')
    await expect(await screen.findByText('Salvo com sucesso!')).toBeVisible()
    await expect(args.onSave).toHaveBeenLastCalledWith('https://entregas.test/1042')
  },
})

export const EquipeMuda = meta.story({
  name: 'A equipe muda o endereço, que já está no campo',
  args: { viewer: 'staff', onSave: fn<Save>(async () => {}) },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('textbox', { name: /Link de entrega/ })
    await expect(field).toHaveValue(link.url)
    await write(field, '{End}/2{Enter}')
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(`${link.url}/2`))
  },
})

export const EquipeFalha = meta.story({
  name: 'Falha ao salvar: o endereço fica',
  tags: ['spec:8-url-save'],
  args: {
    viewer: 'staff',
    link: ready(null),
    onSave: fn<Save>(async () => {
      throw new Failure('invalid', 'Confira.', { url: 'Este endereço não responde.' })
    }),
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /Link de entrega/ })
    await userEvent.type(field, 'https://entregas.test/1042{Enter}')
    await expect(await screen.findByText('Falha ao salvar a URL!')).toBeVisible()
    await expect(field).toHaveValue('https://entregas.test/1042')
    await expect(field).toHaveAccessibleDescription('Este endereço não responde.')
  },
})

export const Longo = meta.story({
  name: 'Endereço longo, no celular',
  ...onPhone,
  args: {
    viewer: 'staff',
    onSave: fn<Save>(async () => {}),
    link: ready(
      deliverableLink({
        url: `https://drive.exemplo.test/pastas/${'rua-augusta-1500-'.repeat(8)}?usp=sharing`,
      }),
    ),
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  args: { viewer: 'staff', link: ready(null) },
  beforeEach({ msw }) {
    msw.use(
      refuse(saveLink, 'unavailable', 'O serviço está em manutenção.', { once: true }),
      reply(saveLink, async ({ request }) => ({ id: 1, url: String((await request.formData()).get('url')) })),
    )
  },
  render: function Saved(args) {
    const [known, setKnown] = useState<Remote<DeliverableLink | null>>(args.link)
    return (
      <LinkCard
        {...args}
        link={known}
        onSave={(url) => client.links.save(1042, 2, url)}
        onChange={(link) => setKnown(ready(link))}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'https://entregas.test/1042')
    const save = canvas.getByRole('button', { name: 'SALVAR' })
    await userEvent.click(save)
    await expect(await screen.findByText('Falha ao salvar a URL!')).toBeVisible()
    await userEvent.click(save)
    await expect(await canvas.findByRole('link', { name: /entregas\.test\/1042/ })).toBeVisible()
  },
})

export const OutroEndereco = meta.story({
  ...notPictured,
  name: 'Outro endereço não começa sozinho, mesmo depois de assistir ao de antes',
  args: { link: ready(deliverableLink({ url: 'https://vimeo.com/76979871' })) },
  render: (args) => (
    <Changing
      of={LinkCard}
      before={args}
      after={{ link: ready(deliverableLink({ url: 'https://vimeo.com/22439234' })) }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Assistir/ }))
    await expect(canvasElement.querySelector('iframe')).toHaveAttribute(
      'src',
      expect.stringContaining('76979871'),
    )
    await change(canvas)
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(canvas.getByRole('button', { name: /^Assistir/ })).toBeVisible()
  },
})

export const DitoAPagina = meta.story({
  ...notPictured,
  name: 'O link salvo é dito à página',
  args: {
    viewer: 'staff',
    link: ready(null),
    onSave: fn<Save>(async (url) => deliverableLink({ url })),
    onChange: fn<NonNullable<LinkCardProps['onChange']>>(),
  },
  play: async ({ canvas, args }) => {
    await write(await canvas.findByRole('textbox'), 'https://entregas.test/1042{Enter}')
    await expect(await screen.findByText('Salvo com sucesso!')).toBeVisible()
    await calledOnce(args.onChange, deliverableLink({ url: 'https://entregas.test/1042' }))
  },
})
