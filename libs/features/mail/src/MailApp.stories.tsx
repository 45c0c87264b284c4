import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { folders } from './model/mail';
import { createMailServer } from './testing/mailServer';
import { MailsAt } from './testing/MailStage';
import { mailOf, manyMails, sampleConversation, sampleMails, self } from './testing/sampleMails';

const meta = {
  title: 'Apps/Mail/Page',
  component: MailsAt,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof MailsAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Inbox: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'The March invoice' })).toBeVisible();
  },
};

export const Open: Story = {
  args: { path: '/apps/mail/inbox/invoice' },
  play: async ({ canvas }) => {
    const message = await canvas.findByTitle('Message');
    await waitFor(() => expect(message).toBeVisible());
    await expect(canvas.getByRole('link', { name: /invoice\.pdf/ })).toBeVisible();
  },
};

/** Images of other servers wait until somebody asks for them. */
export const ImagesBlocked: Story = {
  args: { path: '/apps/mail/inbox/pixel' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show images' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show images' })).not.toBeInTheDocument());
  },
};

/** What is written is saved as it is written. */
export const Writing: Story = {
  args: { path: '/apps/mail/drafts/begun' },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Text' });
    await userEvent.click(text);
    await userEvent.type(text, ' line');
    await expect(text).toHaveTextContent('First line');
    await userEvent.click(canvas.getByRole('button', { name: 'Bulleted list' }));
    await expect(canvas.getByRole('button', { name: 'Bulleted list' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** What is begun is written over the page; Escape makes a bar of it. */
export const WrittenOverThePage: Story = {
  args: { path: '/apps/mail/inbox/invoice' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByTitle('Message');
    await userEvent.keyboard('r');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show quoted text' }));
    await waitFor(() => expect(canvas.getByTitle('Quoted text')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Re: The March invoice', expanded: false })).toBeVisible();
    await userEvent.keyboard('c');
    await expect(await canvas.findByRole('region', { name: 'New mail' })).toBeVisible();
  },
};

/** A label stands in the second line of its row, which is no higher for it. */
export const LabelledRow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: 'The March invoice' });
    await expect(within(row).getByText('Invoice')).toBeVisible();
    await expect(within(row).getByText('The March invoice')).toBeVisible();
    const heights = canvas.getAllByRole('row').map((one) => one.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const LabelledRowRightToLeft: Story = { ...LabelledRow, globals: { locale: 'ar' } };

/** Mails that answer each other are one row; what is new is open, the rest folded. */
export const Conversation: Story = {
  args: { path: '/apps/mail/inbox/plan', server: () => createMailServer([...sampleConversation(), ...sampleMails()]) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Word number 1/ }));
    await waitFor(() => expect(canvas.getAllByTitle('Message')).toHaveLength(2));
  },
};

/** Who has written the mails of one row, and how many they are. */
export const ConversationRow: Story = {
  args: { server: () => createMailServer([...sampleConversation(), ...sampleMails()]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: 'Plan' })).toHaveTextContent('Hugo Martin and me');
  },
};

export const ConversationInArabicOnPhone: Story = {
  args: Conversation.args ?? {},
  globals: { viewport: { value: 'phone' }, locale: 'ar' },
};

/** Of many mails, those in the middle are one line. */
export const LongConversation: Story = {
  args: { path: '/apps/mail/inbox/plan', server: () => createMailServer(sampleConversation(12)) },
  globals: { scheme: 'defaultDark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '9 older mails' }));
    await expect(canvas.getByRole('button', { name: /Word number 2\b/ })).toHaveFocus();
  },
};

export const Labelling: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: 'The March invoice' });
    row.focus();
    await userEvent.keyboard('l');
    await expect(await screen.findByRole('checkbox', { name: 'Invoice' })).toBeChecked();
  },
};

export const Empty: Story = {
  args: { server: () => createMailServer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No mail. What is sent to you appears here.')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { path: '/apps/mail/inbox?q=submarine' },
  play: async ({ canvas }) => {
    const empty = await canvas.findByText('Nothing holds “submarine”.');
    await expect(empty).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    server: () => {
      const server = createMailServer();
      server.hold('GET /api/mail-app/briefs');
      return server;
    },
  },
};

export const Failed: Story = {
  args: {
    server: () => {
      const server = createMailServer();
      server.fail('GET /api/mail-app/briefs', 403);
      return server;
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};

export const MessageFailed: Story = {
  args: {
    path: '/apps/mail/inbox/invoice',
    server: () => {
      const server = createMailServer();
      server.fail('GET /api/mail-app/frame-address', 403);
      return server;
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The message could not be loaded.')).toBeVisible();
  },
};

export const TenThousand: Story = {
  args: { server: () => createMailServer(manyMails(10_000)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Inbox' })).toHaveAttribute('aria-rowcount', '10000');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };

export const WritingOnPhone: Story = {
  args: { path: '/apps/mail/drafts/begun' },
  globals: { viewport: { value: 'phone' } },
};

/** The tools and Send stay in sight while a long text scrolls between them. */
export const LongMailOnPhone: Story = {
  args: {
    path: '/apps/mail/drafts/long',
    server: () =>
      createMailServer([
        mailOf('long', 1, {
          ...{ subject: 'رحلة', from: self, to: [], folder: folders.drafts, draft: true },
          message: '<p>نلتقي يوم الخميس عند الميناء.</p>'.repeat(60),
        }),
      ]),
  },
  globals: { viewport: { value: 'phone' }, locale: 'ar' },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'إرسال' });
    const line = canvas.getByRole('textbox', { name: 'النص' }).children[30];
    line?.scrollIntoView({ block: 'center' });
    for (const button of [send, canvas.getByRole('button', { name: 'غامق' })]) {
      const { x, y, width, height } = button.getBoundingClientRect();
      await expect(button).toContainElement(
        document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement | null,
      );
    }
  },
};

export const Dark: Story = { args: { path: '/apps/mail/inbox/invoice' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { path: '/apps/mail/inbox/قهوة' }, globals: { locale: 'ar' } };
