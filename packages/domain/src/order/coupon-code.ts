import * as v from 'valibot'

/** The code of a coupon: case does not matter, it is kept in upper case (rule coupon). */
export const CouponCode = v.pipe(
  v.string('Informe o código do cupom.'),
  v.trim(),
  v.toUpperCase(),
  v.nonEmpty('Informe o código do cupom.'),
  v.regex(/^[A-Z0-9-]{3,20}$/, 'Use de 3 a 20 letras sem acento, números ou hífens.'),
)
