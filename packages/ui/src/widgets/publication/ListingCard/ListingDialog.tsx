import {
  formatPhone,
  type KnownProperty,
  type Listing,
  type ListingDetails,
  ListingForm,
  listingAddresses,
  listingAddressLabels,
  listingCounts,
  listingDescription,
  listingFeatureNames,
  listingFeatures,
  listingKindNames,
  listingKinds,
  listingPurposeLabels,
  listingPurposes,
  listingTitle,
  suggestedListing,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { type Control, Controller, type Resolver, useForm, useWatch } from 'react-hook-form'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Group } from '../../../primitives/form/choice-styles.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Cell, Cells, Frame } from '../../../primitives/form/field-grid.ts'
import { useSeen } from '../../../primitives/form/useSeen.ts'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { MoneyInput } from '../../../primitives/input/MoneyInput/MoneyInput.tsx'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { typedNumber } from '../../../primitives/input/typed-number.ts'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'

/** The values while they are typed: the area is null while its field is empty. */
type Typed = Omit<ListingDetails, 'area'> & Pick<ListingForm, 'is_on' | 'seen'> & { area: number | null }

const amounts = {
  sale_price: 'Preço de venda',
  rent_price: 'Aluguel por mês',
  condominium_fee: 'Condomínio por mês',
  property_tax: 'IPTU por ano',
} as const

/** The typed text of a count, null while empty; letters are no number, and are told so. */
const readCount = (typed: string | number | null) =>
  String(typed ?? '').trim() === '' ? null : typedNumber(typed ?? '')

const judge = valibotResolver(ListingForm) as Resolver<Typed, unknown, ListingForm>

/** The values with which the dialog opens: what is kept, also without its contact, else what the ensaio knows; saving turns the listing on. */
function typedListing({ details, changed_at: seen }: Listing, property: KnownProperty): Typed {
  const { contact_name, contact_email, contact_phone, ...known } = details ?? suggestedListing(property)
  return {
    ...known,
    contact_name: contact_name ?? '',
    contact_email: contact_email ?? '',
    contact_phone: formatPhone(contact_phone ?? ''),
    is_on: true,
    seen,
  }
}

