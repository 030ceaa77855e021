import { type Provider, type ProviderChoice, plain } from '@ensaio/domain'
import { Search, UserSearch } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { byEase, ChoiceList } from './ChoiceList.tsx'

const someoneElse = ({ is_free, is_assigned }: ProviderChoice) => is_free && !is_assigned

/** Lists all photographers of the city, searches them by name, and assigns the chosen one. */
export function ProviderDialog(props: {
  provider: Provider | null
  choices: Remote<readonly ProviderChoice[]>
  onAsk: Press
  onAssign: (id: number) => Promise<unknown>
  open: boolean
  onClose: () => void
}) {
  const { choices, onAsk, onAssign } = props
  const [chosen, setChosen] = useState<number | null>(null)
  const [text, setText] = useState('')
  const list = choices.state === 'ready' ? choices.value : []
  const found = (all: readonly ProviderChoice[]) =>
    byEase(all.filter(({ name }) => plain(name).includes(plain(text))))
  const wanted = list.find((one) => one.id === chosen && someoneElse(one))

  const { close, run } = useDialogAction(() => {
    setChosen(null)
    setText('')
    props.onClose()
  })

  async function assign(id: number) {
    try {
      await onAssign(id)
    } catch (reason) {
      // The photographer may have been booked meanwhile: reload the choices and show the failure in the dialog.
      void onAsk()
      throw reason
    }
  }

  return (
    <Dialog
      open={props.open}
      onClose={close}
      title={props.provider ? 'Trocar fotógrafo' : 'Escolher fotógrafo'}
      description="O dia e o horário da visita continuam os mesmos."
      actions={
        <>
          <Button
            variant="primary"
            disabled={!wanted}
            onPress={async () => wanted && run(() => assign(wanted.id))}
          >
            {wanted ? `Enviar ${wanted.name.split(' ')[0]}` : 'Escolha quem vai'}
          </Button>
          <Button onPress={close}>Voltar</Button>
        </>
      }
    >
      <Await
        remote={choices}
        onRetry={onAsk}
        failureTitle="Não foi possível ver quem está livre"
        waiting={
          <Stack gap={12}>
            <Skeleton height="48px" />
            <Skeleton height="48px" />
            <Skeleton height="48px" />
          </Stack>
        }
      >
        {(all) =>
          all.some(someoneElse) ? (
            <Stack gap={16}>
              <TextInput
                type="search"
                aria-label="Buscar pelo nome"
                placeholder="Buscar pelo nome"
                value={text}
                onChange={(event) => setText(event.target.value)}
                before={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
              />
              {found(all).length > 0 ? (
                <ChoiceList choices={found(all)} chosen={chosen} onChoose={setChosen} />
              ) : (
                <Text soft>Ninguém com este nome nesta cidade.</Text>
              )}
            </Stack>
          ) : (
            <EmptyState
              icon={<UserSearch size={24} strokeWidth={1.75} />}
              title="Ninguém mais está livre neste horário"
              text="Mude o dia ou o horário da visita para enviar outra pessoa."
            />
          )
        }
      </Await>
    </Dialog>
  )
}
