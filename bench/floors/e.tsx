// Floor e: floor d with a form: fields, a mask, a schema's resolver and dates in Portuguese.
import './d.tsx'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { format } from 'date-fns'
import { ptBR } from 'date-fns/locale/pt-BR'
import { createRoot } from 'react-dom/client'
import { Controller, useForm } from 'react-hook-form'
import { NumericFormat } from 'react-number-format'
import { object, string } from 'valibot'

const Form = object({ name: string(), price: string() })

function Fields() {
  const { register, control, handleSubmit } = useForm({ resolver: valibotResolver(Form) })
  return (
    <form onSubmit={handleSubmit((values) => console.log(values))}>
      <p>{format(new Date(), "EEEE, d 'de' MMMM", { locale: ptBR })}</p>
      <input {...register('name')} />
      <Controller
        control={control}
        name="price"
        render={({ field }) => (
          <NumericFormat value={field.value} onValueChange={({ value }) => field.onChange(value)} />
        )}
      />
    </form>
  )
}

/** Renders the form beside floor d. */
export function mountForm(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Fields />)
}

mountForm()
