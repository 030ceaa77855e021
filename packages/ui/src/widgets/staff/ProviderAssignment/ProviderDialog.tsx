import { dayOffWarning, type Provider, type ProviderChoice, plain } from '@ensaio/domain'
import { Search, TriangleAlert, UserSearch } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { byEase, ChoiceList, canSend } from '../ChoiceList.tsx'

/** `Enviar Bianca`, and `Enviar Caio mesmo assim` on a day off. */
function sendText(wanted: ProviderChoice | undefined): string {
  if (wanted === undefined) return 'Escolha quem vai'
  return `Enviar ${wanted.name.split(' ')[0]}${wanted.works ? '' : ' mesmo assim'}`
}

/** Lists all photographers of the city, searches them by name, and assigns the chosen one; warns before a day off. */
export function ProviderDialog(props: {
  provider: Provider | null
  choices: Remote<readonly ProviderChoice[]>
  onAsk: Press
  onAssign: (id: number, beyondAgenda?: boolean) => Promise<unknown>
  open: boolean
  onClose: () => void
}) {
  const { choices, onAsk, onAssign } = props
  const [chosen, setChosen] = useState<number | null>(null)
  const [text, setText] = useState('')
  const list = choices.state === 'ready' ? choices.value : []
  const found = (all: readonly ProviderChoice[]) =>
    byEase(all.filter(({ name }) => plain(name).includes(plain(text))))
  const wanted = list.find((one) => one.id === chosen && canSend(one))

  const { close, run } = useDialogAction(() => {
    setChosen(null)
    setText('')
    props.onClose()
  })

  async function assign({ id, works }: ProviderChoice) {
    try {
      await (works ? onAssign(id) : onAssign(id, true))
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
            onPress={async () => wanted && run(() => assign(wanted))}
          >
            {sendText(wanted)}
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
          all.some(canSend) ? (
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
              {wanted?.works === false && (
                <Banner tone="orange" icon={<TriangleAlert size={20} strokeWidth={1.75} />} live>
                  {dayOffWarning(wanted)}
                </Banner>
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
