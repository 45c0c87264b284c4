import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as stories from './ChatPanel.stories';
import { onStage } from './testing/PanelStage';
import { layOut } from './testing/sizes';

const { Contacts, Failed } = composeStories(stories);

function show(Story: typeof Contacts = Contacts) {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <Story />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return onStage();
}

const option = (name: RegExp) => screen.findByRole('option', { name });
const field = () => screen.getByRole('textbox', { name: /^Message to/ });
const send = () => screen.getByRole('button', { name: 'Send' });
const dialog = () => screen.findByRole('group', { name: /^Messages with/ });
const opener = () => screen.getByRole('button', { name: 'Chat' });
const choose = async (name: RegExp) => {
  await userEvent.click(await option(name));
};

beforeEach(() => {
  layOut();
  localStorage.clear();
  sessionStorage.clear();
});

it('lists contacts with status, mood and what is unread, the last one written to first', async () => {
  show();
  await option(/^Grace/);
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^Grace Hopper, Online, It is easier .*2 unread messages/),
      expect.stringMatching(/^Alan Turing, Away/),
      expect.stringMatching(/^ليلى حداد, Do not disturb, في اجتماع/),
    ]),
  );
  expect(screen.getByText('2 unread')).toBeInTheDocument();
  expect(screen.getByText('Select a contact to start a conversation.')).toBeVisible();
});

it('shows live what changes of the contacts, and in which order', async () => {
  const { server, live } = show();
  await option(/^Grace/);
  const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  act(() => {
    server.say('leila', 'ada', 'Salam');
  });
  await waitFor(() =>
    expect(shown()).toEqual([
      expect.stringMatching(/^ليلى حداد.*1 unread message$/),
      expect.stringMatching(/^Grace Hopper/),
      expect.stringMatching(/^Alan Turing, Away/),
    ]),
  );
  await act(async () => {
    await server.apiOf('alan').updateChatUser({ body: { status: 'offline' } });
    server.register({ id: 'mary', name: 'Mary Jackson', mood: '', status: 'online' });
    server.connect('mary');
  });
  await waitFor(() =>
    expect(shown().slice(2)).toEqual([
      expect.stringMatching(/^Alan Turing, Offline/),
      expect.stringMatching(/^Mary Jackson, Online/),
    ]),
  );
  const comeBack = () => {
    server.cutOff(live);
    server.bringBack(live);
  };
  act(() => {
    server.register({ id: 'mary', name: 'Winnie Jackson', mood: '', status: 'online' });
    comeBack();
  });
  const renamed = await option(/^Winnie Jackson/);
  act(() => screen.getAllByRole('option')[0]?.focus());
  await userEvent.keyboard('w');
  expect(renamed).toHaveFocus();
  act(() => {
    server.remove('mary');
    comeBack();
  });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
});

it('opens a dialog from the keyboard and puts the focus where one writes', async () => {
  show();
  const first = await option(/^Grace/);
  act(() => first.focus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('Start a conversation by typing your message below.')).toBeVisible();
  expect(field()).toHaveAccessibleName('Message to Alan Turing');
  expect(field()).toHaveFocus();
});

