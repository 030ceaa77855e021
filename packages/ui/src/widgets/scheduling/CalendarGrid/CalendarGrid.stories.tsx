import { createClient } from '@ensaio/client'
import { Failure, getAvailability } from '@ensaio/domain'
import { availability, hang, refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Changing, change } from '#storybook/checks/changing'
import { press, tabTo } from '#storybook/keyboard'
import { inEveryMode, notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { CalendarGrid, type CalendarGridProps } from './CalendarGrid.tsx'

const client = createClient({ baseUrl: '/api' })
const today = '2026-11-20'

function Stateful(props: CalendarGridProps) {
  const [month, setMonth] = useState(props.month)
  const [chosen, setChosen] = useState(props.chosen)
  return (
    <div style={{ maxWidth: 480 }}>
      <CalendarGrid
        {...props}
        month={month}
        chosen={chosen}
        onMonth={(next) => {
          props.onMonth(next)
          setMonth(next)
        }}
        onChoose={(date) => {
          props.onChoose(date)
          setChosen(date)
        }}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Componentes/Agendamento/CalendarGrid',
  component: CalendarGrid,
  parameters: {
    docs: {
      description: {
        component:
          'Um mês para escolher um dia com horários livres; use com `SlotPicker` ao lado. Recebe `Remote<Availability>` (por `useRemote` sobre `client.scheduling.availability`) e guarda o mês fora, em `month` e `onMonth`. Segue o padrão de grade da WAI-ARIA: setas, Home, End, PageUp e PageDown; cada dia diz a data inteira e quantos horários tem.',
      },
    },
  },
  args: {
    month: '2026-11',
    availability: ready(availability(today)),
    today,
    chosen: null,
    onMonth: fn(),
    onChoose: fn(),
    onRetry: fn(),
  } as CalendarGridProps,
  render: (args) => <Stateful {...args} />,
})

export const ParaEscolher = meta.story({
  ...inEveryMode,
  name: 'Para escolher um dia',
  play: async ({ canvas, args }) => {
    // Days of the months around are left out.
    for (const day of within(canvas.getByRole('grid')).getAllByRole('button'))
      expect(day).toHaveAccessibleName(/ de novembro de 2026/)
    const monday = canvas.getByRole('button', {
      name: 'segunda-feira, 23 de novembro de 2026, 3 horários livres',
    })
    await userEvent.click(monday)
    await expect(args.onChoose).toHaveBeenCalledWith('2026-11-23')
    await expect(monday.closest('td')).toHaveAttribute('aria-selected', 'true')
    await expect(monday).toHaveAccessibleName(/escolhido$/)
  },
})

export const UmSoHorario = meta.story({
  name: 'Um dia com um só horário',
  args: { availability: ready({ '2026-11-23': ['08h30'], '2026-11-25': ['08h30', '10h30'] }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /23 de novembro de 2026, 1 horário livre$/ }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: /25 de novembro de 2026, 2 horários livres$/ }),
    ).toBeVisible()
  },
})

export const HojeComUmHorario = meta.story({
  name: 'Hoje com um só horário',
  args: { availability: ready({ [today]: ['15h30'] }) },
  play: async ({ canvas, args }) => {
    const day = canvas.getByRole('button', {
      name: 'hoje, sexta-feira, 20 de novembro de 2026, 1 horário livre',
    })
    await expect(day).toHaveAttribute('aria-current', 'date')
    await press(day)
    await expect(args.onChoose).toHaveBeenLastCalledWith(today)
    await expect(day).toHaveAccessibleName(/, 1 horário livre, escolhido$/)
  },
})

export const DiaEscolhido = meta.story({ name: 'Com um dia escolhido', args: { chosen: '2026-11-27' } })

export const SoOQueEstaLivre = meta.story({
  name: 'Dias passados, domingos e dias cheios não se escolhem',
  tags: ['spec:2-calendar-days'],
  play: async ({ canvas, args }) => {
    const closed = [
      'quinta-feira, 19 de novembro de 2026, já passou',
      'domingo, 22 de novembro de 2026, não atendemos',
      'terça-feira, 24 de novembro de 2026, sem horários',
      'hoje, sexta-feira, 20 de novembro de 2026, sem horários',
    ]
    for (const name of closed) {
      const day = canvas.getByRole('button', { name })
      await expect(day).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(day)
      await userEvent.keyboard('{Enter} ')
    }
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado',
  play: async ({ canvas, args, step }) => {
    const isOn = (name: RegExp) => expect(canvas.getByRole('button', { name })).toHaveFocus()

    await step('Tab chega ao primeiro dia livre, e só a ele', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.tab()
      await isOn(/^sábado, 21 de novembro/)
      await userEvent.tab()
      await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
      await userEvent.tab({ shift: true })
      await isOn(/^sábado, 21 de novembro/)
    })
    await step('Setas, Home e End', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await isOn(/^segunda-feira, 23 de novembro/)
      await userEvent.keyboard('{ArrowDown}')
      await isOn(/^segunda-feira, 30 de novembro/)
      await userEvent.keyboard('{ArrowUp}{Home}')
      await isOn(/^domingo, 22 de novembro/)
      await userEvent.keyboard('{End}')
      await isOn(/^sábado, 28 de novembro/)
      await userEvent.keyboard('{ArrowLeft}')
      await isOn(/^sexta-feira, 27 de novembro/)
    })
    await step('De um mês para o outro', async () => {
      await userEvent.keyboard('{PageDown}')
      await isOn(/^domingo, 27 de dezembro/)
      await expect(canvas.getByRole('heading', { name: 'dezembro de 2026' })).toHaveAttribute(
        'aria-live',
        'polite',
      )
      await userEvent.keyboard('{PageUp}{ArrowDown}')
      await isOn(/^sexta-feira, 4 de dezembro/)
      await userEvent.keyboard('{ArrowUp}')
      await isOn(/^sexta-feira, 27 de novembro/)
    })
    await step('Nada antes de hoje nem depois do último dia', async () => {
      await userEvent.keyboard('{PageUp}')
      await isOn(/^sexta-feira, 27 de novembro/)
      await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}')
      await isOn(/^sábado, 27 de fevereiro/)
      await expect(args.onMonth).toHaveBeenLastCalledWith('2027-02')
      await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
    })
    await step('Enter e espaço escolhem', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onChoose).toHaveBeenLastCalledWith('2026-11-27')
      await userEvent.keyboard('{ArrowRight} ')
      await expect(args.onChoose).toHaveBeenLastCalledWith('2026-11-28')
    })
  },
})

