import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { newId } from '@ezone/shell/records';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heldSendings, holdSending, TAKE_BACK } from './model/heldSendings';
import { createMailServer } from './testing/mailServer';
import type { MailServer } from './testing/mailServer';
import { MailsAt } from './testing/MailStage';
import { mailOf, sampleContacts, sampleConversation } from './testing/sampleMails';

const Stage = ({
  path = '/apps/mail/inbox',
  server,
  userId,
}: {
  path?: string;
  server: MailServer;
  userId?: string;
}) => (
  <StaticI18nProvider>
    <UiProvider locale="en">
      <AriaProvider locale="en" navigate={() => undefined}>
        <MailsAt path={path} server={() => server} {...(userId !== undefined && { userId })} />
      </AriaProvider>
    </UiProvider>
  </StaticI18nProvider>
);
const show = (path = '/apps/mail/inbox', server = createMailServer(), userId: string = newId()) => {
  const { unmount } = render(<Stage path={path} server={server} userId={userId} />);
  /** What is kept in the browser until it is sent. */
  const held = () => heldSendings(userId)[0] ?? null;
  return { server, held, userId, unmount, user: userEvent.setup() };
};
/** Where the tab keeps which drafts are written over the page. */
const docked = 'ezone.mail.docked.u1';
const row = (name: string) => screen.findByRole('row', { name });
const focused = async (name: string) => {
  const one = await row(name);
  act(() => {
    one.focus();
  });
};
const address = () => screen.getByTestId('address').textContent;
const rows = () => screen.queryAllByRole('row').map((one) => one.getAttribute('aria-label'));

// The document of the specs has no layout, and the editor asks where its caret is.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  screenWidth(true);
});
afterEach(() => jest.useRealTimers());

it('narrows the mails to a folder, a filter and a label by the address', async () => {
  show('/apps/mail/sent');
  expect(await row('Thank you')).toBeVisible();
  expect(rows()).toEqual(['Thank you']);
});

it('says beside Send, too, that a text is too long: its field may be far out of sight', async () => {
  const message = `<p>${'x'.repeat(100_000)}</p>`;
  show('/apps/mail/drafts/long', createMailServer([mailOf('long', 0, { draft: true, folder: 2, message })]));
  const foot = (await screen.findByRole('button', { name: 'Attach files' })).parentElement;
  expect(await within(foot as HTMLElement).findByText(/^Too long: 100,007/, { selector: 'p' })).toBeVisible();
});

it('lets each name of a row run in its own direction', async () => {
  show('/apps/mail/inbox', createMailServer(sampleConversation()));
  const names = within(await row('Plan')).getByText('Hugo Martin').parentElement;
  expect(names).toHaveTextContent('Hugo Martin and me');
  expect([...(names?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['Hugo Martin', 'me'],
  ]);
});

it('prints what is open of a conversation, each mail with its head and the newest last', async () => {
  const { user } = show('/apps/mail/inbox/plan', createMailServer(sampleConversation()));
  await user.click(await screen.findByRole('button', { name: /Word number 2\b/ }));
  await waitFor(() => expect(screen.getAllByTitle('Message')).toHaveLength(2));
  const printed: (string | undefined)[] = [];
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    const heads = document.querySelectorAll('[data-printed] dl > :first-child dd');
    printed.push(...[...heads].map(({ textContent }) => textContent));
  });
  await user.keyboard('{Control>}p{/Control}');
  const frames = await waitFor(() => {
    const found = document.querySelectorAll('[data-printed] iframe');
    expect(found).toHaveLength(2);
    return found;
  });
  frames.forEach((frame) => fireEvent.load(frame));
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(print).toHaveBeenCalledTimes(1);
  expect(printed).toEqual([expect.stringContaining('admin@ezone.example'), expect.stringContaining('hugo@')]);
  expect(document.querySelector('[data-printed]')).toBeNull();
});

it('lets a long address go on in the next line after its signs, and not within its words', async () => {
  show('/apps/mail/inbox/invoice');
  const address = await screen.findByTitle('hugo@contacts.ezone.example');
  expect(address.innerHTML).toBe('hugo@<wbr>contacts.<wbr>ezone.<wbr>example');
});

it.each([
  ['/apps/mail/filter/starred', 'موعد القهوة'],
  ['/apps/mail/label/invoice', 'The March invoice'],
  ['/apps/mail/spam', 'You have won'],
])('shows at %s what belongs there', async (path, subject) => {
  show(path);
  expect(await row(subject)).toBeVisible();
  expect(rows()).toEqual([subject]);
});

it('marks a mail as read when it is opened, and as unread by a key', async () => {
  const { server, user } = show();
  await user.click(await row('The March invoice'));
  await waitFor(() => expect(server.mails.get('invoice').read).toBe(true));
  expect(await screen.findByTitle('Message')).toHaveAttribute('sandbox', expect.not.stringContaining('allow-scripts'));
  await user.keyboard('U');
  await waitFor(() => expect(server.mails.get('invoice').read).toBe(false));
});

it('moves to the trash as one step, and takes that back', async () => {
  const { server, user } = show();
  await focused('Çay saati');
  await user.keyboard('{Control>}a{/Control}#');
  await waitFor(() => expect(server.mails.all().filter(({ folder }) => folder === 4)).toHaveLength(5));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.mails.all().filter(({ folder }) => folder === 4)).toHaveLength(1));
  expect(await row('Çay saati')).toBeVisible();
});

it('puts back what is in the trash, or deletes it for good when that was asked', async () => {
  const { server, user } = show('/apps/mail/trash');
  await user.click(await row('Old news'));
  await user.click((await screen.findAllByRole('button', { name: 'Put back' })).at(-1) as HTMLElement);
  await waitFor(() => expect(server.mails.get('old').folder).toBe(0));
});

it('deletes for good, and what was deleted leaves the list', async () => {
  const { server, user } = show('/apps/mail/trash');
  await focused('Old news');
  await user.keyboard('#');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(server.mails.all().some(({ id }) => id === 'old')).toBe(false));
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Old news' })).not.toBeInTheDocument());
});

