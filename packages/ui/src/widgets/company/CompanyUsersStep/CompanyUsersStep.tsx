import { type CompanyMember, type OnboardingUser, representatives, type User } from '@ensaio/domain'
import { UserPlus } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ActionBar } from '../../../primitives/action/ActionBar/ActionBar.tsx'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { type Press, usePress } from '../../../primitives/action/usePress.ts'
import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { focusFirstInvalid } from '../../../primitives/form/focus-invalid.ts'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { PersonFields } from './PersonFields.tsx'
import { usePeople } from './usePeople.ts'

/** The props of `CompanyUsersStep`. */
export type CompanyUsersStepProps = {
  /** Those saved so far. */
  members: readonly CompanyMember[]
  /** The person signed in. */
  me: Pick<User, 'name' | 'email'>
  /** Adds one person; called for each unsaved one. A rejection is shown at that person's fields. */
  onSave: (user: OnboardingUser) => Promise<CompanyMember>
  /** Mails a new invitation to somebody who has set no password yet; left out, it is not offered. */
  onInvite?: (email: string) => Promise<unknown>
  /** Called once everybody is saved: ends the first access. */
  onFinish: () => Promise<unknown>
  /** "Mais Tarde", in the first access; left out where representatives are named later, beside a list of all people: none has to be then. */
  onLater?: Press
  /** Where the list of ensaios is. */
  sessionsHref?: string
}

/**
 * The people of the company: three representatives, each of whom may be the person signed in, and in the first access as many more as wanted. When one is
 * refused the others stay saved, the message is beside the one refused, and only that one is sent again.
 */
export function CompanyUsersStep(props: CompanyUsersStepProps) {
  const { people, problems, edit, save, add, remove } = usePeople(props.members, props.onLater !== undefined)
  const [tries, setTries] = useState(0)
  const [finished, setFinished] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const isFirst = props.onLater !== undefined
  const extras = isFirst ? people.filter(({ flag }) => flag === null) : []

  const { press, pressing } = usePress(async () => {
    if (!(await save(props.onSave))) return setTries((before) => before + 1)
    await props.onFinish()
    setFinished(props.onLater !== undefined)
  })

  useEffect(() => {
    if (tries > 0) focusFirstInvalid(form.current)
  }, [tries])

  function submit(event: FormEvent) {
    event.preventDefault()
    void press()
  }

  return (
    <>
      <Stack as="form" ref={form} gap={32} noValidate onSubmit={submit}>
        <Stack gap={8}>
          <Heading level={isFirst ? 1 : 2}>Quem é quem na empresa</Heading>
          <Text soft>
            Pode ser a mesma pessoa nas três funções. Cada pessoa recebe o acesso por e-mail, com o papel da
            sua função: quem responde pela empresa faz tudo.
          </Text>
        </Stack>
        {representatives.map(({ flag, title, text }) => {
          const person = people.find((one) => one.flag === flag)
          return (
            person && (
              <PersonFields
                key={flag}
                title={title}
                text={text}
                person={person}
                me={props.me}
                problem={problems[person.key]}
                onInvite={props.onInvite}
                onChange={(change) => edit(person.key, change)}
              />
            )
          )
        })}
        {extras.map((person, place) => (
          <PersonFields
            key={person.key}
            title={`Outra pessoa ${place + 1}`}
            person={person}
            problem={problems[person.key]}
            onInvite={props.onInvite}
            onChange={(change) => edit(person.key, change)}
            onRemove={() => {
              remove(person.key)
              adder.current?.focus()
            }}
          />
        ))}
        {isFirst && (
          <div>
            <Button
              ref={adder}
              icon={<UserPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
              onPress={add}
            >
              Adicionar outra pessoa
            </Button>
          </div>
        )}
        <ActionBar>
          <Button type="submit" variant="primary" size="large" waiting={pressing}>
            {props.onLater ? 'Concluir cadastro' : 'Salvar'}
          </Button>
          {props.onLater && (
            <Button variant="quiet" size="large" onPress={props.onLater}>
              Mais Tarde
            </Button>
          )}
        </ActionBar>
      </Stack>
      <Dialog
        open={finished}
        onClose={() => setFinished(false)}
        title="Cadastro realizado com sucesso"
        description="A sua empresa já pode pedir o primeiro ensaio."
        actions={
          <Button variant="primary" href={props.sessionsHref ?? '/sessions'}>
            Ver meus ensaios
          </Button>
        }
      />
    </>
  )
}