export const DeMesEmMes = meta.story({
  name: 'De mês em mês',
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: 'Mês anterior' })
    const after = canvas.getByRole('button', { name: 'Próximo mês' })
    await expect(before).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(after)
    await expect(canvas.getByRole('grid', { name: 'dezembro de 2026' })).toBeVisible()
    await expect(before).not.toHaveAttribute('aria-disabled')
    await userEvent.click(after)
    await userEvent.click(after)
    await expect(canvas.getByRole('grid', { name: 'fevereiro de 2027' })).toBeVisible()
    await expect(after).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(before)
    await expect(canvas.getByRole('grid', { name: 'janeiro de 2027' })).toBeVisible()
  },
})

export const SeisSemanas = meta.story({
  name: 'Um mês de seis semanas',
  args: { month: '2027-05', today: '2027-04-28', availability: ready(availability('2027-04-28', 40)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell')).toHaveLength(42)
    await expect(canvas.getByRole('button', { name: /^segunda-feira, 31 de maio/ })).toBeVisible()
  },
})

export const CincoSemanas = meta.story({
  ...notPicturedOn('phone'),
  name: 'Um mês de cinco semanas',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell')).toHaveLength(35)
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'dom',
      'seg',
      'ter',
      'qua',
      'qui',
      'sex',
      'sáb',
    ])
  },
})

export const SemHorarios = meta.story({ name: 'Nenhum horário no mês', args: { availability: ready({}) } })

export const Carregando = meta.story({
  args: { availability: waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando…')).toHaveRole('status')
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
})

export const Atualizando = meta.story({
  args: { availability: refreshing(availability(today)) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  name: 'Não carregou',
  args: {
    availability: failed(new Failure('unavailable', 'A agenda está indisponível. Tente em instantes.')),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  args: { chosen: '2026-11-23' },
  ...onPhone,
  play: async ({ canvas }) => {
    const day = canvas.getByRole('button', { name: /^sexta-feira, 27 de novembro/ }).getBoundingClientRect()
    await expect(day.width).toBeGreaterThanOrEqual(44)
    await expect(day.height).toBeGreaterThanOrEqual(44)
  },
})

export const PassadasRecolhidas = meta.story({
  name: 'No celular, as semanas que passaram se abrem',
  ...onPhone,
  play: async ({ canvas }) => {
    const name = 'segunda-feira, 9 de novembro de 2026, já passou'
    await expect(canvas.queryByRole('button', { name })).toBeNull()
    await press(canvas.getByRole('button', { name: 'Ver o que passou' }))
    await expect(canvas.getByRole('button', { name })).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Recolher o que passou' }))
    await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
})

function OverTheNetwork(props: CalendarGridProps) {
  const [remote, retry] = useRemote((signal) => client.scheduling.availability('token', signal), [])
  return <Stateful {...props} availability={remote} onRetry={retry} />
}

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  render: (args) => <OverTheNetwork {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^segunda-feira, 23 de novembro/ }))
    await expect(args.onChoose).toHaveBeenCalledWith('2026-11-23')
  },
})

export const PelaRedeSemResposta = meta.story({
  ...notPictured,
  name: 'Pela rede, sem resposta',
  beforeEach({ msw }) {
    msw.use(hang(getAvailability))
  },
  render: (args) => <OverTheNetwork {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Carregando…')).toHaveRole('status')
  },
})

export const PelaRedeComFalha = meta.story({
  ...notPictured,
  name: 'Pela rede, com falha e nova tentativa',
  beforeEach({ msw }) {
    msw.use(refuse(getAvailability, 'unavailable', 'A agenda está indisponível.', { once: true }))
  },
  render: (args) => <OverTheNetwork {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A agenda está indisponível.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByRole('grid')).toBeVisible()
  },
})

export const EscolhidoEmOutroLugar = meta.story({
  ...notPictured,
  name: 'Um dia escolhido fora da grade: o Tab chega nele',
  render: (args) => <Changing of={CalendarGrid} before={args} after={{ chosen: '2026-11-27' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^segunda-feira, 23 de novembro/ }))
    await userEvent.keyboard('{ArrowRight}')
    // With Alt, Ctrl or Cmd, keys are the browser's own.
    for (const key of ['Alt', 'Control', 'Meta']) await userEvent.keyboard(`{${key}>}{ArrowRight}{/${key}}`)
    await expect(canvas.getByRole('button', { name: /^terça-feira, 24 de novembro/ })).toHaveFocus()
    await change(canvas)
    const chosen = canvas.getByRole('button', { name: /^sexta-feira, 27 de novembro.*, escolhido$/ })
    await tabTo(chosen)
    await expect(
      within(canvas.getByRole('grid'))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([chosen])
  },
})
