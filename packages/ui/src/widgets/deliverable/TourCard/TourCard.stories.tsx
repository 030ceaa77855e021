import { createClient } from '@ensaio/client'
import { Failure, saveTour, type Tour } from '@ensaio/domain'
import { pictures, refuse, reply, tour } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { today } from '#storybook/clock'
import { press, write } from '#storybook/keyboard'
import { drawn } from '#storybook/lazy-parts'
import { inEveryMode, notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, type Remote, ready, waiting } from '../../../remote/remote.ts'
import { TourCard, type TourCardProps } from './TourCard.tsx'

const client = createClient({ baseUrl: '/api' })
type Save = NonNullable<TourCardProps['onSave']>

const meta = preview.meta({
  title: 'Componentes/Entrega/TourCard',
  component: TourCard,
  args: {
    tour: ready(tour()) as TourCardProps['tour'],
    viewer: 'client' as TourCardProps['viewer'],
    today: today as string | undefined,
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Um tour virtual: na página depois de um clique (Matterport), como link e como código para outro site; `hosted_until` diz até quando está no ar. `title` muda para edição e captação; `still` é uma imagem nossa. A equipe salva os endereços e a hospedagem, em meses.',
      },
    },
  },
})

export const Cliente = meta.story({
  ...inEveryMode,
  name: 'O que o cliente vê',
  tags: ['spec:2-card-tour'],
  // Even a page that passes it gives clients no form.
  args: { still: pictures.living, onSave: fn<Save>(async () => {}) },
  play: async ({ canvas, canvasElement }) => {
    await drawn(() => import('./TourEditor.tsx'))
    await expect(canvas.getByText('no ar até 14/05/2027')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Abrir o tour/ })).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(canvas.getByRole('link', { name: /^Link do tour/ })).toHaveAttribute('href', tour().tour_url)
    await expect(canvas.getByRole('link', { name: /^No Matterport/ })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const CopiaOCodigo = meta.story({
  name: 'Copia o código para o site',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar código' }))
    await expect(write).toHaveBeenCalledWith(
      expect.stringMatching(
        /^<iframe src="https:\/\/my\.matterport\.com\/show\/\?m=SxQL3iGyoDo" title="Tour/,
      ),
    )
    await expect(await screen.findByText(/Código copiado/)).toBeVisible()
  },
})

export const CopiaFalhou = meta.story({
  name: 'A cópia falha e o código fica à mão',
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    canvas.getByRole('button', { name: 'Copiar código' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('Falha ao copiar para área de transferência')).toBeVisible()
    const shown = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Código para o seu site' })
    await expect(shown.value.slice(shown.selectionStart, shown.selectionEnd)).toMatch(/^<iframe.*<\/iframe>$/)
  },
})

export const SemEndereco = meta.story({
  name: 'Saiu do ar: o cliente não tem mais o endereço',
  args: {
    tour: ready(tour({ tour_url: null, matterport_url: null, hosted_until: '2026-11-19', has_ended: true })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O tour saiu do ar')).toBeVisible()
    await expect(
      canvas.getByText('A hospedagem terminou em 19/11/2026. Quando for renovada, ele volta.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByText('Ainda não há tour')).toBeNull()
  },
})

export const ForaDoAr = meta.story({
  name: 'A hospedagem terminou, para a equipe',
  args: { tour: ready(tour({ hosted_until: '2026-11-19' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('esteve no ar até 19/11/2026')).toBeVisible()
  },
})

export const UltimoDia = meta.story({
  name: 'No último dia ainda está no ar',
  args: { tour: ready(tour({ hosted_until: today })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('no ar até 20/11/2026')).toBeVisible()
  },
})

export const OutroSite = meta.story({
  name: 'De um site que não conhecemos: só o link',
  args: { tour: ready(tour({ matterport_url: null, hosted_until: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Abrir o tour|Copiar código/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /^Link do tour/ })).toBeVisible()
    await expect(canvas.queryByText(/no ar/)).toBeNull()
  },
})

export const Vazio = meta.story({
  args: { tour: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ainda não há tour')).toBeVisible()
    await expect(canvas.getByText('Assim que ficar pronto, ele aparece aqui.')).toBeVisible()
  },
})

export const VazioParaAEquipe = meta.story({
  name: 'Vazio, para a equipe',
  args: { tour: ready(null), viewer: 'staff', onSave: fn<Save>(async () => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cole abaixo o endereço do tour.')).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { tour: waiting } })

export const Atualizando = meta.story({
  args: { tour: refreshing(tour()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  name: 'Falhou',
  args: { tour: failed(new Failure('unavailable', 'O serviço está em manutenção.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Equipe = meta.story({
  name: 'A equipe salva a captação',
  args: { viewer: 'staff', title: 'Captação de tour', tour: ready(null), onSave: fn<Save>(async () => {}) },
  play: async ({ canvas, args }) => {
    const matterport = await canvas.findByRole('textbox', { name: 'URL do Matterport' })
    const months = canvas.getByRole('spinbutton', { name: 'Hospedagem, em meses' })
    await expect(matterport).toHaveAttribute('type', 'url')
    await write(matterport, 'matterport')
    await write(months, '121')
    await press(canvas.getByRole('button', { name: 'SALVAR' }))
    await expect(matterport).toHaveAccessibleDescription(
      'Informe um endereço completo, começando com https://.',
    )
    await expect(months).toHaveAccessibleDescription(/Use no máximo 120 meses\./)
    await expect(args.onSave).not.toHaveBeenCalled()
    await expect(matterport).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}https://my.matterport.com/show/?m=SxQL3iGyoDo')
    await write(months, '6{Enter}')
    await expect(await screen.findByText('Salvo com sucesso!')).toBeVisible()
    await expect(args.onSave).toHaveBeenLastCalledWith({
      matterport_url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo',
      tour_url: null,
      host_prize: 6,
    })
  },
})

export const EquipeFalha = meta.story({
  name: 'Falha ao salvar: o que foi digitado fica',
  tags: ['spec:8-url-save'],
  args: {
    viewer: 'staff',
    onSave: fn<Save>(async () => {
      throw new Failure('unavailable', 'Em manutenção.')
    }),
  },
  play: async ({ canvas }) => {
    const months = await canvas.findByRole('spinbutton')
    await userEvent.clear(months)
    await userEvent.type(months, '12{Enter}')
    await expect(await screen.findByText('Falha ao salvar a URL!')).toBeVisible()
    await expect(months).toHaveValue(12)
  },
})

export const Celular = meta.story({
  name: 'Endereços longos, no celular',
  ...onPhone,
  args: {
    still: pictures.balcony,
    tour: ready(tour({ tour_url: `https://tours.horizonte.test/${'rua-augusta-1500-'.repeat(6)}` })),
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  args: { viewer: 'staff', tour: ready(null) },
  beforeEach({ msw }) {
    msw.use(
      refuse(saveTour, 'unavailable', 'Em manutenção.', { once: true }),
      reply(saveTour, async ({ request }) => {
        const form = await request.formData()
        return tour({ tour_url: null, matterport_url: String(form.get('matterport_url')) })
      }),
    )
  },
  render: function Kept(args) {
    const [known, setKnown] = useState<Remote<Tour | null>>(args.tour)
    return (
      <TourCard
        {...args}
        tour={known}
        onSave={(form) => client.tours.save(1042, 1, form)}
        onChange={(tour) => setKnown(ready(tour))}
      />
    )
  },
  play: async ({ canvas }) => {
    const url = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'
    await userEvent.type(await canvas.findByRole('textbox', { name: 'URL do Matterport' }), url)
    const save = canvas.getByRole('button', { name: 'SALVAR' })
    await userEvent.click(save)
    await expect(await screen.findByText('Falha ao salvar a URL!')).toBeVisible()
    await userEvent.click(save)
    await expect(await canvas.findByText('no ar até 14/05/2027')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue(6))
  },
})

export const DitoAPagina = meta.story({
  ...notPictured,
  name: 'O tour salvo é dito à página',
  args: {
    viewer: 'staff',
    tour: ready(null),
    onSave: fn<Save>(async ({ tour_url = null }) => tour({ tour_url, matterport_url: null })),
    onChange: fn<NonNullable<TourCardProps['onChange']>>(),
  },
  play: async ({ canvas, args }) => {
    await write(await canvas.findByRole('textbox', { name: 'URL do tour' }), 'https://tours.test/1042{Enter}')
    await expect(await screen.findByText('Salvo com sucesso!')).toBeVisible()
    await calledOnce(args.onChange, tour({ matterport_url: null, tour_url: 'https://tours.test/1042' }))
    // Months left out are unknown, not none.
    await expect(args.onSave).toHaveBeenCalledWith({
      matterport_url: null,
      tour_url: 'https://tours.test/1042',
      host_prize: null,
    })
  },
})

export const UmEnderecoSo = meta.story({
  ...notPictured,
  name: 'O mesmo endereço nos dois: um link só',
  args: { tour: ready(tour({ tour_url: tour().matterport_url })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: /^Link do tour/ })).toBeVisible()
  },
})
