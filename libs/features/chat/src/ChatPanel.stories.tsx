import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveError } from '@ezone/shell/session/live';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createChatServer } from './testing/chatServer';
import type { ChatServer } from './testing/chatServer';
import { fewMessages, manyMessages } from './testing/dialogs';
import { onStage, PanelStage } from './testing/PanelStage';
import type { PanelStageProps } from './testing/PanelStage';
import { TwoPeople } from './testing/TwoPeople';

type Canvas = ReturnType<typeof within>;

/** A server with the people of the story connected, and something wrong with it. */
const serverThat =
  (change: (server: ChatServer) => void = () => undefined, said = fewMessages()) =>
  () => {
    const server = createChatServer({ said });
    for (const who of ['grace', 'alan', 'leila']) server.connect(who);
    change(server);
    return server;
  };

/** Chooses somebody in the list of contacts. */
const choose = async (canvas: Canvas, name: RegExp) => {
  await userEvent.click(await canvas.findByRole('option', { name }));
};
const write = async (canvas: Canvas, text: string) => {
  await userEvent.click(await canvas.findByRole('textbox', { name: /^Message to/ }));
  await userEvent.keyboard(text);
};
const messages = (canvas: Canvas) => canvas.findByRole('group', { name: /^Messages with/ });

const meta = {
  title: 'Apps/Chat/Panel',
  component: PanelStage,
  args: { server: serverThat() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '70rem' } } },
  beforeEach: () => {
    // What another story has typed or not sent must not show up in this one.
    localStorage.clear();
  },
} satisfies Meta<typeof PanelStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From lg up the closed panel leaves its rail at the side; choosing somebody opens it. */
export const Closed: Story = { args: { isOpen: false } };

/** Nobody is selected: names and moods stand beside the pictures. */
export const Contacts: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Select a contact to start a conversation.')).toBeVisible());
    const options = await canvas.findAllByRole('option');
    await expect(options[0]).toHaveAccessibleName(/^Grace Hopper ?, Online, .*, 2 unread messages$/);
  },
};

export const Dialog: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Grace/);
    await waitFor(() => expect(canvas.getByText('New messages')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'https://ezone.example/notes/compiler?page=2' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
  },
};

export const EmptyDialog: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Alan/);
    await waitFor(() => expect(canvas.getByText('Start a conversation by typing your message below.')).toBeVisible());
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Alan/);
    await write(canvas, 'Shall we play chess?{Enter}');
    await expect(await within(await messages(canvas)).findByText('Sent')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: /^Message to/ })).toHaveValue('');
  },
};

export const Read: Story = {
  play: async (context) => {
    await Sent.play?.(context);
    onStage().server.reads('alan', 'ada');
    await expect(await context.canvas.findByText('Read')).toBeInTheDocument();
  },
};

/** On its way for longer than one would think. */
export const Sending: Story = {
  args: { server: serverThat((server) => server.fail('message:send')) },
  play: async ({ canvas }) => {
    await choose(canvas, /^Alan/);
    await write(canvas, 'Shall we play chess?{Enter}');
    await expect(await canvas.findByText('Sending …')).toBeInTheDocument();
  },
};

