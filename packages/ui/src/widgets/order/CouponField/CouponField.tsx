import { type AppliedCoupon, CouponCode } from '@ensaio/domain'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { type Press, usePress } from '../../../primitives/action/usePress.ts'
import { failureMessage } from '../../../primitives/feedback/failure-report.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { space } from '../../../theme/tokens.ts'

const Form = styled.form`
  max-width: 420px;
`

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};

  input {
    text-transform: uppercase;
  }

  input::placeholder {
    text-transform: none;
  }
`

/** The quiet button below, with its words at the edge of the field. */
const Aside = styled.div`
  margin: ${space[4]} 0 0 calc(-1 * ${space[12]});
`

/** The props of `CouponField`. */
export type CouponFieldProps = {
  /** The code that the order holds; empty for none. */
  code: string
  /** What that code takes off; null for no code. A failure says why it does not fit any more. */
  coupon: Remote<AppliedCoupon> | null
  /** Checks a code and puts it into the order; a rejection is shown at the field. */
  onApply: (code: string) => Promise<unknown>
  /** Takes the code out of the order. */
  onRemove: Press
  /** Focuses the field as it appears, after the code was removed. */
  startsFocused?: boolean
}

/** The field for the code of a coupon. What was typed stays when the code does not fit; the bill shows an applied one. */
export function CouponField({ code, coupon, onApply, onRemove, startsFocused = false }: CouponFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(code)
  const [problem, setProblem] = useState<string | null>(null)
  const [isTouched, setTouched] = useState(false)
  const { press, pressing } = usePress(
    () => apply(),
    (reason) => say(failureMessage(reason)),
  )
  const refusal = coupon?.state === 'failed' && !isTouched ? coupon.failure.message : null
  const error = problem ?? refusal

  useEffect(() => {
    if (startsFocused) input.current?.focus()
  }, [startsFocused])

  function say(message: string) {
    setProblem(message)
    input.current?.focus()
  }

  function apply(): Promise<unknown> | undefined {
    setTouched(true)
    const read = v.safeParse(CouponCode, typed)
    if (!read.success) {
      say(read.issues[0].message)
      return undefined
    }
    setProblem(null)
    return onApply(read.output)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void press()
  }

  return (
    <Form noValidate onSubmit={submit}>
      <Field label="Tem um cupom?" {...(error !== null && { error })}>
        <Line>
          <TextInput
            ref={input}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={40}
            placeholder="Código"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setTouched(true)
              setProblem(null)
            }}
          />
          <Button type="submit" waiting={pressing || coupon?.state === 'waiting'}>
            Aplicar
          </Button>
        </Line>
      </Field>
      {coupon?.state === 'failed' && (
        <Aside>
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              setTyped('')
              setTouched(true)
              setProblem(null)
              input.current?.focus()
              return onRemove()
            }}
          >
            Pedir sem o cupom
          </Button>
        </Aside>
      )}
    </Form>
  )
}
