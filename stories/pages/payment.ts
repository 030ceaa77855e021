import type { Pages } from './page.ts'

/** Buying and using credit. */
export const payment: Pages = {
  CardPaymentForm: {
    tags: ['cartão de crédito', 'formulário', 'preço'],
    use: 'a pessoa paga com cartão de crédito.',
    avoid: 'para escolher quanto comprar.',
    instead: 'PurchaseChoice',
    props: {
      amount: 'O valor a cobrar, em reais; `null` enquanto não se sabe, 0 quando não há o que pagar.',
      orders: 'Um pedido é feito depois do pagamento.',
      me: 'Os dados com que o titular do cartão começa.',
      month: 'O mês atual, `aaaa-mm`; um cartão vencido antes dele não vale.',
      onPay: 'Paga; `clear` esvazia os campos do cartão, e uma falha vira aviso.',
    },
  },
  PaymentLayout: {
    tags: ['layout', 'cartão de crédito'],
    use: 'a página de pagamento junta escolha, resumo e cartão.',
    avoid: 'para as etapas de um pedido.',
    instead: 'OrderLayout',
    props: {
      choice: 'Um `PurchaseChoice`.',
      summary: 'Um `PriceSummary`.',
      form: 'Um `CardPaymentForm`, um `PixPaymentForm` ou um `PixCodeCard`.',
    },
    code: 'import { CardPaymentForm, PaymentLayout, PriceSummary, PurchaseChoice } from \'@ensaio/ui\'\n\n<PaymentLayout\n  choice={<PurchaseChoice services={services} value={draft} onChange={setDraft} onRetry={retry} />}\n  summary={<PriceSummary price={price} empty="Escolha um serviço para ver o preço." />}\n  form={<CardPaymentForm amount={amount} me={me} month={month} findPostalCode={find} onPay={pay} />}\n/>',
  },
  PaymentOutcomeDialog: {
    tags: ['diálogo', 'cartão de crédito', 'falha'],
    use: 'o pagamento não passou, ou está em análise: diz o que houve e o que fazer.',
    avoid: 'para uma pergunta antes de agir.',
    instead: 'ConfirmDialog',
    props: { problem: 'O que houve; `null` fecha o diálogo.' },
  },
  MonthlyStatementList: {
    tags: ['histórico', 'lista', 'equipe'],
    use: 'os meses fechados de um cliente pós-pago, ou de todos, com vencimento e situação.',
    avoid: 'para os lançamentos, um a um.',
    instead: 'StatementTable',
    props: {
      statements: 'Os fechamentos, com a empresa quando são de várias.',
      title: 'O título do cartão.',
      empty: 'O que se diz quando não há nenhum.',
      hrefOf: 'O endereço de um fechamento; sem ele, o mês não é link.',
      companyHref: 'O endereço de uma empresa; sem ele, o nome não é link.',
      today: 'O dia com que um pagamento começa; só se fecham meses que terminaram antes dele.',
      onPay:
        'Marca como paga ou desfaz; use uma chave por pagamento até vir uma resposta definitiva. Sem ele, não é oferecido.',
      onCloseMonth: 'Fecha um mês que passou; sem ele, não é oferecido.',
    },
  },
  MonthlyStatementSheet: {
    tags: ['histórico', 'download', 'preço'],
    use: 'um mês fechado com os seus lançamentos, na tela, no papel ou em PDF.',
    avoid: 'para o recibo de um pagamento.',
    instead: 'ReceiptSheet',
    props: {
      statement: 'O fechamento com os lançamentos; valores em reais.',
      onPrint: 'Abre a impressão: `() => window.print()`.',
      onDownloadPdf: 'Busca e salva o fechamento em PDF.',
      onDownload: 'Busca e salva os lançamentos em CSV.',
    },
  },
  BookkeepingExport: {
    tags: ['equipe', 'download'],
    use: 'a contabilidade precisa de todos os movimentos de um período.',
    avoid: 'para os dados de um cliente só.',
    instead: 'CompanyDataCard',
    props: {
      today: 'O período começa como o mês anterior a este dia.',
      onExport: 'Busca e salva os movimentos do período em CSV.',
    },
  },
  PaymentList: {
    tags: ['pix', 'cartão de crédito', 'equipe', 'lista'],
    use: 'a equipe vê o que um cliente pagou, e devolve um pagamento.',
    avoid: 'para o próprio cliente.',
    instead: 'StatementTable',
    props: {
      payments: 'Os pagamentos do cliente, do mais novo ao mais antigo.',
      onRefund: 'Devolve um pagamento; use uma chave por devolução até vir uma resposta definitiva.',
      onSettle: 'Conta como terminou uma devolução sem resposta.',
      onExport: 'Busca e salva a lista em CSV; sem ela, não se oferece.',
    },
  },
  PaymentMethodChoice: {
    tags: ['formulário', 'cartão de crédito', 'pix'],
    use: 'a empresa pode pagar com cartão ou por PIX.',
    avoid: 'quando só um deles é aceito.',
    instead: 'CardPaymentForm',
    props: { value: 'A forma escolhida.', onChange: 'Chamado quando outra é escolhida.' },
  },
  PixCodeCard: {
    tags: ['pix', 'preço'],
    use: 'um código PIX espera o pagamento, ou venceu.',
    avoid: 'para pedir os dados de quem paga.',
    instead: 'PixPaymentForm',
    props: {
      pix: 'O código, o valor e até quando vale.',
      now: 'A hora do servidor, contada a partir de `told_at`.',
      onRenew: 'Gera outro código no lugar de um vencido, ou de um que não veio.',
      onLeave: 'Mostra as outras formas de pagar; o código continua valendo.',
    },
  },
  PixPaymentForm: {
    tags: ['pix', 'formulário', 'preço'],
    use: 'a pessoa paga por PIX: só nome e CPF ou CNPJ.',
    avoid: 'para mostrar o código que espera o pagamento.',
    instead: 'PixCodeCard',
    props: {
      amount: 'O valor do código, em reais; `null` enquanto não se sabe, 0 quando não há o que pagar.',
      me: 'Quem paga, no começo.',
      onCreate: 'Gera o código; uma falha vira aviso.',
    },
  },
  PurchaseChoice: {
    tags: ['preço', 'formulário', 'cidade'],
    use: 'a empresa escolhe o que vai comprar, e vê o preço mudar.',
    avoid: 'para pedir um ensaio.',
    instead: 'ServiceStep',
    props: {
      services: 'Os serviços à venda.',
      value: 'A escolha como está.',
      onChange: 'Chamado a cada mudança.',
    },
  },
  ReceiptSheet: {
    tags: ['preço', 'download'],
    use: 'a empresa abre o comprovante de um pagamento, para ler ou imprimir.',
    avoid: 'para a lista de movimentos.',
    instead: 'StatementTable',
    props: { receipt: 'O comprovante.', onPrint: 'Abre a impressão: `() => window.print()`.' },
  },
  StatementTable: {
    tags: ['tabela', 'preço', 'histórico'],
    use: 'a empresa vê o que entrou e saiu do seu crédito.',
    avoid: 'para um pagamento só.',
    instead: 'ReceiptSheet',
    props: {
      statement: 'O extrato.',
      sessionHref: 'O endereço de um ensaio.',
      receiptHref: 'O endereço do comprovante de um pagamento; deixe de fora quando não há.',
    },
  },
}
