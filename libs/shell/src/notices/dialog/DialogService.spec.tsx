import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MemoryAddress } from '../../routing/testing';
import { ToastProvider } from '../toast';
import { createDialogs, DialogContext, DialogOutlet, useDialog } from '.';

const Broken = (): ReactNode => {
  throw new Error('broken');
};

function Page() {
  const dialog = useDialog();
  const [answers, setAnswers] = useState<string[]>([]);
  const note = (answer: unknown) => setAnswers((before) => [...before, String(answer)]);
  const askForName = async () =>
    note(
      await dialog.open<string>({
        title: 'Who is it?',
        content: (answer) => (
          <>
            <button type="button" onClick={() => answer('Ada')}>
              Ada
            </button>
            <button type="button" onClick={() => void confirm()}>
              Something else
            </button>
            <Link to="/elsewhere">Elsewhere</Link>
          </>
        ),
      }),
    );
  const confirm = async () =>
    note(await dialog.confirm({ title: 'Delete it?', detail: 'It is gone then.', confirmLabel: 'Delete' }));
  const askBroken = async () => note(await dialog.open({ title: 'Broken', content: () => <Broken /> }));
  return (
    <>
      <button type="button" onClick={() => void askForName()}>
        Ask
      </button>
      <button type="button" onClick={() => void confirm()}>
        Remove
      </button>
      <button type="button" onClick={() => void askBroken()}>
        Ask for what breaks
      </button>
      <output>{answers.join(' ')}</output>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answers = () => screen.getByRole('status', { hidden: true, name: '' }).textContent;

const show = () =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <MemoryAddress>
            <ToastProvider>
              <DialogContext value={createDialogs()}>
                <Page />
                <DialogOutlet />
              </DialogContext>
            </ToastProvider>
          </MemoryAddress>
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );

it('promises an answer, and gives the focus back', async () => {
  show();
  await press('Ask');
  expect(await screen.findByRole('dialog', { name: 'Who is it?' })).toBeVisible();
  await press('Ada');
  await waitFor(() => expect(answers()).toBe('Ada'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => press('Close')],
])('answers nothing when it is closed by %s', async (_, close) => {
  show();
  await press('Ask');
  await screen.findByRole('dialog');
  await close();
  await waitFor(() => expect(answers()).toBe('undefined'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks a question: yes, no, and Escape for no; the safe answer has the focus', async () => {
  show();
  await press('Remove');
  expect(await screen.findByRole('alertdialog', { name: 'Delete it?' })).toHaveTextContent('It is gone then.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await press('Delete');
  await waitFor(() => expect(answers()).toBe('true'));
  await press('Remove');
  await press('Cancel');
  await waitFor(() => expect(answers()).toBe('true false'));
  await press('Remove');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(answers()).toBe('true false false'));
});

it('lets another one take its place, and closes when another page opens', async () => {
  show();
  await press('Ask');
  await screen.findByRole('dialog');
  await press('Something else');
  expect(await screen.findByRole('alertdialog', { name: 'Delete it?' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Cancel');
  await waitFor(() => expect(answers()).toBe('undefined false'));
  await press('Ask');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(answers()).toBe('undefined false undefined');
});

it('refuses to ask where nothing can show it, as on a page without the shell', async () => {
  const { open, confirm, attach } = createDialogs();
  const leave = attach();
  leave();
  const reason = 'A dialog needs a DialogOutlet on the page: the Shell has one.';
  await expect(open({ title: 'Who is it?', content: () => null })).rejects.toThrow(reason);
  await expect(confirm({ title: 'Delete it?', confirmLabel: 'Delete' })).rejects.toThrow(reason);
});

it('keeps the page when what is in the dialog breaks, says so, and can be opened again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  show();
  await press('Ask for what breaks');
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  await waitFor(() => expect(answers()).toBe('undefined'));
  await press('Remove');
  expect(await screen.findByRole('alertdialog', { name: 'Delete it?' })).toBeVisible();
  jest.restoreAllMocks();
});