/** Refused by the server: the message stays until somebody decides. */
export const Failed: Story = {
  args: {
    server: serverThat((server) =>
      server.fail('message:send', () => new LiveError({ statusCode: 400, message: 'No' })),
    ),
  },
  play: async ({ canvas }) => {
    await choose(canvas, /^Alan/);
    await write(canvas, 'Shall we play chess?{Enter}');
    await waitFor(() => expect(canvas.getByText('Not sent.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};

export const FailedThenSent: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    onStage().server.mend('message:send');
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send again' }));
    await expect(await within(await messages(context.canvas)).findByText('Sent')).toBeInTheDocument();
  },
};

/** Off the net: what is written waits, and is counted. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Grace/);
    const { server, live } = onStage();
    await messages(canvas);
    server.cutOff(live, 'offline');
    await write(canvas, 'On the train now{Enter}');
    await waitFor(() => expect(canvas.getByText('Waiting for the connection')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/You are offline. 1 message waits/)).toBeVisible(), { timeout: 4000 });
  },
};

export const Reconnecting: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Grace/);
    await messages(canvas);
    const { server, live } = onStage();
    server.cutOff(live);
    await waitFor(() => expect(canvas.getByText('Reconnecting …')).toBeVisible(), { timeout: 4000 });
  },
};

export const Refused: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Grace/);
    await messages(canvas);
    const { server, live } = onStage();
    server.cutOff(live, 'refused');
    await waitFor(() => expect(canvas.getByText(/did not let you in/)).toBeVisible(), { timeout: 4000 });
  },
};

export const Typing: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /^Grace/);
    await messages(canvas);
    onStage().server.type('grace', 'ada', true);
    await waitFor(() => expect(canvas.getByText('Grace Hopper is typing …')).toBeVisible());
  },
};

export const LoadingContacts: Story = { args: { server: serverThat((server) => server.fail('listChatContacts')) } };

export const ContactsFailed: Story = {
  args: {
    server: serverThat((server) =>
      server.fail('listChatContacts', () => new LiveError({ statusCode: 403, message: 'No' })),
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Your contacts could not be loaded.')).toBeVisible());
    onStage().server.mend('listChatContacts');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('option', { name: /^Grace/ })).toBeVisible());
  },
};

export const NoContacts: Story = {
  args: {
    server: () => createChatServer({ people: [{ id: 'ada', name: 'Ada Lovelace', mood: '', status: 'online' }] }),
  },
};

/** A few more people than are in view: what is typed leads to those below, too. */
export const MoreThanInView: Story = {
  args: {
    server: () =>
      createChatServer({
        people: [...'abcdefghijklmnopqrst'].map((id) => ({
          id: id === 'a' ? 'ada' : id,
          name: `${id.toUpperCase()} Person`,
          mood: '',
          status: 'online',
        })),
      }),
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('option', { name: /^B Person/ })).focus();
    await userEvent.keyboard('t');
    await waitFor(() => expect(canvas.getByRole('option', { name: /^T Person/ })).toHaveFocus());
  },
};

export const LoadingDialog: Story = {
  args: {
    server: serverThat((server) => {
      server.fail('getChat');
      server.fail('chat:open');
    }),
  },
  play: async ({ canvas }) => choose(canvas, /^Grace/),
};

export const DialogFailed: Story = {
  args: {
    server: serverThat((server) => {
      const no = () => new LiveError({ statusCode: 403, message: 'No' });
      server.fail('getChat', no);
      server.fail('chat:open', no);
    }),
  },
  play: async ({ canvas }) => {
    await choose(canvas, /^Grace/);
    await waitFor(() => expect(canvas.getByText('The messages could not be loaded.')).toBeVisible());
  },
};

/** Ten thousand messages; older ones come in as one scrolls up. */
export const TenThousand: Story = {
  args: { server: serverThat(undefined, manyMessages(10_000)) },
  play: async ({ canvas }) => {
    await choose(canvas, /^Grace/);
    // Lines are measured and drawn again until they all stand.
    await waitFor(() => expect(canvas.getByText(/\(10000\)/)).toBeVisible());
  },
};

/** Two people in one story, over one server. */
export const TwoTalking: StoryObj<PanelStageProps> = {
  render: () => <TwoPeople />,
  // There are two apps in the page, each with its regions.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    const ada = within(await canvas.findByRole('region', { name: 'ada' }));
    const grace = within(canvas.getByRole('region', { name: 'grace' }));
    // What one writes in takes the focus when it opens: nobody types before both are there.
    await choose(ada, /^Grace/);
    await waitFor(() => expect(ada.getByRole('textbox', { name: /^Message to/ })).toHaveFocus());
    await choose(grace, /^Ada/);
    await waitFor(() => expect(grace.getByRole('textbox', { name: /^Message to/ })).toHaveFocus());
    await write(ada, 'Hello Grace');
    await waitFor(() => expect(grace.getByText('Ada Lovelace is typing …')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    const gracesMessages = within(await messages(grace));
    await waitFor(() => expect(gracesMessages.getByText('Hello Grace')).toBeVisible());
    await write(grace, 'Hello Ada{Enter}');
    const adasMessages = within(await messages(ada));
    await waitFor(() => expect(adasMessages.getByText('Hello Ada')).toBeVisible());
  },
};

export const Phone: Story = { ...Dialog, globals: { viewport: { value: 'phone' } } };

export const PhoneContacts: Story = { ...Contacts, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Dialog, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => choose(canvas, /^Grace/),
};

export const Turkish: Story = {
  globals: { locale: 'tr' },
  play: async ({ canvas }) => choose(canvas, /^Grace/),
};
