import type { Pages } from './page.ts'

const inField = 'Ponha dentro de `Field`, que diz o nome, a ajuda e o erro.'
const inputRef = 'O elemento do DOM, para focar; `register` de `useForm` o preenche.'

/** The fields of forms. */
export const forms: Pages = {
  Field: {
    tags: ['campo', 'formulário'],
    use: 'há um campo: o nome, a ajuda e o erro ficam sempre no mesmo lugar e são lidos juntos.',
    avoid: 'em volta de caixas de marcar, que trazem o próprio nome.',
    instead: 'Checkbox',
    props: {
      label: 'O nome do campo, acima dele.',
      hint: 'O texto de ajuda; continua à vista quando há erro.',
      required: 'O campo é obrigatório.',
      optional: 'Mostra “(opcional)” ao lado do nome, onde a maioria dos campos é obrigatória.',
      children: 'O controle: `TextInput`, `TextArea`, `Select`, ou o que usa `useFieldControl`.',
    },
  },
  Checkbox: {
    tags: ['campo', 'formulário'],
    use: 'a pessoa marca uma ou várias opções e envia depois. Com `type="radio"`, escolhe uma de poucas.',
    avoid: 'para o que vale no mesmo instante, sem enviar.',
    instead: 'Switch',
    props: {
      label: 'O texto ao lado da caixa.',
      hint: 'O texto de ajuda, abaixo do nome.',
      type: '`radio` é uma de várias com o mesmo `name`.',
    },
  },
  Chip: {
    tags: ['filtro', 'campo'],
    use: 'um filtro está ligado e pode ser tirado com um toque.',
    avoid: 'para dizer um estado, que não se tira.',
    instead: 'Badge',
    props: { children: 'O que está escolhido.', onRemove: 'Tira a escolha.' },
  },
  DateInput: {
    tags: ['campo', 'data', 'calendário'],
    use: 'a pessoa sabe a data e a digita: um feriado, o começo de uma folga.',
    avoid: 'para escolher o dia de uma visita entre os que têm horário.',
    instead: 'CalendarGrid',
    props: {
      value: 'Os dígitos sem traços: `31082026`.',
      onChange: 'Chamado com os dígitos a cada mudança.',
      onBlur: 'Chamado ao sair do campo.',
      purpose: 'Completa o nome do botão do calendário: “Abrir calendário do início”.',
    },
  },
  FilePicker: {
    tags: ['upload', 'botão', 'campo'],
    use: 'a pessoa escolhe um arquivo do aparelho, como o logo da empresa.',
    avoid: 'para as fotos de um ensaio: o cartão envia várias, mostra o progresso e repete o que falha.',
    instead: 'PhotosCard',
    props: {
      children: 'O texto do botão; também o nome do campo escondido.',
      accept: 'Os tipos de arquivo aceitos, como no HTML: `image/jpeg`.',
      multiple: 'Deixa escolher vários.',
      disabled: 'Não deixa escolher agora, como durante um envio.',
      onPick: 'Chamado com os arquivos escolhidos.',
      size: 'O tamanho do botão; `small`, se nada for dito.',
    },
  },
  MaskedInput: {
    tags: ['campo'],
    use: 'o que se digita tem forma fixa: CEP, CNPJ, número de cartão.',
    avoid: 'para texto livre: a máscara só atrapalha.',
    instead: 'TextInput',
    props: {
      mask: 'A forma: quais caracteres cabem e como são mostrados.',
      value: 'O valor sem os sinais da máscara.',
      onChange: 'Chamado com o valor sem os sinais, e com o texto à vista.',
    },
  },
  MoneyInput: {
    tags: ['campo', 'preço'],
    use: 'a pessoa digita um valor em reais.',
    avoid: 'para mostrar um valor que ela não muda.',
    instead: 'PriceSummary',
    props: {
      value: 'O valor em reais; `null` vazio.',
      onChange: 'Chamado com o valor em reais a cada mudança.',
      whole: 'Sem centavos: `R$ 850.000`.',
    },
  },
  PasswordInput: {
    tags: ['campo', 'senha', 'login'],
    use: 'a pessoa digita uma senha: ela pode mostrá-la, e o navegador pode preenchê-la.',
    avoid: 'para códigos que não são segredo.',
    instead: 'TextInput',
    props: { ref: inputRef },
  },
  PhoneInput: {
    tags: ['campo', 'contato'],
    use: 'a pessoa digita um telefone do Brasil, fixo ou celular.',
    avoid: 'para outro número: ele recusa o que não é telefone.',
    instead: 'MaskedInput',
    props: {
      value: 'O telefone só em dígitos, com DDD.',
      onChange: 'Chamado com os dígitos a cada mudança.',
    },
  },
  SearchField: {
    tags: ['busca', 'filtro', 'campo'],
    use: 'uma lista se procura por texto.',
    avoid: 'para procurar um endereço, que traz sugestões.',
    instead: 'PlaceSearch',
    props: {
      label: 'O nome do campo: “Buscar clientes”.',
      placeholder: 'Um exemplo do que se pode digitar.',
      value: 'O texto da busca em vigor.',
    },
  },
  Select: {
    tags: ['campo', 'formulário'],
    use: 'a pessoa escolhe uma de muitas opções conhecidas, como um estado.',
    avoid: 'para duas a quatro opções: mostre todas.',
    instead: 'Checkbox',
    props: { ref: inputRef },
  },
  Switch: {
    tags: ['campo'],
    use: 'algo liga e desliga na hora: um serviço à venda, um fotógrafo ativo.',
    avoid: 'num formulário com botão de enviar.',
    instead: 'Checkbox',
    props: {
      checked: 'Diz se está ligado.',
      children: 'O texto ao lado.',
      label: 'O nome inteiro, quando a lista tem vários; começa pelo texto à vista.',
      onChange: 'Chamado com o novo estado; enquanto a promessa dura, espera.',
    },
  },
  TextArea: {
    tags: ['campo', 'texto'],
    use: 'a resposta tem mais de uma frase: uma orientação, um motivo.',
    avoid: 'para respostas de uma linha.',
    instead: 'TextInput',
    props: { ref: inputRef },
  },
  TextInput: {
    tags: ['campo', 'texto'],
    use: `a resposta cabe numa linha. ${inField}`,
    avoid: 'para CEP, telefone, data ou dinheiro, que têm campo próprio.',
    instead: 'MaskedInput',
    props: { ref: inputRef },
  },
}
