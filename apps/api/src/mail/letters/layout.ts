import {
  colorsOfHouse,
  formatPhone,
  type HouseBrand,
  type KeptHouseBrand,
  standardColors,
} from '@ensaio/domain'
import { logoId } from '../../adapters/mail/mail.ts'
import { escaped } from '../../http/escaped.ts'

const font = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const looks = {
  paragraph: 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#1A1F1D',
  facts: 'margin:0 0 24px;padding:16px 20px;background:#F1EDE5;border-radius:12px',
  label: 'margin:0;font-size:14px;line-height:1.5;color:#565B55',
  value: 'margin:0 0 12px;font-size:16px;line-height:1.5;color:#1A1F1D;font-weight:600',
  stop: 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#1A1F1D',
  title: 'margin:0 0 8px;font-size:16px;line-height:1.5;font-weight:600;color:#1A1F1D',
  list: 'margin:0 0 24px;padding:0 0 0 20px;font-size:16px;line-height:1.5;color:#1A1F1D',
  action: 'margin:0 0 24px',
  button:
    'display:inline-block;padding:12px 24px;border-radius:6px;color:#FFFFFF;font-size:16px;line-height:20px;font-weight:600;text-decoration:none',
  answers: 'margin:0 0 16px',
  answer:
    'display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border-radius:6px;background:#FFFFFF;font-size:16px;line-height:20px;font-weight:600;text-decoration:none',
  small: 'margin:0 0 16px;font-size:14px;line-height:1.5;color:#565B55',
  link: 'word-break:break-all',
} as const

function actionOf({ brand }: KeptHouseBrand): string {
  return colorsOfHouse(brand)?.light.action ?? standardColors.light
}

/** The styles of the parts of a mail, inline for mail programs; colours of the light theme (AA on white), actions in the house's. */
export function looksOf(house: KeptHouseBrand) {
  const action = actionOf(house)
  return {
    ...looks,
    button: `background:${action};${looks.button}`,
    answer: `border:1px solid ${action};color:${action};${looks.answer}`,
    link: `color:${action};${looks.link}`,
  }
}

/** Where a reader finds the house, as one line; empty while it has saved no contact. */
export function contactLine({ support, phone, whatsapp }: HouseBrand): string[] {
  const ways = [support, phone && formatPhone(phone), whatsapp && `WhatsApp ${formatPhone(whatsapp)}`].filter(
    Boolean,
  )
  return ways.length === 0 ? [] : [`Fale conosco: ${ways.join(' · ')}`]
}

function headOf(house: KeptHouseBrand): string {
  const { name } = house.brand
  const look = `font-size:24px;line-height:1;font-weight:700;letter-spacing:-0.5px;color:${actionOf(house)}`
  if (house.logo_url === null) return `<p style="margin:0 0 24px;${look}">${escaped(name)}</p>`
  return `<p style="margin:0 0 24px;${look}"><img src="cid:${logoId}" alt="${escaped(name)}" height="40" style="display:block;height:40px;width:auto;max-width:240px;border:0"></p>`
}

/** A mail's HTML around its body: the house's name or the logo that the mail brings along, one card, no external resources. */
export function layout({
  subject,
  body,
  house,
}: {
  subject: string
  body: string
  house: KeptHouseBrand
}): string {
  const contact = contactLine(house.brand).map((line) => `<br>${escaped(line)}`)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#FAF8F4;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left"><tr><td>
${headOf(house)}
<div style="padding:32px 24px;background:#FFFFFF;border:1px solid #E2DCD0;border-radius:12px">
<h1 style="margin:0 0 24px;font-size:24px;line-height:1.25;font-weight:600;color:#1A1F1D">${escaped(subject)}</h1>
${body}
</div>
<p style="margin:24px 0 0;font-size:14px;line-height:1.5;color:#565B55">${escaped(house.brand.name)}: fotos, tours virtuais, vídeos e plantas de imóveis. Esta mensagem foi enviada automaticamente.${contact.join('')}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}
