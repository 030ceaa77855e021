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
    props: { choice: 'Um `PurchaseChoice`.', summary: 'Um `PriceSummary`.', form: 'Um `CardPaymentForm`.' },
    code: 'import { CardPaymentForm, PaymentLayout, PriceSummary, PurchaseChoice } from \'@ensaio/ui\'\n\n<PaymentLayout\n  choice={<PurchaseChoice services={services} value={draft} onChange={setDraft} onRetry={retry} />}\n  summary={<PriceSummary price={price} empty="Escolha um serviço para ver o preço." />}\n  form={<CardPaymentForm amount={amount} me={me} month={month} findPostalCode={find} onPay={pay} />}\n/>',
  },
  PaymentOutcomeDialog: {
    tags: ['diálogo', 'cartão de crédito', 'falha'],
    use: 'o pagamento não passou, ou está em análise: diz o que houve e o que fazer.',
    avoid: 'para uma pergunta antes de agir.',
    instead: 'ConfirmDialog',
    props: { problem: 'O que houve; `null` fecha o diálogo.' },
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
