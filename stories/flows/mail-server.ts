import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { vi } from 'vitest'

/** A mail server on this machine that keeps what it receives. */
export interface MailServer {
  url: string
  /** Waits for a mail to an address that contains a text; returns the newest as text. */
  mailTo: (address: string, containing: string) => Promise<string>
  close: () => Promise<void>
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const mails: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const { text = '' } = await PostalMime.parse(Buffer.concat(chunks))
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), text })
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mailTo: (address, containing) =>
      vi.waitFor(
        () => {
          const found = mails.findLast(({ to, text }) => to.includes(address) && text.includes(containing))
          if (!found) throw new Error(`No mail to ${address} contains “${containing}” yet.`)
          return found.text
        },
        { timeout: 30_000, interval: 200 },
      ),
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
