import { mailOf, manyMails, sampleConversation } from '../testing/sampleMails';
import { conversationWith, conversationsOf } from './conversations';
import { folders } from './mail';
import type { Mail } from './mail';

const listed = ({ message: _, ...brief }: ReturnType<typeof mailOf>): Mail => ({ ...brief, message: null });
const talk = () => sampleConversation().map(listed);
const idsOf = (mails: readonly Mail[]) => conversationsOf(mails).map((one) => one.mails.map(({ id }) => id));

it('is of the mails of one thread, in the order of the newest of each', () => {
  const [newest, ...older] = talk();
  const mails = [newest as Mail, listed(mailOf('other', 1)), ...older];
  expect(idsOf(mails)).toEqual([['plan-3', 'plan-2', 'plan'], ['other']]);
  expect(conversationsOf(mails)[0]).toMatchObject({ id: 'plan', read: false, first: { subject: 'Plan' } });
  expect([conversationWith(conversationsOf(mails), 'plan-2'), conversationWith([], 'gone')]).toEqual(['plan', 'gone']);
});

it('is apart in the trash and in spam, and a draft is by itself', () => {
  const [one, two, three] = talk() as [Mail, Mail, Mail];
  const draft = { ...listed(mailOf('draft', 0, { thread: 'plan', draft: true })), folder: folders.drafts };
  expect(idsOf([draft, one, { ...two, folder: folders.trash }, { ...three, folder: folders.spam }])).toEqual([
    ['draft'],
    ['plan-3'],
    ['plan-2'],
    ['plan'],
  ]);
});

it('is of a mail alone whose thread nobody knows yet', () => {
  const mails = ['one', 'two'].map((id) => listed(mailOf(id, 1, { thread: '' })));
  expect(idsOf(mails)).toEqual([['one'], ['two']]);
});

it('is the same object until one of its mails is another, so that no other row is drawn again', () => {
  const mails = [...talk(), ...manyMails(1000).map(listed)];
  const before = conversationsOf(mails);
  const after = conversationsOf(mails.map((mail) => (mail.id === 'plan' ? { ...mail, starred: true } : mail)));
  expect(after.filter((one, place) => one !== before[place])).toMatchObject([{ id: 'plan', starred: true }]);
});
