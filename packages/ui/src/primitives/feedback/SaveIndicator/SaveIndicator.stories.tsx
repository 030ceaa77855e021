import { createClient } from '@ensaio/client'
import { Failure, updateSession } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Field } from '../../form/Field/Field.tsx'
import { saveStates, useSaving } from '../../form/useSaving.ts'
import { TextInput } from '../../input/TextInput/TextInput.tsx'
import { Row, Stack } from '../../layout/Layout/Layout.tsx'
import { SaveIndicator } from './SaveIndicator.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Primitivos/Retorno/SaveIndicator',
  component: SaveIndicator,
  args: { state: 'OK' as const },
  parameters: {
    docs: {
      description: {
        component:
          'Diz se o que foi digitado está guardado: OK, SAVING ou ERROR. Com `useSaving`, um salvamento espera o outro e só o valor mais novo vai; um segundo depois da resposta volta a OK; ERROR fica, com um jeito de tentar de novo. Fica no cabeçalho do cartão (`aside`) e é lido quando muda.\n\n**Acessibilidade.** `role="status"`: o leitor de tela diz a mudança sem tirar ninguém do campo; o ícone é enfeite.',
      },
    },
  },
})

export const CadaEstado = meta.story({
  name: 'Cada estado',
  tags: ['spec:4-save-indicator'],
  render: () => (
    <Row gap={32}>
      {saveStates.map((state) => (
        <SaveIndicator key={state} state={state} onRetry={() => {}} />
      ))}
      <SaveIndicator state="OK" pending />
      <SaveIndicator state="SAVING" pending />
      <SaveIndicator state="ERROR" pending />
    </Row>
  ),
  play: async ({ canvas }) => {
    // What was typed meanwhile hides neither a save nor a failure.
    const times = { 'Tudo salvo': 1, 'Salvando…': 2, 'Não foi salvo': 2 }
    for (const [words, count] of Object.entries(times)) {
      const places = canvas.getAllByText(words)
      await expect(places).toHaveLength(count)
      for (const place of places) await expect(place).toHaveRole('status')
    }
    await expect(canvas.getByText('Ainda não salvo')).not.toHaveRole('status')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

type Answer = { value: string; succeed: () => void; fail: () => void }

/** A field that saves on every keystroke; the story settles each save. */
function Typed({
  onSave,
  onFailure,
}: {
  onSave: (value: string) => Promise<unknown>
  onFailure?: () => void
}) {
  const { state, save, retry } = useSaving(onSave, onFailure)
  const [value, setValue] = useState('')
  return (
    <Stack align="start">
      <SaveIndicator state={state} onRetry={retry} />
      <Field label="Chaves">
        <TextInput
          value={value}
          onChange={(event) => {
            setValue(event.target.value)
            save(event.target.value)
          }}
        />
      </Field>
    </Stack>
  )
}

let answers: Answer[] = []
const heldSave = fn(
  (value: string) =>
    new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Failure('unavailable', 'Em manutenção.'))
      answers.push({ value, succeed: resolve, fail })
    }),
)
const onFailure = fn()
const answer = (place: number) => answers[place] as Answer
const sent = () => answers.map(({ value }) => value)

const held = meta.story({
  beforeEach() {
    answers = []
  },
  render: () => <Typed onSave={heldSave} onFailure={onFailure} />,
})

export const UmDeCadaVez = held.extend({
  name: 'Um salvamento de cada vez, o mais novo por último',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'abcd')
    await expect(canvas.getByText('Salvando…')).toBeVisible()
    await expect(sent()).toEqual(['a'])
    answer(0).succeed()
    await waitFor(() => expect(sent()).toEqual(['a', 'abcd']))
    await expect(canvas.getByText('Salvando…')).toBeVisible()
    answer(1).succeed()
    await expect(await canvas.findByText('Tudo salvo')).toBeVisible()
    await expect(sent()).toEqual(['a', 'abcd'])
  },
})

export const FalhaAntiga = held.extend({
  name: 'A falha de um valor antigo não conta',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ab')
    answer(0).fail()
    await waitFor(() => expect(sent()).toEqual(['a', 'ab']))
    answer(1).succeed()
    await expect(await canvas.findByText('Tudo salvo')).toBeVisible()
    await expect(onFailure).not.toHaveBeenCalled()
  },
})

export const ErroFica = held.extend({
  name: 'O erro fica até dar certo',
  play: async ({ canvas }) => {
    await write(canvas.getByRole('textbox'), 'a')
    answer(0).fail()
    await expect(await canvas.findByText('Não foi salvo')).toBeVisible()
    await expect(onFailure).toHaveBeenCalledOnce()
    await press(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(canvas.getByText('Salvando…')).toBeVisible()
    await waitFor(() => expect(sent()).toEqual(['a', 'a']))
    answer(1).succeed()
    await expect(await canvas.findByText('Tudo salvo')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const UmSegundo = held.extend({
  name: 'Volta a OK um segundo depois da resposta',
  tags: ['spec:4-save-indicator'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a')
    const clock = spyOn(window, 'setTimeout')
    answer(0).succeed()
    await waitFor(() => expect(clock.mock.calls.map(([, delay]) => delay)).toContain(1000))
    clock.mockRestore()
    await expect(canvas.getByText('Salvando…')).toBeVisible()
    await expect(await canvas.findByText('Tudo salvo')).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'Erro, no celular',
  ...onPhone,
  args: { state: 'ERROR', onRetry: () => {} },
})

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(refuse(updateSession, 'unavailable', 'Em manutenção.', { once: true }))
  },
  render: () => <Typed onSave={(keys) => client.sessions.saveProperty(1042, { keys })} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'P')
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText('Tudo salvo')).toBeVisible()
  },
})