it('gives labels to several mails at once', async () => {
  const { server, user } = show();
  await focused('The March invoice');
  await user.keyboard('{Control>}a{/Control}l');
  const invoice = await screen.findByRole('checkbox', { name: 'Invoice' });
  expect(invoice).toBePartiallyChecked();
  await user.click(invoice);
  await waitFor(() => expect(server.mails.get('çay').labels).toEqual([2]));
  expect(server.mails.get('invoice').labels).toEqual([2]);
});

it('shows what comes in while somebody reads', async () => {
  const { server } = show();
  await row('Çay saati');
  act(() => {
    server.receive(mailOf('news', 0, { subject: 'Just now', read: false }));
  });
  expect(await row('Just now')).toBeVisible();
});

it('loads images of others when somebody asks for them', async () => {
  const { user } = show('/apps/mail/inbox/pixel');
  expect((await screen.findByTitle<HTMLIFrameElement>('Message')).src).toContain('blocked');
  await user.click(await screen.findByRole('button', { name: 'Show images' }));
  await waitFor(() => expect(screen.getByTitle<HTMLIFrameElement>('Message').src).toContain('shown'));
});

it('always loads the images of a sender when that is asked for, until it is taken back', async () => {
  const { user } = show('/apps/mail/inbox/pixel');
  await user.click(await screen.findByRole('button', { name: 'Always from this sender' }));
  await waitFor(() => expect(screen.getByTitle<HTMLIFrameElement>('Message').src).toContain('shown'));
  await user.click(await screen.findByText('Senders with images'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /hugo@contacts\.ezone\.example/ }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getByTitle<HTMLIFrameElement>('Message').src).toContain('blocked'));
});

