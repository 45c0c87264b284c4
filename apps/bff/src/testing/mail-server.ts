import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export type ArrivedMail = { from: string; to: string[]; subject: string; text: string };

/** A mail server that keeps what it is sent. */
export class MailServer {
  readonly arrived: ArrivedMail[] = [];
  private readonly waiting: ((mail: ArrivedMail) => void)[] = [];
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _, answer) => {
        if (username === 'ezone' && password === 'mail secret') answer(null, { user: username });
        else answer(new Error('Wrong name or password'));
      },
      onData: (stream, { envelope }, answer) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then(({ from, subject = '', text = '' }) => {
            this.keep({ from: from?.address ?? '', to: envelope.rcptTo.map(({ address }) => address), subject, text });
            answer();
          });
        });
      },
    });
  }

  /** Lets one listen on a free port. */
  static async listen(): Promise<MailServer> {
    const mails = new MailServer();
    await new Promise<void>((resolve) => mails.server.listen(0, '127.0.0.1', resolve));
    return mails;
  }

  /** What a server sends its mails through. */
  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://ezone:${encodeURIComponent('mail secret')}@127.0.0.1:${String(port)}`;
  }

  /** The next mail that nobody has looked at. */
  next(): Promise<ArrivedMail> {
    const mail = this.arrived.shift();
    return mail ? Promise.resolve(mail) : new Promise((resolve) => this.waiting.push(resolve));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private keep(mail: ArrivedMail): void {
    const first = this.waiting.shift();
    if (first) first(mail);
    else this.arrived.push(mail);
  }
}
