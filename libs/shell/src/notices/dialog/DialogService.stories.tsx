import { Button } from '@ezone/ui/button';
import { TextField } from '@ezone/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { MemoryAddress } from '../../routing/testing';
import { ToastProvider } from '../toast';
import { DialogOutlet, createDialogs, DialogContext, useDialog } from '.';

function NameForm({ onName }: { onName: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onName(name);
      }}
    >
      <TextField label="Name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
    </form>
  );
}

/** `const dialog = useDialog()`, then `await dialog.confirm(…)` or `await dialog.open<string>(…)`. */
function Asking() {
  const dialog = useDialog();
  const [last, setLast] = useState('Nothing has been answered.');
  const confirm = async () => {
    const isYes = await dialog.confirm({
      title: 'Delete the label Family?',
      detail: 'It is taken off 12 notes. The notes stay.',
      confirmLabel: 'Delete label',
      cancelLabel: 'Keep it',
    });
    setLast(isYes ? 'Deleted.' : 'Kept.');
  };
  const open = async () => {
    const name = await dialog.open<string>({
      title: 'A new label',
      size: 'small',
      content: (answer) => <NameForm onName={answer} />,
    });
    setLast(name === undefined ? 'Closed without an answer.' : `Named ${name}.`);
  };
  return (
    <Page>
      <Button onPress={() => void confirm()}>Delete the label</Button>
      <Button onPress={() => void open()}>Name a label</Button>
      <p>{last}</p>
    </Page>
  );
}

const Stage = () => {
  const [dialogs] = useState(createDialogs);
  return (
    <MemoryAddress>
      <ToastProvider>
        <DialogContext value={dialogs}>
          <Asking />
          <DialogOutlet />
        </DialogContext>
      </ToastProvider>
    </MemoryAddress>
  );
};

const Page = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-block-size: 30rem;
  padding: ${({ theme }) => theme.space(6)};
`;

const meta = {
  title: 'Shell/Dialog service',
  component: Stage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Confirm: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the label' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete label' }));
    await waitFor(() => expect(canvas.getByText('Deleted.')).toBeVisible());
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name a label' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Family{Enter}');
    await waitFor(() => expect(canvas.getByText('Named Family.')).toBeVisible());
  },
};

const asks: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete the label' }));
  await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Delete the label Family?' })).toBeVisible());
};

export const Dark: Story = { globals: { scheme: 'defaultDark' }, play: asks };

export const RightToLeft: Story = { globals: { locale: 'ar' }, play: asks };