/** Fills in the listing as it was seen when the dialog opened; saving turns it on. */
export function ListingDialog(props: {
  open: boolean
  listing: Listing
  property: KnownProperty
  onSave: (form: ListingForm) => Promise<void>
  onClose: () => void
}) {
  const { property, onSave, onClose } = props
  const { say } = useToast()
  const typed = (listing: Listing) => typedListing(listing, property)
  const form = useForm<Typed, unknown, ListingForm>({
    // All at once: by default, a problem of one field hides those of fields that depend on another.
    criteriaMode: 'all',
    // A count that the chosen kind does not show is neither judged nor saved.
    resolver: (values, ...rest) => judge({ ...values, ...listingCounts(values) }, ...rest),
    defaultValues: typed(props.listing),
  })
  const [listing, save] = useSeen(form, props.listing, typed)
  const { control, register, formState } = form
  const { errors } = formState
  const [kind, purpose] = useWatch({ control, name: ['kind', 'purpose'] })
  const { hasRooms, isLand } = listingKinds[kind]

  async function send(output: ListingForm) {
    await save(() => onSave(output))
    say(listing.is_on ? 'Anúncio salvo.' : 'Anúncio ligado.')
  }

  const counted = (
    name: 'bedrooms' | 'bathrooms' | 'suites' | 'parking_spaces',
    label: string,
    required = false,
  ) => (
    <Cell $phone={6} $wide={3}>
      <Field label={label} required={required} optional={!required} error={errors[name]?.message}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          {...register(name, { setValueAs: readCount })}
        />
      </Field>
    </Cell>
  )

  return (
    <FormDialog
      title={listing.is_on ? 'Editar anúncio' : 'Anunciar nos portais'}
      form={form}
      onSend={send}
      action={listing.is_on ? 'Salvar' : 'Anunciar'}
      onClose={onClose}
      wide
    >
      <Field label="Tipo do imóvel" required error={errors.kind?.message}>
        <Select {...register('kind')}>
          {listingKindNames.map((name) => (
            <option key={name} value={name}>
              {listingKinds[name].label}
            </option>
          ))}
        </Select>
      </Field>
      <Group>
        <legend>O que se oferece</legend>
        <Row gap={16}>
          {listingPurposes.map((one) => (
            <Checkbox
              key={one}
              type="radio"
              value={one}
              label={listingPurposeLabels[one]}
              {...register('purpose')}
            />
          ))}
        </Row>
      </Group>
      <Field
        label="Título"
        required
        hint={`De ${listingTitle.shortest} a ${listingTitle.longest} caracteres.`}
        error={errors.title?.message}
      >
        <TextInput autoComplete="off" maxLength={listingTitle.longest} {...register('title')} />
      </Field>
      <Field
        label="Descrição"
        required
        hint={`Pelo menos ${listingDescription.shortest} caracteres. Os portais mostram como foi escrita.`}
        error={errors.description?.message}
      >
        <TextArea maxLength={listingDescription.longest} {...register('description')} />
      </Field>
      <Frame>
        <Cells>
          {purpose !== 'rent' && <Amount control={control} name="sale_price" required />}
          {purpose !== 'sale' && <Amount control={control} name="rent_price" required />}
          <Amount control={control} name="condominium_fee" />
          <Amount control={control} name="property_tax" />
          <Cell $wide={6}>
            <Field label={isLand ? 'Terreno em m²' : 'Área em m²'} required error={errors.area?.message}>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                maxLength={11}
                {...register('area', { setValueAs: readCount })}
              />
            </Field>
          </Cell>
          {hasRooms && counted('bedrooms', 'Quartos', true)}
          {hasRooms && counted('suites', 'Suítes')}
          {!isLand && counted('bathrooms', 'Banheiros', hasRooms)}
          {!isLand && counted('parking_spaces', 'Vagas')}
        </Cells>
      </Frame>
      <Group>
        <legend>O que mais há</legend>
        <Frame>
          <Cells>
            {listingFeatureNames.map((name) => (
              <Cell key={name} $phone={6} $wide={4}>
                <Checkbox value={name} label={listingFeatures[name].label} {...register('features')} />
              </Cell>
            ))}
          </Cells>
        </Frame>
      </Group>
      <Group>
        <legend>Quanto do endereço aparece</legend>
        <Stack gap={8}>
          {listingAddresses.map((shown) => (
            <Checkbox
              key={shown}
              type="radio"
              value={shown}
              label={listingAddressLabels[shown]}
              {...register('address_shown')}
            />
          ))}
        </Stack>
      </Group>
      <Field label="Nome do contato" required error={errors.contact_name?.message}>
        <TextInput autoComplete="off" {...register('contact_name')} />
      </Field>
      <Field
        label="E-mail do contato"
        required
        hint="Para onde os portais enviam os interessados."
        error={errors.contact_email?.message}
      >
        <TextInput type="email" autoComplete="off" spellCheck={false} {...register('contact_email')} />
      </Field>
      <Controller
        control={control}
        name="contact_phone"
        render={({ field }) => (
          <Field label="Telefone do contato" optional error={errors.contact_phone?.message}>
            <PhoneInput {...field} value={field.value ?? ''} autoComplete="off" />
          </Field>
        )}
      />
    </FormDialog>
  )
}

/** An amount in whole reais, as portals take it. */
function Amount(props: {
  control: Control<Typed, unknown, ListingDetails>
  name: keyof typeof amounts
  required?: boolean
}) {
  const { control, name, required = false } = props
  return (
    <Cell $wide={6}>
      <Controller
        control={control}
        name={name}
        render={({ field, fieldState }) => (
          <Field
            label={amounts[name]}
            required={required}
            optional={!required}
            error={fieldState.error?.message}
          >
            <MoneyInput whole {...field} />
          </Field>
        )}
      />
    </Cell>
  )
}
