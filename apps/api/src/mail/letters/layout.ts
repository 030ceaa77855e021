import { escaped } from './escaped.ts'

const font = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** The styles of the parts of a mail, inline for mail programs; colours of the light theme (AA on white). */
export const looks = {
  paragraph: 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#1A1F1D',
  facts: 'margin:0 0 24px;padding:16px 20px;background:#F1EDE5;border-radius:12px',
  label: 'margin:0;font-size:14px;line-height:1.5;color:#565B55',
  value: 'margin:0 0 12px;font-size:16px;line-height:1.5;color:#1A1F1D;font-weight:600',
  title: 'margin:0 0 8px;font-size:16px;line-height:1.5;font-weight:600;color:#1A1F1D',
  list: 'margin:0 0 24px;padding:0 0 0 20px;font-size:16px;line-height:1.5;color:#1A1F1D',
  action: 'margin:0 0 24px',
  button:
    'display:inline-block;padding:12px 24px;border-radius:6px;background:#0B5351;color:#FFFFFF;font-size:16px;line-height:20px;font-weight:600;text-decoration:none',
  small: 'margin:0 0 16px;font-size:14px;line-height:1.5;color:#565B55',
  link: 'color:#0B5351;word-break:break-all',
} as const

/** A mail's HTML around its body: the name as text, one card, no pictures and no external resources. */
export function layout({ subject, body }: { subject: string; body: string }): string {
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
<p style="margin:0 0 24px;font-size:24px;line-height:1;font-weight:700;letter-spacing:-0.5px;color:#0B5351">Ensaio</p>
<div style="padding:32px 24px;background:#FFFFFF;border:1px solid #E2DCD0;border-radius:12px">
<h1 style="margin:0 0 24px;font-size:24px;line-height:1.25;font-weight:600;color:#1A1F1D">${escaped(subject)}</h1>
${body}
</div>
<p style="margin:24px 0 0;font-size:14px;line-height:1.5;color:#565B55">Ensaio: fotos, tours virtuais, vídeos e plantas de imóveis. Esta mensagem foi enviada automaticamente.</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}
