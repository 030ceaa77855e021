import type { Pages } from './page.ts'

const said = 'O texto abaixo do título.'

/** What opens over the page. */
export const dialogs: Pages = {
  ConfirmDialog: {
    tags: ['diálogo', 'aviso'],
    use: 'o que a pessoa pediu não tem volta, ou afeta outra pessoa: uma pergunta, um verbo, uma saída.',
    avoid: 'para o que se desfaz com um toque: faça logo, e diga num aviso.',
    instead: 'ToastProvider',
    props: {
      title: 'A pergunta: “Excluir esta planta?”',
      description: 'O que acontece depois, numa frase.',
      action: 'O verbo do botão que confirma: “Excluir planta”.',
      variant: '`danger`, o padrão, quando algo se perde; `primary` quando nada se perde.',
      dismissal: 'O texto do botão que desiste; “Cancelar”, se nada for dito.',
      onConfirm: 'Faz o que foi confirmado; a falha aparece no diálogo, que continua aberto.',
    },
  },
  Dialog: {
    tags: ['diálogo'],
    use: 'um assunto curto interrompe a página e volta para ela: ver um detalhe, escolher uma coisa.',
    avoid: 'para campos a enviar: o diálogo com formulário guarda o que foi digitado e mostra os erros.',
    instead: 'FormDialog',
    props: {
      onClose:
        'Chamado por Esc, pelo X e por um toque fora: mude `open` para `false`, ou não, e o diálogo fica.',
      closedBy:
        'Como no HTML: com `any`, um toque fora sempre fecha; com `closerequest`, nunca. Sem dizer, fecha enquanto nada mudou dentro.',
      description: said,
      actions: 'Os botões, o principal primeiro: fica à direita, ou em cima no celular.',
      role: '`alertdialog` pergunta ou alerta: sem X, e um toque fora não fecha.',
      wide: '720 px em vez de 480; `page` tem a largura da página, para fotos, e fecha com Voltar.',
    },
  },
  FormDialog: {
    tags: ['diálogo', 'formulário'],
    use: 'poucos campos resolvem um assunto sem sair da página, como uma anotação ou uma regra de preço.',
    avoid: 'para mais de uns seis campos, ou para o que se preenche em etapas: dê uma página a eles.',
    instead: 'Field',
    props: {
      description: said,
      form: 'Os valores e sua validação, de `useForm`.',
      onSend: 'Envia o que é válido; uma recusa que diz o campo aparece nele, as outras acima dos campos.',
      onClose: 'Chamado por “Cancelar”, por Esc e depois de enviar: desmonte o diálogo.',
      wide: '720 px em vez de 480, para uma tabela.',
      waiting: 'Ainda se lê algo de que o envio precisa: o botão espera.',
      children: 'Os campos.',
    },
    code: 'import { Field, FormDialog, TextArea } from \'@ensaio/ui\'\n\n<FormDialog title="Nova anotação" action="Salvar anotação" form={form} onSend={save} onClose={close}>\n  <Field label="Anotação" required>\n    <TextArea {...form.register(\'text\')} />\n  </Field>\n</FormDialog>',
  },
}
