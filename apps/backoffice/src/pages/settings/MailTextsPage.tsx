import { mailTextCalls } from '@ensaio/client'
import { Failure, type KeptMailText, type MailKind } from '@ensaio/domain'
import { PageTitle, useClient } from '@ensaio/frame'
import { MailTextEditor, MailTextList, useRemote } from '@ensaio/ui'
import { useParams } from 'react-router-dom'

const asks = { mailTexts: mailTextCalls }

const hrefOf = (kind: MailKind) => `/settings/mails/${kind}`

/** `/settings/mails`: the mails whose words administrators change. */
export function MailTextsPage() {
  const client = useClient(asks)
  const [texts, retry] = useRemote((signal) => client.mailTexts.list(signal), [client])
  return (
    <>
      <PageTitle of="Textos dos e-mails" area="Equipe" />
      <MailTextList texts={texts} hrefOf={hrefOf} onRetry={retry} />
    </>
  )
}

function textOf(texts: readonly KeptMailText[], kind: string | undefined): KeptMailText {
  const text = texts.find((one) => one.kind === kind)
  if (!text) throw new Failure('not_found', 'Este e-mail não está na lista.')
  return text
}

/** `/settings/mails/{kind}`: the words of one mail, with a preview. */
export function MailTextPage() {
  const { kind } = useParams()
  return <MailText key={kind} kind={kind} />
}

function MailText({ kind }: { kind: string | undefined }) {
  const client = useClient(asks)
  const [text, retry, replace] = useRemote(
    async (signal) => textOf(await client.mailTexts.list(signal), kind),
    [client, kind],
  )
  return (
    <>
      <PageTitle of="Texto do e-mail" area="Equipe" />
      <MailTextEditor
        text={text}
        listHref="/settings/mails"
        onSave={async (words) => replace(textOf(await client.mailTexts.save(words), kind))}
        onReset={async () => replace(textOf(await client.mailTexts.reset(kind as MailKind), kind))}
        onPreview={(words, signal) => client.mailTexts.preview(words, signal)}
        onRetry={retry}
      />
    </>
  )
}