describe('a conversation', () => {
  const talk = (length?: number) => createMailServer([...sampleConversation(length), mailOf('other', 40)]);
  const foldersOf = ({ mails }: ReturnType<typeof talk>) => mails.all().map(({ folder }) => folder);
  const line = (word: number) => screen.queryByRole('button', { name: new RegExp(`Word number ${String(word)}\\b`) });

  it('is one row in each folder that one of its mails is in, by its first subject, with who has written it', async () => {
    show('/apps/mail/inbox', talk());
    expect(await row('Plan')).toHaveTextContent('Hugo Martin and me');
    expect(within(await row('Plan')).getByRole('img', { name: '3 mails' })).toHaveTextContent('3');
    expect(within(await row('Plan')).getByRole('img', { name: 'Unread' })).toBeVisible();
    expect(rows()).toEqual(['Plan', 'other']);
    expect(screen.getAllByText('3 mails, 1 unread')[0]).toBeVisible();
  });

  it('stands among those sent, too', async () => {
    show('/apps/mail/sent', talk());
    await row('Plan');
    expect(rows()).toEqual(['Plan']);
  });

  it('shows what is new in it, which then is read, and the rest in a line each, which opens', async () => {
    const { server, user } = show('/apps/mail/inbox', talk());
    await user.click(await row('Plan'));
    expect(await screen.findAllByTitle('Message')).toHaveLength(1);
    await waitFor(() => expect(server.mails.get('plan-3').read).toBe(true));
    const first = line(1);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    await user.click(first as HTMLElement);
    await waitFor(() => expect(screen.getAllByTitle('Message')).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { expanded: true })[0] as HTMLElement);
    expect(screen.getAllByTitle('Message')).toHaveLength(1);
    expect(line(1)).toBeVisible();
  });

  it('opens by the address of any of its mails, with that one', async () => {
    show('/apps/mail/inbox/plan-2', talk());
    expect(await screen.findByRole('heading', { name: 'Plan' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByTitle('Message')).toHaveLength(2));
    expect(await row('Plan')).toHaveAttribute('aria-current', 'true');
  });

  it('shows of many mails the first and the last, and all of them when asked', async () => {
    const { user } = show('/apps/mail/inbox/plan', talk(12));
    await user.click(await screen.findByRole('button', { name: '9 older mails' }));
    expect(line(2)).toHaveFocus();
    expect(screen.queryByRole('button', { name: /older mails/ })).not.toBeInTheDocument();
  });

  it('keeps in its place what was folded by hand, with the focus', async () => {
    const mails = sampleConversation(6).map((mail) => (mail.id === 'plan-3' ? { ...mail, read: false } : mail));
    const { server, user } = show('/apps/mail/inbox/plan', createMailServer(mails));
    await waitFor(() => expect(server.mails.get('plan-3').read).toBe(true));
    await user.click(screen.getAllByRole('button', { expanded: true })[0] as HTMLElement);
    expect(line(3)).toHaveFocus();
    expect(screen.getByRole('button', { name: '2 older mails' })).toBeVisible();
  });

  it('leaves a mail that is being read as it is when the first answer to it arrives', async () => {
    const { server } = show('/apps/mail/inbox/plan', createMailServer(sampleConversation(1)));
    const message = await screen.findByTitle('Message');
    act(() => {
      server.receive(mailOf('plan-2', 0, { subject: 'Re: Plan', thread: 'plan', message: '<p>Word number 2.</p>' }));
    });
    await waitFor(() => expect(line(2)).toBeVisible());
    expect(screen.getByTitle('Message')).toBe(message);
  });

  it('goes to the trash as a whole, comes back from there as a whole, and each is one step', async () => {
    const { server, user } = show('/apps/mail/inbox', talk());
    await focused('Plan');
    await user.keyboard('#');
    await waitFor(() => expect(foldersOf(server)).toEqual([4, 4, 4, 0]));
    expect(rows()).toEqual(['other']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(foldersOf(server)).toEqual([0, 1, 0, 0]));
    await row('Plan');
  });

  it('is archived by a key, from its row and while it is read, but for what was sent; an answer brings it back', async () => {
    const { server, user } = show('/apps/mail/inbox', talk());
    await focused('Plan');
    await user.keyboard('e');
    await waitFor(() => expect(foldersOf(server)).toEqual([5, 1, 5, 0]));
    expect(rows()).toEqual(['other']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(foldersOf(server)).toEqual([0, 1, 0, 0]));
    await user.click(await row('Plan'));
    await screen.findByTitle('Message');
    await user.keyboard('e');
    await waitFor(() => expect(foldersOf(server)).toEqual([5, 1, 5, 0]));
    expect(address()).toBe('/apps/mail/inbox');
    act(() => {
      server.receive(mailOf('plan-4', 0, { subject: 'Re: Plan', thread: 'plan', read: false }));
    });
    expect(within(await row('Plan')).getByRole('img', { name: '4 mails' })).toBeVisible();
  });

  it('is in the archive, from where it comes back into the inbox', async () => {
    const server = talk();
    for (const id of ['plan', 'plan-3']) server.mails.update({ ...server.mails.get(id), folder: 5 });
    const { user } = show('/apps/mail/archive/plan', server);
    await user.click((await screen.findAllByRole('button', { name: 'Move to inbox' })).at(-1) as HTMLElement);
    await waitFor(() => expect(foldersOf(server)).toEqual([0, 1, 0, 0]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(foldersOf(server)).toEqual([5, 1, 5, 0]));
  });

  it('is moved to a folder that is asked for, and leaves its place', async () => {
    const { server, user } = show('/apps/mail/inbox/plan', talk());
    await screen.findByTitle('Message');
    await user.keyboard('v');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to …' }));
    expect(dialog.queryByRole('button', { name: 'Inbox' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(foldersOf(server)).toEqual([5, 1, 5, 0]));
    expect(address()).toBe('/apps/mail/inbox');
    expect(rows()).toEqual(['other']);
  });

  it('is put back with each mail where it belongs, which is taken back at once', async () => {
    const server = talk();
    server.mails.all().forEach((mail) => server.mails.update({ ...mail, folder: 4 }));
    const { user } = show('/apps/mail/trash/plan', server);
    await user.click((await screen.findAllByRole('button', { name: 'Put back' })).at(-1) as HTMLElement);
    await waitFor(() => expect(foldersOf(server)).toEqual([0, 1, 0, 4]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(foldersOf(server)).toEqual([4, 4, 4, 4]));
  });

  it('is marked, labelled and read or unread as a whole, from its row and open', async () => {
    const { server, user } = show('/apps/mail/inbox', talk());
    const flags = (flag: 'starred' | 'read') => server.mails.all().map((mail) => mail[flag]);
    await focused('Plan');
    await user.keyboard('s');
    await waitFor(() => expect(flags('starred')).toEqual([true, true, true, false]));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(flags('read')).toEqual([true, true, true, true]));
    // What one has sent oneself nobody waits for.
    await user.keyboard('U');
    await waitFor(() => expect(flags('read')).toEqual([false, true, false, true]));
    await user.keyboard('l');
    await user.click(await screen.findByRole('checkbox', { name: 'Invoice' }));
    await waitFor(() => expect(server.mails.all().map(({ labels }) => labels)).toEqual([[2], [2], [2], []]));
  });

  it('moves up with an answer that arrives, stays open, and keeps that unread until it is opened', async () => {
    const { server, user } = show(
      '/apps/mail/inbox/plan',
      createMailServer([mailOf('other', 0), ...sampleConversation()]),
    );
    await screen.findByTitle('Message');
    await waitFor(() => expect(rows()).toEqual(['other', 'Plan']));
    act(() => {
      const message = '<p>Word number 4.</p>';
      server.receive(mailOf('plan-4', 0, { subject: 'Re: Plan', thread: 'plan', message, read: false }));
    });
    await waitFor(() => expect(rows()).toEqual(['Plan', 'other']));
    expect(address()).toBe('/apps/mail/inbox/plan');
    expect(await row('Plan')).toHaveAttribute('aria-current', 'true');
    expect(server.mails.get('plan-4').read).toBe(false);
    await user.click(line(4) as HTMLElement);
    await waitFor(() => expect(server.mails.get('plan-4').read).toBe(true));
  });

  it('is gone on by an answer to any of its mails', async () => {
    const { server, user } = show('/apps/mail/inbox/plan', talk());
    await screen.findByTitle('Message');
    await user.click(line(1) as HTMLElement);
    // The first is of the newest.
    await user.click(screen.getAllByRole('button', { name: 'Reply' })[1] as HTMLElement);
    await screen.findByRole('combobox', { name: 'To' });
    await waitFor(() => expect(server.mails.all()).toHaveLength(5));
    const [draft] = server.mails.all();
    expect(draft).toMatchObject({ draft: true, thread: 'plan', subject: 'Re: Plan' });
    expect(draft?.message).toContain('Word number 1.');
    // Until it is sent it stands among the drafts alone, and leads on from the conversation.
    expect(rows()).toEqual(['Plan', 'other']);
    await user.click(screen.getByRole('button', { name: 'Minimise' }));
    await user.click(screen.getByRole('button', { name: /^Draft/ }));
    expect(await screen.findByRole('button', { name: 'Re: Plan', expanded: true })).toBeVisible();
  });
});

describe('writing', () => {
  const to = () => screen.findByRole('combobox', { name: 'To' });

  it('begins with whom it is for, saves itself, and is gone where nothing was written', async () => {
    const { server, user } = show();
    await row('Çay saati');
    await user.keyboard('n');
    await waitFor(async () => expect(await to()).toHaveFocus());
    await waitFor(() => expect(server.mails.all().filter(({ draft }) => draft)).toHaveLength(2));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(server.mails.all().filter(({ draft }) => draft)).toHaveLength(1));
    await user.keyboard('c');
    await user.type(await to(), 'staff@ezone.example,');
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Plan');
    await waitFor(() =>
      expect(server.mails.all()[0]).toMatchObject({ subject: 'Plan', to: [{ email: 'staff@ezone.example' }] }),
    );
  });

  it('holds what is typed while the mail is fetched that is answered', async () => {
    const { server, user } = show();
    const release = server.hold('GET /api/mail-app/mail');
    await focused('The March invoice');
    await user.keyboard('f');
    await user.keyboard('staff');
    release();
    await waitFor(async () => expect(await to()).toHaveValue('staff'));
    expect(server.mails.get('invoice').starred).toBe(false);
  });

  it('gives the keys back where the mail that is answered cannot be fetched', async () => {
    const { server, user } = show();
    const release = server.hold('GET /api/mail-app/mail');
    server.fail('GET /api/mail-app/mail', 400);
    await focused('The March invoice');
    await user.keyboard('rs');
    release();
    const onKey = jest.fn();
    document.body.addEventListener('keydown', onKey);
    // It is held, too, and means nothing to a list.
    await waitFor(async () => {
      await user.keyboard('{Backspace}');
      expect(onKey).toHaveBeenCalled();
    });
    document.body.removeEventListener('keydown', onKey);
    expect(server.mails.get('invoice').starred).toBe(false);
    await user.keyboard('s');
    await waitFor(() => expect(server.mails.get('invoice').starred).toBe(true));
  });

  it('begins no answer for whom another app has the keys when the mail has come', async () => {
    const server = createMailServer();
    const { unmount } = render(<Stage server={server} />);
    const release = server.hold('GET /api/mail-app/mail');
    await focused('The March invoice');
    await userEvent.keyboard('r');
    unmount();
    release();
    await waitFor(() => expect(server.count('GET /api/mail-app/mail')).toBe(1));
    const onKey = jest.fn();
    document.body.addEventListener('keydown', onKey);
    await userEvent.keyboard('a');
    document.body.removeEventListener('keydown', onKey);
    expect(onKey).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem(docked)).toBe('[]');
  });

  it('looks up whom it may be for by what is typed, and Enter takes the first, also before it is found', async () => {
    const { server, user } = show();
    await row('Çay saati');
    await user.keyboard('n');
    const release = server.hold('GET /api/mail-app/recipients');
    await user.type(await to(), 'arn{Enter}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('button', { name: /^Remove .*Arnold Matlock <staff@ezone.example>/ })).toBeVisible();
    // Not for each key, and never by a single letter.
    expect(server.requests('GET /api/mail-app/recipients').map(({ query }) => query.text)).toEqual(['arn']);
  });

  it('completes a contact without regard to accents by two letters and Enter, and takes an address as it is typed', async () => {
    const { server, user } = show('/apps/mail/inbox', createMailServer(undefined, sampleContacts()));
    await row('Çay saati');
    await user.keyboard('n');
    await user.type(await to(), 'cl');
    expect(await screen.findAllByRole('option')).toHaveLength(8);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Çlara 1 <clara1@example.com>');
    await user.keyboard('{Enter}');
    await user.type(await to(), 'clara2@example.co{Enter}');
    await waitFor(() =>
      expect(server.mails.all()[0]?.to.map(({ email }) => email)).toEqual(['clara1@example.com', 'clara2@example.co']),
    );
  });

  it('keeps what is typed and not entered for whom it is, over a reload', async () => {
    const [server, userId] = [createMailServer(), newId()];
    const first = render(<Stage path="/apps/mail/drafts/begun" server={server} userId={userId} />);
    fireEvent.change(await to(), { target: { value: 'Arno' } });
    first.unmount();
    show('/apps/mail/drafts/begun', server, userId);
    expect(await to()).toHaveValue('Arno');
  });

  it('is a bar by Escape where something is written, beside another, and is gone on with', async () => {
    const { server, user } = show('/apps/mail/inbox/invoice');
    await screen.findByTitle('Message');
    await user.keyboard('c');
    const first = within(await screen.findByRole('region', { name: 'New mail' }));
    await user.type(first.getByRole('textbox', { name: 'Subject' }), 'Plan');
    await user.keyboard('{Escape}');
    const bar = await screen.findByRole('button', { name: 'Plan', expanded: false });
    expect(bar).toHaveFocus();
    expect(address()).toBe('/apps/mail/inbox/invoice');
    await user.keyboard('c');
    expect(await screen.findByRole('button', { name: 'New mail', expanded: true })).toBeVisible();
    await user.click(bar);
    const again = within(screen.getByRole('region', { name: 'Plan' }));
    expect(await again.findByRole('textbox', { name: 'Subject' })).toHaveValue('Plan');
    await user.click(again.getByRole('button', { name: 'Minimise' }));
    await user.click(again.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Plan' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(server.mails.all().some(({ subject, draft }) => subject === 'Plan' && draft)).toBe(true),
    );
  });

  it('is a bar again when its writer comes back from another app, and no more once it was closed', async () => {
    const server = createMailServer();
    const first = render(<Stage server={server} />);
    const user = userEvent.setup();
    await row('Çay saati');
    await user.keyboard('c');
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Plan');
    await waitFor(() => expect(server.mails.all()[0]).toMatchObject({ subject: 'Plan' }));
    first.unmount();
    const second = render(<Stage server={server} />);
    const bar = await screen.findByRole('button', { name: 'Plan', expanded: false });
    await user.click(within(screen.getByRole('region', { name: 'Plan' })).getByRole('button', { name: 'Close' }));
    expect(bar).not.toBeInTheDocument();
    second.unmount();
    render(<Stage server={server} />);
    await row('Çay saati');
    expect(screen.queryByRole('region', { name: 'Plan' })).not.toBeInTheDocument();
  });

  it('is open again after the page was loaded anew, where it was', async () => {
    sessionStorage.setItem(docked, '[{"id":"begun","isMinimised":false}]');
    show();
    const open = within(await screen.findByRole('region', { name: 'Holiday plan' }));
    expect(await open.findByRole('textbox', { name: 'Subject' })).toHaveValue('Holiday plan');
  });

  it.each([
    ['is gone with the page where nothing is written in it', '', 1],
    ['stays where something is typed for whom it is', 'Arno', 2],
  ])('%s', async (_, typed, count) => {
    const { server, user } = show();
    await row('Çay saati');
    await user.keyboard('c');
    const field = await to();
    if (typed !== '') fireEvent.change(field, { target: { value: typed } });
    const drafts = () => server.mails.all().filter(({ draft }) => draft);
    await waitFor(() => expect(drafts()).toHaveLength(2));
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    await waitFor(() => expect(drafts()).toHaveLength(count));
  });

  it('is gone where it was left behind empty on an earlier visit, and not while it may still be written elsewhere', async () => {
    const empty = { draft: true, folder: 2, to: [], subject: '', message: '' };
    const server = createMailServer([mailOf('new', 0, empty), mailOf('left', 1, empty), mailOf('other', 2)]);
    show('/apps/mail/drafts', server);
    await waitFor(() => expect(server.mails.all().map(({ id }) => id)).toEqual(['new', 'other']));
  });

  it('is a bar again also where another is begun before the mails are known', async () => {
    sessionStorage.setItem(docked, '["begun"]');
    const server = createMailServer();
    const release = server.hold('GET /api/mail-app/briefs');
    show('/apps/mail/inbox?compose=ada@example.com', server);
    await waitFor(() => expect(JSON.parse(sessionStorage.getItem(docked) ?? '')).toHaveLength(2));
    release();
    expect(await screen.findByRole('button', { name: 'Holiday plan', expanded: false })).toBeVisible();
  });

  it('answers all with what it quotes, once each and without oneself', async () => {
    const others = [
      { name: 'Abbott Keitch', email: 'ADMIN@ezone.example' },
      { name: 'Arnold Matlock', email: 'staff@ezone.example' },
    ];
    const plan = mailOf('plan', 1, { subject: 'Plan', message: '<p>Shall we?</p>', to: others });
    const { server, user } = show('/apps/mail/inbox/plan', createMailServer([plan]));
    await screen.findByTitle('Message');
    await user.keyboard('a');
    await to();
    await waitFor(() => expect(server.mails.all()).toHaveLength(2));
    const [draft] = server.mails.all();
    expect(draft).toMatchObject({ subject: 'Re: Plan', draft: true });
    expect(draft?.to.map(({ email }) => email)).toEqual(['hugo@contacts.ezone.example', 'staff@ezone.example']);
    expect(draft?.message).toMatch(/Hugo Martin wrote on .*<blockquote><p>Shall we\?<\/p><\/blockquote>/);
  });

  it('carries what it quotes along, shows it without its images, and leaves it out and puts it back', async () => {
    const message =
      '<table><tbody><tr><td>1</td></tr></tbody></table><img src="https://news.example/a.png" alt="Hills">';
    const { server, user } = show('/apps/mail/inbox/plan', createMailServer([mailOf('plan', 1, { message })]));
    await screen.findByTitle('Message');
    await user.keyboard('r');
    const text = await screen.findByRole('textbox', { name: 'Text' });
    expect(text).toHaveTextContent(/^$/);
    const sent = () => server.mails.all().find(({ draft }) => draft)?.message;
    await waitFor(() => expect(sent()).toContain(message));
    await user.click(screen.getByRole('button', { name: 'Show quoted text' }));
    const page = screen.getByTitle<HTMLIFrameElement>('Quoted text').srcdoc;
    expect(page).toContain('<td>1</td>');
    expect(page).not.toContain('news.example');
    await user.click(screen.getByRole('button', { name: 'Remove quoted text' }));
    await waitFor(() => expect(sent()).not.toContain('table'));
    expect(screen.getByRole('button', { name: 'Put the quoted text back' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toContain(message));
  });

  describe('files', () => {
    const upload = 'POST /api/uploads';
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const choose = (user: ReturnType<typeof userEvent.setup>, names: readonly string[]) =>
      user.upload(
        screen.getByTestId('files'),
        names.map((name) => new File(['Soup'], name)),
      );
    /** A draft over the page, with files on their way. */
    const attaching = async (...names: string[]) => {
      const { server, user } = show();
      await row('Çay saati');
      await user.keyboard('c');
      await user.type(await screen.findByRole('textbox', { name: 'Subject' }), 'Lunch');
      const release = server.hold(upload);
      await choose(user, names);
      return { server, user, release };
    };

    it('arrive in a draft that was made a bar and opened again, which is not sent before', async () => {
      const { server, user, release } = await attaching('menu.txt', 'wine.txt');
      expect(isAsked()).toBe(true);
      await user.keyboard('{Escape}');
      expect(isAsked()).toBe(true);
      await user.click(await screen.findByRole('button', { name: 'Lunch', expanded: false }));
      expect(await screen.findAllByText(/· Being uploaded/)).toHaveLength(2);
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(screen.queryByText('Mail is being sent.')).not.toBeInTheDocument();
      release();
      expect(await screen.findByRole('button', { name: 'Remove “wine.txt”' })).toBeVisible();
      expect(screen.queryByText(/· Being uploaded/)).not.toBeInTheDocument();
      await waitFor(() =>
        expect(server.mails.all()[0]?.attachments.map(({ fileName }) => fileName)).toEqual(['menu.txt', 'wine.txt']),
      );
      expect(isAsked()).toBe(false);
    });

    it('are named where their draft is gone when they arrive', async () => {
      const { server, user, release } = await attaching('menu.txt');
      await waitFor(() => expect(server.mails.all()[0]).toMatchObject({ subject: 'Lunch' }));
      await user.keyboard('{Escape}');
      const selectedMailIds = [server.mails.all()[0]?.id ?? ''];
      await act(() => server.apiOf('another window').deleteMails({ body: { selectedMailIds } }));
      release();
      expect(await screen.findByText(/“\u2068menu\.txt\u2069” was not attached/)).toBeVisible();
    });

    it('are twenty at most, those on their way among them', async () => {
      const { server, user, release } = await attaching(...Array.from({ length: 19 }, (_, at) => `${String(at)}.txt`));
      await choose(user, ['last.txt', 'too much.txt']);
      expect(await screen.findByText('A mail takes 20 files at most.')).toBeVisible();
      release();
      await waitFor(() => expect(server.mails.all()[0]?.attachments).toHaveLength(20));
      await choose(user, ['far too much.txt']);
      expect(server.count(upload)).toBe(20);
    });
  });

  it('sends nothing without a recipient, nor to what is no address', async () => {
    const { server, user } = show('/apps/mail/drafts/begun');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Say whom it is for.')).toBeVisible();
    await user.type(await to(), 'nowhere,');
    expect(await screen.findByText('“nowhere” is no e-mail address.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(server.mails.get('begun').draft).toBe(true);
    expect(screen.queryByText('Mail is being sent.')).not.toBeInTheDocument();
  });

  it('is sent after a while in which it can be taken back, which gives it back as it was', async () => {
    const { server, user } = show('/apps/mail/drafts/begun');
    await user.type(await to(), 'staff@ezone.example,nobody@example.com,');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    // Its writer stays where they are.
    expect(address()).toBe('/apps/mail/drafts');
    const again = within(await screen.findByRole('region', { name: 'Holiday plan' }));
    expect(await again.findByRole('textbox', { name: 'Subject' })).toHaveValue('Holiday plan');
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(server.mails.get('begun').draft).toBe(true);
    act(() => {
      jest.advanceTimersByTime(TAKE_BACK);
    });
    await waitFor(() => expect(server.mails.all().some(({ id }) => id === 'begun')).toBe(false));
    expect(server.mails.all()[0]).toMatchObject({ subject: 'Holiday plan', folder: 1 });
    expect(await screen.findByText(/not delivered to \u2068nobody@example\.com\u2069/)).toBeVisible();
  });

  it('is told of in one sentence when it is sent', async () => {
    const { server, user } = show('/apps/mail/drafts/begun');
    await user.type(await to(), 'staff@ezone.example,');
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Mail is being sent.')).toBeVisible();
    act(() => {
      jest.advanceTimersByTime(TAKE_BACK);
    });
    const said = await screen.findByText('Mail sent.');
    expect(said.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByText('Mail is being sent.')).not.toBeInTheDocument();
    expect(server.count('POST /api/mail-app/send-mail')).toBe(1);
  });

  it('is taken back where somebody opens it to go on writing, and once more where it was sent again', async () => {
    const { server, held, user } = show('/apps/mail/drafts/begun');
    await user.type(await to(), 'staff@ezone.example,');
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await row('Holiday plan'));
    expect(await screen.findByText('The mail is not sent. You are writing on.')).toBeVisible();
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), ', second part');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await act(() => jest.advanceTimersByTimeAsync(2 * TAKE_BACK));
    await waitFor(() => expect(server.mails.get('begun').subject).toBe('Holiday plan, second part'));
    expect(server.count('POST /api/mail-app/send-mail')).toBe(0);
    expect(held()).toBeNull();
  });

  it('is sent no more where somebody goes on writing elsewhere, and stays among the drafts with that', async () => {
    const { server, held, user } = show('/apps/mail/drafts/begun');
    await user.type(await to(), 'staff@ezone.example,');
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(server.mails.get('begun').to).toHaveLength(1));
    const content = { to: ['staff@ezone.example'], subject: 'Holiday plan, second part', message: '<p>First</p>' };
    await act(() => server.apiOf('another window').saveMailDraft({ body: { id: 'begun', ...content } }));
    await row('Holiday plan, second part');
    await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK));
    expect(await screen.findByText('The mail was not sent. It is among your drafts.')).toBeVisible();
    expect(server.count('POST /api/mail-app/send-mail')).toBe(0);
    expect(held()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the draft' }));
    expect(await screen.findByRole('region', { name: 'Holiday plan, second part' })).toBeVisible();
  });

  it.each([
    ['before its time has come', 'POST /api/mail-app/save-draft', 409],
    ['after that', 'POST /api/mail-app/save-draft', 'unreachable'],
  ] as const)(
    'is not sent where its last state could not be saved, as in a full mailbox: %s',
    async (_, call, first) => {
      const { server, user } = show('/apps/mail/drafts/begun');
      await user.type(await to(), 'staff@ezone.example,');
      await waitFor(() => expect(server.mails.get('begun').to).toHaveLength(1));
      server.fail(call, first);
      await user.type(screen.getByRole('textbox', { name: 'Subject' }), ', too much');
      jest.useFakeTimers({ advanceTimers: true });
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK));
      server.fail(call, 409);
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(await screen.findByText(/^The mail was not sent\. It is among your drafts\./)).toBeVisible();
      expect(server.count('POST /api/mail-app/send-mail')).toBe(0);
      await user.click(screen.getByRole('button', { name: 'Open the draft' }));
      expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Holiday plan, too much');
      expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveTextContent('First');
    },
  );

  it('loses neither subject where two tabs write one at the same time, and says both', async () => {
    const { server, user } = show('/apps/mail/drafts/begun');
    const base = { to: [], subject: 'Holiday plan', message: '<p>First</p>' };
    await user.type(await screen.findByRole('textbox', { name: 'Subject' }), ' of mine');
    await act(() => server.apiOf('tab').saveMailDraft({ body: { id: 'begun', ...base, subject: 'Theirs', base } }));
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText(/^This was changed in two places: Subject/)).toBeVisible();
    expect(screen.getByText('Theirs')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Keep the unsaved one/ }));
    await waitFor(() => expect(server.mails.get('begun').subject).toBe('Holiday plan of mine'));
  });

  it('is not sent where it was taken back in another tab of the same user', async () => {
    const { server, held, userId, user } = show('/apps/mail/drafts/begun');
    await user.type(await to(), 'staff@ezone.example,');
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(held()).not.toBeNull();
    // It is opened there.
    const other = render(<Stage path="/apps/mail/drafts/begun" server={server} userId={userId} />);
    await waitFor(() => expect(held()).toBeNull());
    await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK));
    expect(server.count('POST /api/mail-app/send-mail')).toBe(0);
    other.unmount();
  });

  it('is told of where its draft is gone, and can be kept as a new one', async () => {
    const { server, held, user } = show('/apps/mail/drafts/begun');
    await user.type(await to(), 'staff@ezone.example,');
    await waitFor(() => expect(server.mails.get('begun').to).toHaveLength(1));
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await act(() => server.apiOf('another window').deleteMails({ body: { selectedMailIds: ['begun'] } }));
    await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK));
    expect(await screen.findByText(/^The mail was not sent: its draft is gone\./)).toBeVisible();
    expect(held()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep it as a new draft' }));
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Holiday plan');
    await waitFor(() =>
      expect(server.mails.all()[0]).toMatchObject({ draft: true, subject: 'Holiday plan', message: '<p>First</p>' }),
    );
  });

  it('is sent no more where somebody went on writing elsewhere while it waited for the network', async () => {
    const { server, user } = show('/apps/mail/drafts/begun');
    await user.type(await to(), 'staff@ezone.example,');
    await waitFor(() => expect(server.mails.get('begun').to).toHaveLength(1));
    server.fail('POST /api/mail-app/send-mail', 'unreachable');
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK));
    await waitFor(() => expect(server.count('POST /api/mail-app/send-mail')).toBeGreaterThan(0));
    server.mails.update({ ...server.mails.get('begun'), message: '<p>First, and second</p>' });
    server.mend('POST /api/mail-app/send-mail');
    await waitFor(() => expect(server.count('POST /api/mail-app/send-mail')).toBe(2), { timeout: 20_000 });
    expect(await screen.findByText(/^The mail was not sent\. It is among your drafts\./)).toBeVisible();
    expect(server.mails.get('begun')).toMatchObject({ draft: true, message: '<p>First, and second</p>' });
    expect(server.mails.all().filter(({ folder, subject }) => folder === 1 && subject === 'Holiday plan')).toEqual([]);
  });

  it.each([403, 409])(
    'stays a draft that one is led to where the server refuses it (%s), and is not sent again as it is',
    async (status) => {
      const { server, user } = show('/apps/mail/drafts/begun');
      await user.type(await to(), 'staff@ezone.example,');
      await waitFor(() => expect(server.mails.get('begun').to).toHaveLength(1));
      server.fail('POST /api/mail-app/send-mail', status);
      jest.useFakeTimers({ advanceTimers: true });
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK));
      expect(await screen.findByText(/^The mail was not sent\. It is among your drafts\./)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      await user.click(screen.getByRole('button', { name: 'Open the draft' }));
      expect(await screen.findByRole('region', { name: 'Holiday plan' })).toBeVisible();
      expect(server.count('POST /api/mail-app/send-mail')).toBe(1);
    },
  );

  it('is not sent as the page is left where somebody went on writing elsewhere, which the next visit tells', async () => {
    const { server, held, userId, unmount, user } = show('/apps/mail/drafts/begun');
    await user.type(await to(), 'staff@ezone.example,');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(server.mails.get('begun').to).toHaveLength(1));
    const content = { to: ['staff@ezone.example'], subject: 'Holiday plan, second part', message: '<p>First</p>' };
    await act(() => server.apiOf('another window').saveMailDraft({ body: { id: 'begun', ...content } }));
    await row('Holiday plan, second part');
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    unmount();
    expect(held()).not.toBeNull();
    expect(server.count('POST /api/mail-app/send-mail')).toBe(0);
    jest.useFakeTimers({ advanceTimers: true });
    show('/apps/mail/inbox', server, userId);
    // Without locks nobody knows earlier that the tab which held it is closed.
    await act(() => jest.advanceTimersByTimeAsync(2 * TAKE_BACK));
    expect(await screen.findByText(/^The mail was not sent\. It is among your drafts\./)).toBeVisible();
    expect(held()).toBeNull();
  });

  it('stays held where its user is signed out meanwhile, and is sent when they are back', async () => {
    const { server, held, userId, unmount, user } = show('/apps/mail/drafts/begun');
    await user.type(await to(), 'staff@ezone.example,');
    await waitFor(() => expect(server.mails.get('begun').to).toHaveLength(1));
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(TAKE_BACK));
    // Nothing asks whoever is there by now whether the page may be left.
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    window.dispatchEvent(new Event('pagehide'));
    expect(leaving.defaultPrevented).toBe(false);
    expect(server.count('POST /api/mail-app/send-mail')).toBe(0);
    expect(held()).not.toBeNull();
    show('/apps/mail/inbox', server, userId);
    await waitFor(() => expect(server.mails.all()[0]).toMatchObject({ subject: 'Holiday plan', folder: 1 }));
    await waitFor(() => expect(held()).toBeNull());
  });

  it('has the browser ask before the page is left, until it is sent or taken back', async () => {
    const { user } = show('/apps/mail/drafts/begun');
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.type(await to(), 'staff@ezone.example,');
    expect(isAsked()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(isAsked()).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(isAsked()).toBe(false);
  });

  it.each([
    ['when its time has come', () => undefined],
    ['when the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is not sent from the trash: %s', async (_, end) => {
    const { server, held, user } = show('/apps/mail/drafts/begun');
    await user.type(await to(), 'staff@ezone.example,');
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await focused('Holiday plan');
    await user.keyboard('#');
    await waitFor(() => expect(server.mails.get('begun').folder).toBe(4));
    await act(async () => {
      end();
      await jest.advanceTimersByTimeAsync(TAKE_BACK);
    });
    expect(held()).toBeNull();
    expect(server.count('POST /api/mail-app/send-mail')).toBe(0);
    expect(server.mails.get('begun')).toMatchObject({ draft: true, folder: 4 });
  });

  it.each([
    ['nothing is told where all that was typed was sent', 'Holiday plan', 0],
    ['what was typed besides is still there', 'Holiday plan, second part', 1],
  ])('comes before the saving that waits where the page is left: %s', async (_, subject, told) => {
    const { server, user } = show('/apps/mail/drafts/begun');
    await user.type(await to(), 'staff@ezone.example,');
    await waitFor(() => expect(server.mails.get('begun').to).toHaveLength(1));
    const release = server.hold('POST /api/mail-app/save-draft');
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), '!');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(server.count('POST /api/mail-app/save-draft')).toBeGreaterThan(1));
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    await waitFor(() => expect(server.mails.all().some(({ id }) => id === 'begun')).toBe(false));
    const [sent] = server.mails.all();
    expect(sent).toMatchObject({ subject: 'Holiday plan!', folder: 1 });
    if (sent) server.mails.update({ ...sent, subject: `${subject}!` });
    release();
    await waitFor(() => expect(server.count('GET /api/mail-app/mail')).toBe(1));
    await waitFor(() => expect(screen.queryAllByText(/was removed elsewhere/)).toHaveLength(told));
  });

  it('leaves no draft behind where the creation of that comes again once it was sent', async () => {
    const { server, user } = show('/apps/mail/drafts');
    await focused('Holiday plan');
    const release = server.hold('POST /api/mail-app/save-draft');
    await user.keyboard('n');
    await user.type(await to(), 'staff@ezone.example,');
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'In haste');
    const [creation] = server.requests('POST /api/mail-app/save-draft');
    const id = creation?.idempotencyKey ?? '';
    // It has arrived, and its answer has not.
    server.mails.create(mailOf(id, 0, { draft: true, folder: 2, thread: id }), 'arrived');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    await waitFor(() => expect(server.mails.all()[0]).toMatchObject({ subject: 'In haste', folder: 1 }));
    release();
    await waitFor(() => expect(server.count('GET /api/mail-app/mail')).toBe(1));
    await waitFor(() => expect(rows()).toEqual(['Holiday plan']));
    expect(server.mails.all().some((mail) => mail.id === id)).toBe(false);
    expect(screen.queryByText(/was removed elsewhere/)).not.toBeInTheDocument();
  });

  it('is sent at once where the page is left, and once', async () => {
    const { server, held, user } = show('/apps/mail/drafts/begun');
    await user.type(await to(), 'staff@ezone.example,');
    await waitFor(() => expect(server.mails.get('begun').to).toHaveLength(1));
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(held()).not.toBeNull();
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    await waitFor(() => expect(server.mails.all().some(({ id }) => id === 'begun')).toBe(false));
    // The server has it: there is no room for a long one.
    expect(server.requests('POST /api/mail-app/send-mail')[0]?.body.message).toBeUndefined();
    // A browser may bring a page back that was left.
    act(() => {
      jest.advanceTimersByTime(TAKE_BACK);
    });
    await waitFor(() => expect(held()).toBeNull());
    expect(server.mails.all().filter(({ subject }) => subject === 'Holiday plan')).toHaveLength(1);
  });

  describe('left a day ago before it could be sent', () => {
    const sent = 'POST /api/mail-app/send-mail';
    /** @param prepare what was done elsewhere in between */
    const reopen = (prepare: (server: MailServer) => void = () => undefined) => {
      const server = createMailServer();
      const arnold = { name: 'Arnold Matlock', email: 'staff@ezone.example' };
      const draft = server.mails.update({ ...server.mails.get('begun'), to: [arnold] });
      const userId = newId();
      const time = new Date(Date.now() - 86_400_000).toISOString();
      holdSending(userId, { key: 'left', time, tab: 'left', draft });
      prepare(server);
      return show(undefined, server, userId);
    };

    it('is sent', async () => {
      const { server, held } = reopen();
      await waitFor(() => expect(server.mails.all().some(({ id }) => id === 'begun')).toBe(false));
      expect(server.mails.all()[0]).toMatchObject({ subject: 'Holiday plan', folder: 1 });
      await waitFor(() => expect(held()).toBeNull());
    });

    it('is left to the tab that holds it until that is closed, and is sent then', async () => {
      const closed = Promise.withResolvers<undefined>();
      const request = jest.fn(async (name: string, _: unknown, work: () => Promise<unknown>) => {
        if (name.endsWith('.left')) await closed.promise;
        return work();
      });
      const before = Object.getOwnPropertyDescriptor(navigator, 'locks');
      Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
      const opened = reopen();
      await row('The March invoice');
      await opened.user.keyboard('c');
      await to();
      expect(opened.server.count(sent)).toBe(0);
      expect(opened.held()).toMatchObject({ tab: 'left' });
      closed.resolve(undefined);
      await screen.findByText('Mail sent.');
      expect(opened.server.count(sent)).toBe(1);
      if (before) Object.defineProperty(navigator, 'locks', before);
      else Reflect.deleteProperty(navigator, 'locks');
    });

    it('is sent no more where somebody has gone on writing elsewhere', async () => {
      const { server, held } = reopen(({ mails }) => {
        mails.update({ ...mails.get('begun'), message: '<p>First, and second</p>' });
      });
      expect(await screen.findByText(/^The mail was not sent\. It is among your drafts\./)).toBeVisible();
      expect(server.mails.get('begun').message).toBe('<p>First, and second</p>');
      expect(held()).toBeNull();
    });

    it('is not sent from the trash', async () => {
      const { server, held } = reopen(({ mails }) => {
        mails.update({ ...mails.get('begun'), folder: 4 });
      });
      await waitFor(() => expect(held()).toBeNull());
      expect(server.mails.get('begun')).toMatchObject({ folder: 4, draft: true });
    });

    it('is asked for where it is gone: it may have been sent as the page was left', async () => {
      const { server } = reopen(({ mails }) => {
        mails.remove(['begun']);
      });
      await waitFor(() => expect(server.count(sent)).toBe(1));
    });
  });
});
