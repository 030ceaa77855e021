import type { Blueprint } from '../schema.ts'
import { blueprintExtensions, formatBytes, largestBlueprint } from '../upload.ts'

function extensionOf(name: string): string {
  return name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : ''
}

/** Why a file cannot be sent as a plan, as a sentence; null when it can. The server judges by its bytes (rule file-bytes). */
export function blueprintRefusal(file: { name: string; size: number }): string | null {
  const known: readonly string[] = blueprintExtensions
  if (!known.includes(extensionOf(file.name))) return 'Envie um arquivo dwg, pdf ou png.'
  if (file.size === 0) return 'O arquivo está vazio.'
  if (file.size <= largestBlueprint) return null
  const [size, most] = [file.size, largestBlueprint].map((bytes) => formatBytes(bytes).replace(',0', ''))
  return size === most
    ? `O arquivo passa do limite de ${most}.`
    : `O arquivo tem ${size}, e o limite é ${most}.`
}

/** A plan's file name, with its extension added where it is missing. */
export function blueprintName({
  file_name,
  file_extension,
}: Pick<Blueprint, 'file_name' | 'file_extension'>): string {
  const extension = file_extension.replace(/^\./, '').toLowerCase()
  return extensionOf(file_name) === extension ? file_name : `${file_name}.${extension}`
}

/** The addresses of the pictures of a plan: the plan itself, or the pages of a pdf (rule plan-pages); empty where it has none. */
export function planPictures(
  plan: Pick<Blueprint, 'file_extension' | 'pages'> & { url?: string | null | undefined },
): string[] {
  if (plan.pages !== undefined && plan.pages.length > 0) return plan.pages.map(({ url }) => url)
  return plan.url && ['png', 'webp', 'jpg'].includes(plan.file_extension.replace(/^\./, '').toLowerCase())
    ? [plan.url]
    : []
}

/** The name of a plan's file type. */
export function blueprintKind({
  file_extension,
}: Pick<Blueprint, 'file_extension'>): 'dwg' | 'pdf' | 'png' | 'other' {
  const extension = file_extension.replace(/^\./, '').toLowerCase()
  return extension === 'dwg' || extension === 'pdf' || extension === 'png' ? extension : 'other'
}
