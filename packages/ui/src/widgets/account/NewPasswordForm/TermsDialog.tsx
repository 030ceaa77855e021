import { Dialog } from '../../../primitives/dialog/Dialog/Dialog.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'

const terms = [
  {
    title: 'A sua conta',
    text: 'O acesso é pessoal. Guarde a sua senha, e avise a nossa equipe se alguém mais souber dela. As pessoas que você cadastra passam a ver os ensaios da empresa.',
  },
  {
    title: 'Pedidos e pagamento',
    text: 'O preço aparece antes da confirmação. No plano pré-pago o valor sai dos créditos da empresa; no pós-pago ele entra na próxima fatura.',
  },
  {
    title: 'Visita e cancelamento',
    text: 'A visita pode ser remarcada ou cancelada sem custo até o prazo que cada ensaio mostra. Depois dele, o cancelamento tem uma taxa, que aparece antes da confirmação.',
  },
  {
    title: 'Entrega e uso do material',
    text: 'O material fica pronto no prazo que cada ensaio mostra, contado da visita. A empresa pode usá-lo para divulgar o imóvel. O tour fica no ar pelo prazo contratado.',
  },
  {
    title: 'Dados pessoais',
    text: 'Usamos os dados que você informa só para marcar, fazer e entregar os ensaios, e para cobrar por eles, como pede a LGPD. Você pode pedir cópia, correção ou exclusão a qualquer momento.',
  },
] as const

/** The terms of use that the first access asks to agree to, in plain language. */
export function TermsDialog(props: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={props.open} onClose={props.onClose} wide title="Termos de uso">
      <Stack gap={24}>
        {terms.map(({ title, text }) => (
          <Stack key={title} gap={4}>
            <Heading level={3}>{title}</Heading>
            <Text>{text}</Text>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}
