/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { fakeApi, fakeList } from '@ezone/api-client/testing';
import { mailOf, self } from '../testing/sampleMails';
import { folders } from './mail';
import type { WholeMail } from './mail';
import { mailsCollection } from './mailsCollection';

const draft = mailOf('begun', 1, { from: self, draft: true, folder: folders.drafts, message: '<p>First</p>' });
const sentAs = (id: string, fields: Partial<WholeMail> = {}) =>
  mailOf(id, 0, {
    from: self,
    folder: folders.sent,
    subject: 'begun',
    thread: 'begun',
    message: '<p>First</p>',
    ...fields,
  });

/** Whether the draft lives on where the list has these mails. */
const livesOn = (mails: readonly WholeMail[], stored = mails) => {
  const { get } = fakeList(stored);
  const { api } = fakeApi({ 'GET /api/mail-app/mail': ({ query: { mailId = '' } }) => get(mailId) });
  return mailsCollection.livesOn?.(api, draft, mails);
};

it('lives on as the mail that was sent of it', async () => {
  expect(await livesOn([sentAs('other', { subject: 'Re: begun' }), sentAs('sent')])).toBe(true);
});

it.each([
  ['what somebody else has written, though it is the same', { from: mailOf('another', 0).from }],
  ['a mail of another thread', { thread: 'another' }],
  ['a mail with less in it', { message: '' }],
  ['another draft', { draft: true }],
])('does not live on as %s', async (_, fields) => {
  expect(await livesOn([sentAs('sent', fields)])).toBe(false);
});

it('passes over a mail that is gone by now', async () => {
  const sent = sentAs('sent');
  expect(await livesOn([sentAs('gone'), sent], [sent])).toBe(true);
  expect(await livesOn([sentAs('gone')], [])).toBe(false);
});
