import { formatPhone, type Publication, PublicationForm } from '@ensaio/domain'
import * as v from 'valibot'
import { dateDigits, TypedDay } from '../../../primitives/input/typed-date.ts'

/** What happens with the password when the form is saved. */
export type PasswordChoice = 'keep' | 'set' | 'none'

const { password, expires_on, ...plain } = PublicationForm.entries

/** The form as typed: the last day as digits, the password beside what shall happen with it. The fields are named as the call names them. */
export const TypedPublication = v.pipe(
  v.object({
    ...plain,
    expires_on: v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      TypedDay,
    ]),
    password_choice: v.picklist(['keep', 'set', 'none'] satisfies PasswordChoice[]),
    password: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['password_choice'], ['password']],
      (typed) => typed.password_choice !== 'set' || typed.password.length > 0,
      'Digite a senha.',
    ),
    ['password'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.password_choice !== 'set' || dataset.value.password === '') return
    const problem = v.safeParse(password, dataset.value.password).issues?.[0]
    if (!problem) return
    const { value } = dataset
    addIssue({
      message: problem.message,
      path: [{ type: 'object', origin: 'value', input: value, key: 'password', value: value.password }],
    })
  }),
  v.transform(({ password_choice, password: typed, ...form }): PublicationForm => {
    const change: Record<PasswordChoice, Pick<PublicationForm, 'password'>> = {
      keep: {},
      set: { password: typed },
      none: { password: null },
    }
    return { ...form, ...change[password_choice] }
  }),
)

/** The form of a page as it was seen: saves nothing new. */
export function publicationForm(publication: Publication): PublicationForm {
  const { code, neutral_code, has_password, has_material, changed_at: seen, ...form } = publication
  return { ...form, seen }
}

/** The values with which the dialog opens; saving turns the page on. */
export function typedPublication(publication: Publication): v.InferInput<typeof TypedPublication> {
  const form = publicationForm(publication)
  return {
    ...form,
    is_on: true,
    headline: form.headline ?? '',
    contact_name: form.contact_name ?? '',
    contact_phone: formatPhone(form.contact_phone ?? ''),
    contact_email: form.contact_email ?? '',
    expires_on: dateDigits(form.expires_on),
    password_choice: publication.has_password ? 'keep' : 'none',
    password: '',
  }
}