it('tells by keyboard whose picture it is, where there is no room for names', async () => {
  show();
  const grace = await option(/^Grace/);
  act(() => grace.focus());
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveFocus();
  act(() => grace.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Alan Turing · Away');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('ليلى حداد · Do not disturb · في اجتماع'));
});

it('keeps what is typed before the field is there, below what was typed before', async () => {
  show();
  await choose(/^Alan/);
  await userEvent.type(field(), 'Dear Alan');
  const grace = await option(/^Grace/);
  const alan = await option(/^Alan/);
  const chooseAndType = (row: HTMLElement, keys: Iterable<string>) => {
    act(() => row.focus());
    // Nothing is drawn until all of these have happened.
    act(() => {
      fireEvent.keyDown(row, { key: 'Enter' });
      fireEvent.keyUp(row, { key: 'Enter' });
      for (const key of keys) fireEvent.keyDown(row, { key });
    });
  };
  chooseAndType(grace, ['H', 'i', 'Enter']);
  expect(field()).toHaveAccessibleName('Message to Grace Hopper');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('Hi');
  chooseAndType(alan, ', a');
  expect(field()).toHaveValue('Dear Alan, a');
  await userEvent.keyboard('nd');
  expect(field()).toHaveValue('Dear Alan, and');
});

it('gives the keys back where the dialog is left before it is there', async () => {
  show();
  const grace = await option(/^Grace/);
  act(() => {
    fireEvent.click(grace);
    opener().click();
  });
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  // A press would give them back by itself.
  act(() => opener().click());
  act(() => grace.focus());
  await userEvent.keyboard('a');
  expect(await option(/^Alan/)).toHaveFocus();
});

it('sends with Enter, breaks the line with Shift, and clears the field once the message is taken', async () => {
  const { server } = show();
  await choose(/^Alan/);
  await userEvent.type(field(), 'One{Shift>}{Enter}{/Shift}two{Enter}');
  expect(field()).toHaveValue('');
  await waitFor(() => expect(server.messages.at(-1)?.message).toBe('One\ntwo'));
  expect(await within(await dialog()).findByText('Sent')).toBeInTheDocument();
});

it('says why nothing can be sent, and keeps what is too long', async () => {
  show();
  await choose(/^Alan/);
  expect(send()).toHaveAccessibleDescription('Write something first.');
  await userEvent.type(field(), '   {Enter}');
  expect(field()).toHaveValue('   ');
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(4001));
  expect(send()).toHaveAccessibleDescription('1 character too many');
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('x'.repeat(4001));
});

it('keeps a draft for each contact, also when the panel is closed', async () => {
  show();
  await choose(/^Alan/);
  await userEvent.type(field(), 'To Alan');
  await choose(/^Grace/);
  expect(field()).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(opener());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await choose(/^Alan/);
  expect(field()).toHaveValue('To Alan');
});

it('reads out what comes in, and nothing that was there', async () => {
  const { server } = show();
  await choose(/^Grace/);
  await dialog();
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
  act(() => server.say('grace', 'ada', 'Are you there?'));
  await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Grace Hopper: Are you there?'));
});

it('shows links as links and anything else as it was written', async () => {
  const { server } = show();
  await choose(/^Alan/);
  act(() => server.say('alan', 'ada', '<b>See</b> https://ezone.example/a'));
  const link = await within(await dialog()).findByRole('link', { name: 'https://ezone.example/a' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(link.parentElement).toHaveTextContent('<b>See</b> https://ezone.example/a');
});

it('offers to send again or to remove what the server refused', async () => {
  const { server } = show(Failed);
  await choose(/^Alan/);
  await userEvent.type(field(), 'First{Enter}');
  expect(await screen.findByText('Not sent.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  await userEvent.type(field(), 'Second{Enter}');
  await screen.findByText('Not sent.');
  server.mend('message:send');
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(server.messages.at(-1)?.message).toBe('Second'));
  await waitFor(() => expect(screen.queryByText('Not sent.')).not.toBeInTheDocument());
});

it('says that messages wait while there is no connection', async () => {
  const { server, live } = show();
  await choose(/^Alan/);
  act(() => server.cutOff(live, 'offline'));
  await userEvent.type(field(), 'Later{Enter}');
  expect(await screen.findByText('Waiting for the connection')).toBeVisible();
  act(() => server.bringBack(live));
  await waitFor(() => expect(screen.queryByText('Waiting for the connection')).not.toBeInTheDocument());
  expect(server.messages.filter(({ message }) => message === 'Later')).toHaveLength(1);
});

it('changes the own status', async () => {
  const { server } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Your status: Online' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Away' }));
  expect(await screen.findByRole('button', { name: 'Your status: Away' })).toBeVisible();
  await waitFor(async () => expect((await server.apiOf('ada').getChatUser()).status).toBe('away'));
});

it('gives the focus back to what opened it and forgets who was selected', async () => {
  show();
  await choose(/^Grace/);
  await userEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  await userEvent.click(opener());
  expect(await screen.findByText('Select a contact to start a conversation.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
});
