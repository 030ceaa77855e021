import {
  isClientItem,
  itemNames,
  listed,
  NewPackages,
  type ReadyPackageKey,
  readyPackageArea,
  readyPackageKeys,
  readyPackages,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, type Resolver, useFieldArray, useForm } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { MoneyInput } from '../../../primitives/input/MoneyInput/MoneyInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Grid, Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

/** The props of `ReadyPackages`. */
export type ReadyPackagesProps = {
  /** Creates the chosen packages together; a rejection that names fields is shown at them. */
  onCreate: (packages: NewPackages) => Promise<unknown>
}

/** The values of the form; a price is null while its field is empty. */
type Typed = { packages: { key: ReadyPackageKey; name: string; final_price: number | null }[] }

function startOf(key: ReadyPackageKey): Typed['packages'][number] {
  const { name, price } = readyPackages[key]
  return { key, name, final_price: price }
}

function itemsText(key: ReadyPackageKey): string {
  const shown = readyPackages[key].items.filter(isClientItem).map((id) => itemNames[id])
  return `Entrega: ${listed(shown)}.`
}

/** Ready services to start a house from, each with a name and a price that can be changed before all are created (rule ready-packages). */
export function ReadyPackages({ onCreate }: ReadyPackagesProps) {
  const form = useForm<Typed, unknown, NewPackages>({
    resolver: valibotResolver(NewPackages) as unknown as Resolver<Typed, unknown, NewPackages>,
    defaultValues: { packages: readyPackageKeys.map(startOf) },
  })
  const { control, register, formState } = form
  const { errors } = formState
  const { fields, append, remove } = useFieldArray({ control, name: 'packages', keyName: 'row' })
  const { submit, pressing } = useSubmit(form, (packages) => onCreate(packages))
  const problem = errors.packages?.root?.message ?? errors.packages?.message
  return (
    <Card title="Pacotes prontos">
      <Stack as="form" gap={24} noValidate onSubmit={submit} aria-label="Pacotes prontos">
        <Text soft>
          Escolha por onde começar. O preço vale em todas as cidades, até {readyPackageArea} m²; depois você
          cria outros por cidade e área.
        </Text>
        {readyPackageKeys.map((key) => {
          const place = fields.findIndex((field) => field.key === key)
          const isChosen = place >= 0
          const wrong = errors.packages?.[place]
          const { name } = readyPackages[key]
          return (
            <Stack key={key} as="fieldset" gap={12} aria-label={name}>
              <Checkbox
                label={name}
                hint={itemsText(key)}
                checked={isChosen}
                onChange={() => (isChosen ? remove(place) : append(startOf(key), { shouldFocus: false }))}
              />
              {isChosen && (
                <Grid min={180} gap={16}>
                  <Field label="Nome para os clientes" required error={wrong?.name?.message}>
                    <TextInput autoComplete="off" maxLength={80} {...register(`packages.${place}.name`)} />
                  </Field>
                  <Controller
                    control={control}
                    name={`packages.${place}.final_price`}
                    render={({ field }) => (
                      <Field label="Preço" required error={wrong?.final_price?.message}>
                        <MoneyInput {...field} placeholder="R$ 0,00" />
                      </Field>
                    )}
                  />
                </Grid>
              )}
            </Stack>
          )
        })}
        <div role="alert">{problem && <Text>{problem}</Text>}</div>
        <Row>
          <Button type="submit" variant="primary" waiting={pressing}>
            Criar serviços
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
