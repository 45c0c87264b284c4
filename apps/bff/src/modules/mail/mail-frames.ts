import { createHmac } from 'node:crypto';
import { Injectable, NotFoundException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { SignedInUser } from '../../platform/auth/access';
import { JwtSecret } from '../../platform/auth/jwt-secret';
import { Revocations } from '../../platform/auth/revocations';
import { safeHtml } from '../../platform/html/safe-html';
import { foldQuote } from './fold-quote';
import { MailService } from './mail.service';

/** How long the address of a message is good, in seconds, if the token of whoever asks for it is. */
const GOOD_FOR = 300;

/** What an address says: whose mail it is, in which session it was asked for, and whether images of other servers are loaded. */
type FramePayload = { sub: string; sid: string; mail: string; images: boolean };
/** What of it is set when it is signed. */
type SignedPayload = FramePayload & { exp: number };

/** A message as a page of its own. */
export type MailFrame = { html: string; policy: string };

/**
 * Shows messages as pages of their own, which stand in a frame. A frame sends no token, so its address is signed, for some minutes, and
 * only until the token or the session ends. Its page may run nothing and load nothing but the product's fonts, and images where its reader wants them:
 * whoever sent them learns of that.
 */
@Injectable()
export class MailFrames {
  private readonly tokens: JwtService;

  constructor(
    private readonly mails: MailService,
    private readonly revocations: Revocations,
    { value }: JwtSecret,
  ) {
    // With a key of its own, so that it is no access token.
    const secret = createHmac('sha256', value).update('mail frame').digest('hex');
    this.tokens = new JwtService({
      secret,
      signOptions: { algorithm: 'HS256' },
      verifyOptions: { algorithms: ['HS256'] },
    });
  }

  /**
   * The query of the address of a message.
   * @throws NotFoundException where the owner has no such mail.
   */
  async sign({ id, sessionId, tokenExpires }: SignedInUser, mailId: string, images: boolean): Promise<string> {
    await this.mails.table.get(id, mailId);
    const payload: FramePayload = { sub: id, sid: sessionId, mail: mailId, images };
    const left = tokenExpires - Math.floor(Date.now() / 1000);
    return this.tokens.signAsync(payload, { expiresIn: Math.max(1, Math.min(GOOD_FOR, left)) });
  }

  /** @throws NotFoundException where the address is not good any more, or the mail is gone. */
  async open(token: string): Promise<MailFrame> {
    const payload = await this.tokens.verifyAsync<SignedPayload>(token).catch(() => undefined);
    if (!payload || !this.revocations.isGood({ sessionId: payload.sid, tokenExpires: payload.exp })) {
      throw new NotFoundException('There is no such page');
    }
    const { message } = await this.mails.table.get(payload.sub, payload.mail);
    return { html: pageOf(foldQuote(safeHtml(message))), policy: policyOf(payload.images) };
  }
}

/** The page around the frame reads its height, so it is of the same origin; without scripts that is all that it can do with it. */
const policyOf = (images: boolean): string =>
  [
    "default-src 'none'",
    `img-src ${images ? 'http: https:' : "'none'"}`,
    "style-src 'unsafe-inline'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

/** Colours and fonts come from the page around it, as properties of the root. */
const STYLE = `
:root { color: var(--text, CanvasText); font: var(--size, 16px)/1.6 var(--font, system-ui, sans-serif); }
body { margin: 0; overflow-wrap: anywhere; }
body > :first-child { margin-block-start: 0; }
a { color: var(--link, LinkText); }
img { max-inline-size: 100%; block-size: auto; }
pre { white-space: pre-wrap; }
blockquote { margin-block: 1em; margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid var(--border, GrayText); }
summary { inline-size: fit-content; padding-inline: 0.75em; border: 1px solid var(--border, GrayText); border-radius: 1em; cursor: pointer; list-style: none; }
@media (pointer: coarse) { summary { padding: 0.5em 1.25em; border-radius: 2em; } }
@media print { summary { display: none; } ::details-content { content-visibility: visible; block-size: auto; } }
table { border-collapse: collapse; }
th, td { padding: 0.25em 0.75em; border: 1px solid var(--border, GrayText); text-align: start; }
`;

const pageOf = (message: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail</title>` +
  `<style>${STYLE}</style></head><body dir="auto">${message}</body></html>`;
