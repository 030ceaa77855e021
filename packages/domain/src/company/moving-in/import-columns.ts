/** What a house brings along when it starts: its client companies, their people, and ensaios of the past. */
export const importKinds = ['companies', 'people', 'sessions'] as const
export type ImportKind = (typeof importKinds)[number]

/** The names of what is brought along. */
export const importKindLabels: Record<ImportKind, string> = {
  companies: 'Empresas',
  people: 'Pessoas',
  sessions: 'Ensaios passados',
}

/** A column of the file: its header, whether every line fills it, what it holds, and two examples. */
export interface ImportColumn {
  name: string
  required: boolean
  hint: string
  examples: readonly [string, string]
}

const needed = (name: string, hint: string, one: string, other: string): ImportColumn => ({
  name,
  required: true,
  hint,
  examples: [one, other],
})
const optional = (name: string, hint: string, one: string, other: string): ImportColumn => ({
  ...needed(name, hint, one, other),
  required: false,
})

/** The columns of each file, in the order of the example; headers are read without accents and capitals. */
export const importColumns: Record<ImportKind, readonly ImportColumn[]> = {
  companies: [
    needed('empresa', 'Nome da empresa', 'Imobiliária Sol', 'Construtora Lua'),
    optional('razao_social', 'Razão social', 'Sol Imóveis Ltda.', ''),
    optional('cnpj', 'CNPJ, com ou sem pontos', '45.781.296/0001-63', ''),
    optional('plano', 'pré-pago ou pós-pago; vazio, pré-pago', 'pós-pago', 'pré-pago'),
    needed('nome', 'Quem é o contato', 'Ana Souza', 'Rui Dias'),
    needed('email', 'E-mail do contato, com que ele entra', 'ana@sol.com.br', 'rui@lua.com.br'),
    needed('telefone', 'Telefone com DDD', '(11) 91234-5678', '21 99876-5432'),
  ],
  people: [
    needed('cnpj', 'CNPJ da empresa, que já é cliente', '45.781.296/0001-63', '45.781.296/0001-63'),
    needed('nome', 'Nome da pessoa', 'Bia Reis', 'Caio Melo'),
    needed('email', 'E-mail com que a pessoa entra', 'bia@sol.com.br', 'caio@sol.com.br'),
    optional('papel', 'gestão, pedidos, financeiro ou leitura; vazio, leitura', 'pedidos', ''),
  ],
  sessions: [
    needed('cnpj', 'CNPJ da empresa, que já é cliente', '45.781.296/0001-63', '45.781.296/0001-63'),
    needed('email', 'E-mail de quem pediu, uma pessoa da empresa', 'ana@sol.com.br', 'ana@sol.com.br'),
    needed('servico', 'Nome de um serviço do catálogo', 'Fotos', 'Fotos'),
    needed('situacao', 'entregue ou cancelado', 'entregue', 'cancelado'),
    needed('data', 'Dia da visita, como 31/08/2025', '31/08/2025', '02/09/2025'),
    optional('hora', 'Hora da visita, como 10:30; vazio, 09:00', '10:30', ''),
    needed('cep', 'CEP do imóvel', '01305-100', '01305-100'),
    needed('rua', 'Rua', 'Rua Augusta', 'Rua Augusta'),
    needed('numero', 'Número', '1500', '1502'),
    needed('bairro', 'Bairro', 'Consolação', 'Consolação'),
    needed('cidade', 'Cidade', 'São Paulo', 'São Paulo'),
    needed('estado', 'Sigla do estado', 'SP', 'SP'),
    optional('unidade', 'Unidade', '84', ''),
    optional('codigo', 'Código do imóvel na empresa', 'AP-84', ''),
    optional('link', 'Onde está o material, com https', 'https://exemplo.com.br/84', ''),
  ],
}

/** A file to begin with: the columns and two lines, as spreadsheets of Brazil open it. */
export function exampleCsv(kind: ImportKind): string {
  const columns = importColumns[kind]
  const lines = [
    columns.map(({ name }) => name),
    ...[0, 1].map((nth) => columns.map((one) => one.examples[nth as 0 | 1])),
  ]
  return `\uFEFF${lines.map((cells) => cells.join(';')).join('\r\n')}\r\n`
}
