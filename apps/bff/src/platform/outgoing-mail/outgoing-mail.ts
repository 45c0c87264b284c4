import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import { Environment } from '../config/environment';

/** How long the mail server may take to be reached, to greet, and to say anything, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** How long the end of the server waits for mails that are on their way, in milliseconds. */
const END_TIMEOUT = 5000;

/** A mail of the server to somebody, as plain text. */
export type OutgoingMailText = { to: string; subject: string; text: string };

/**
 * Sends what the server itself has to tell somebody, by SMTP. Where no mail server is set up, each mail stands in the log instead, at
 * `info`, for an administrator to hand on: the one place where a link with a token is logged.
 */
@Injectable()
export class OutgoingMail implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('OutgoingMail');
  private readonly transport: Transporter | undefined;
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly environment: Environment,
    private readonly server: HttpAdapterHost,
  ) {
    const { SMTP_URL, MAIL_FROM } = environment;
    if (SMTP_URL !== undefined) this.transport = createTransport({ url: SMTP_URL, ...TIMEOUTS }, { from: MAIL_FROM });
  }

  /** Whether mails are sent; else they stand in the log. */
  get isSetUp(): boolean {
    return this.transport !== undefined;
  }

  onApplicationBootstrap(): void {
    if (this.transport || this.environment.NODE_ENV !== 'production') return;
    this.logger.warn(
      'SMTP_URL is not set: mails are not sent. What they would say, with links that let people in, is logged at info.',
    );
  }

  /** Whoever waits for these has been answered. */
  async beforeApplicationShutdown(): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, END_TIMEOUT).unref());
    await Promise.race([Promise.all(this.underWay), late]);
    this.transport?.close();
  }

  /** Sends a mail, or does whatever leads to it, behind the back of the caller: how long that takes, or whether it fails, tells nobody anything. */
  later(work: () => Promise<OutgoingMailText | undefined>): void {
    const sent = this.deliver(work).finally(() => this.underWay.delete(sent));
    this.underWay.add(sent);
  }

  private async deliver(work: () => Promise<OutgoingMailText | undefined>): Promise<void> {
    try {
      const mail = await work();
      if (!mail) return;
      if (this.transport) await this.transport.sendMail(mail);
      else this.tellAdministrator(mail);
    } catch (err) {
      this.logger.error({ msg: 'A mail was not sent', err });
    }
  }

  /** By the logger of the requests: what Nest calls `log` is what it says of its own start, and is for `debug`. */
  private tellAdministrator(mail: OutgoingMailText): void {
    const { log } = this.server.httpAdapter.getInstance<FastifyInstance>();
    log.info({ msg: 'No mail server is set up. This mail is for an administrator to hand on.', mail });
  }
}
