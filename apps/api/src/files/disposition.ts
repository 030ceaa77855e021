import { asciiName } from '@ensaio/domain'

/** A `content-disposition` under which a browser keeps or shows a file: plain ASCII for old ones, `filename*` for the rest (rule archive-whole). */
export function disposition(how: 'attachment' | 'inline', name: string, extension: string): string {
  const plain = asciiName(name) || 'arquivo'
  const exact = encodeURIComponent(`${name}.${extension}`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}.${extension}"; filename*=UTF-8''${exact}`
}
