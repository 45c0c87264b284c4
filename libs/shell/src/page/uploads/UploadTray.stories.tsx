import { DialogOutlet } from '../../notices/dialog';
import { ToastProvider } from '../../notices/toast';
import { MemoryAddress } from '../../routing/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { restingQueue, uploadAt } from './testing/restingQueue';
import type { UploadQueue } from './createUploadQueue';
import type { UploadItem } from './uploadItem';
import { uploadQueueMachine } from './uploadQueueMachine';
import { UploadTray } from './UploadTray';

type TrayWithProps = { items: readonly UploadItem[] } & Pick<UploadQueue, 'decide' | 'retry' | 'cancel' | 'clear'>;

const machine = uploadQueueMachine.provide({
  actors: { restore: fromPromise<unknown>(() => new Promise(() => undefined)) },
});

/** The tray with these files. */
const TrayWith = ({ items, ...calls }: TrayWithProps) => {
  const [queue] = useState(() => restingQueue(items, createActor(machine).start(), calls));
  return (
    <MemoryAddress>
      <ToastProvider>
        <UploadTray queue={queue} />
        <DialogOutlet />
      </ToastProvider>
    </MemoryAddress>
  );
};

const meta = {
  title: 'Shell/Uploads',
  component: TrayWith,
  args: { items: [], decide: fn(), retry: fn(), cancel: fn(), clear: fn() },
} satisfies Meta<typeof TrayWith>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  args: {
    items: [
      uploadAt('Trip/Harbour.jpg', { status: 'sending', sent: 2_000_000 }),
      uploadAt('Trip/محضر الاجتماع السنوي للإدارة مع جميع الملاحظات والقرارات التي اتخذت.docx', { status: 'sending' }),
      uploadAt('Trip/Market.jpg', { status: 'paused' }),
      ...Array.from({ length: 40 }, (_, index) => uploadAt(`Trip/${String(index)}.jpg`)),
    ],
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 31 more' }));
    await expect(canvas.getByText('39.jpg')).toBeVisible();
    await expect(canvas.getAllByText('Trip')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: Harbour.jpg' }));
    await expect(args.cancel).toHaveBeenCalledWith([args.items[0]?.id]);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }));
    const question = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Go on uploading' }));
    await expect(args.clear).not.toHaveBeenCalled();
  },
};

/** Asked once for all of them, or for each. */
export const Conflicts: Story = {
  args: {
    items: [uploadAt('Plan.pdf', { status: 'conflict' }), uploadAt('Prices.xlsx', { status: 'conflict' })],
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The names of 2 files are taken');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Decide' })[0] as HTMLElement);
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Keep both' }));
    await expect(args.decide).toHaveBeenCalledWith('keepBoth', [args.items[0]?.id]);
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    await expect(args.decide).toHaveBeenLastCalledWith('replace');
  },
};

/** Each that failed has its name and a reason. */
export const Failed: Story = {
  args: {
    items: [
      uploadAt('Film.mov', { status: 'failed', reason: 'tooLarge' }),
      uploadAt('Scan.pdf', { status: 'failed', reason: 'quota' }),
      uploadAt('Moved.txt', { status: 'failed', reason: 'unreadable' }),
      uploadAt('Large.iso', { status: 'lost' }),
      uploadAt('Fine.txt', { status: 'done' }),
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not uploaded: there is no room left for files.')).toBeVisible();
    await expect(canvas.getByText('Choose this file once more, and it goes on')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Scan.pdf' }));
    await expect(args.retry).toHaveBeenCalledWith([args.items[1]?.id]);
    await userEvent.click(canvas.getByRole('button', { name: 'Try all of them again' }));
    await expect(args.retry).toHaveBeenLastCalledWith(args.items.slice(0, 3).map(({ id }) => id));
  },
};

export const Done: Story = {
  args: { items: [uploadAt('Plan.pdf', { status: 'done' })] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.clear).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { args: { ...UnderWay.args }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { ...Failed.args }, globals: { locale: 'ar' } };

export const Phone: Story = { args: { ...Conflicts.args }, globals: { viewport: { value: 'phone' } } };
