import { fakeApi } from '@ezone/api-client/testing';
import type { Failure } from '@ezone/api-client/testing';
import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { List, ListRow } from '@ezone/ui/list';
import { Skeleton } from '@ezone/ui/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { QueryView } from '.';

type StageProps = {
  /** The labels that the server has. */
  names: readonly string[];
  /** How it fails the first time. */
  fails?: Failure;
  /** How a refresh fails. */
  refreshFails?: Failure;
  isFiltered?: boolean;
  onClear: () => void;
  /** What the page says of itself, in the language of the story. */
  words: Readonly<Record<'loading' | 'failed' | 'empty' | 'add' | 'nothing' | 'refresh', string>>;
};

const asks = 'GET /api/notes-app/labels';

/** A list of labels, with a server and a cache of its own. */
const Stage = (props: StageProps) => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <Labels {...props} />
    </QueryClientProvider>
  );
};

function Labels({ names, fails, refreshFails, isFiltered = false, onClear, words }: StageProps) {
  const [server] = useState(() => {
    const own = fakeApi({ [asks]: () => names.map((name) => ({ id: name, name, handle: name })) });
    if (fails !== undefined) own.failNext(asks, fails);
    return own;
  });
  const query = useQuery({ queryKey: ['labels'], queryFn: () => server.api.listNoteLabels() });
  const refresh = () => {
    if (refreshFails !== undefined) server.failNext(asks, refreshFails);
    void query.refetch();
  };
  return (
    <main>
      <Button onPress={refresh}>{words.refresh}</Button>
      <QueryView
        query={query}
        loading={words.loading}
        failed={words.failed}
        skeleton={names.map((name) => (
          <Skeleton key={name} />
        ))}
        empty={
          <EmptyState icon={<Tag />} action={<Button variant="primary">{words.add}</Button>}>
            {words.empty}
          </EmptyState>
        }
        filter={isFiltered ? { nothing: words.nothing, onClear } : undefined}
      >
        {(labels) => (
          <List label="Labels">
            {labels.map(({ id, name }) => (
              <ListRow key={id} primary={name} />
            ))}
          </List>
        )}
      </QueryView>
    </main>
  );
}

const english = {
  loading: 'Labels are being loaded',
  failed: 'Your labels could not be loaded.',
  empty: 'Labels bring together what belongs together.',
  add: 'Add a label',
  nothing: 'No label is called “zzz”.',
  refresh: 'Refresh',
};
const turkish = {
  loading: 'Etiketler yükleniyor',
  failed: 'Etiketleriniz yüklenemedi.',
  empty: 'Etiketler birbirine ait olanları bir araya getirir.',
  add: 'Etiket ekle',
  nothing: '“zzz” adlı etiket yok.',
  refresh: 'Yenile',
};
const arabic = {
  loading: 'جارٍ تحميل التصنيفات',
  failed: 'تعذّر تحميل تصنيفاتك.',
  empty: 'التصنيفات تجمع ما ينتمي إلى بعضه.',
  add: 'إضافة تصنيف',
  nothing: 'لا يوجد تصنيف باسم “zzz”.',
  refresh: 'تحديث',
};

const meta = {
  title: 'Shell/Query view',
  component: Stage,
  args: { names: ['Family', 'Travel', 'Work'], onClear: fn(), words: english },
} satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** The skeletons stay invisible for a moment, so that what is quick does not flash. */
export const Loading: Story = {
  args: { fails: 'never' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Labels are being loaded'),
};

export const FirstUse: Story = {
  args: { names: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Labels bring together what belongs together.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a label' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { names: [], isFiltered: true },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('No label is called “zzz”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Add a label' })).toBeNull();
  },
};

/** The focus goes to the place where the list stands, for the button has gone away. */
export const Offline: Story = {
  args: { fails: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your labels could not be loaded.The server was not reached. Check your connection and try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const Forbidden: Story = {
  args: { fails: 403 },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('You are not allowed to see this.'),
};

export const Gone: Story = {
  args: { fails: 404 },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('It does not exist any more.'),
};

/** With the name that the failure has in the server's log. */
export const ServerFailed: Story = {
  args: { fails: 500 },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(
      /The server had a problem\. Try again in a moment\..*01JD5K8Z3X/,
    ),
};

/** What was there stays, and a quiet line says that it may be old, until a try goes well. */
export const RefreshFailed: Story = {
  args: { refreshFails: 'unreachable' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText(/could not be brought up to date\. The server was not reached/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/brought up to date/)).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Dark: Story = { args: { fails: 500 }, globals: { scheme: 'defaultDark' } };

export const Turkish: Story = {
  args: { fails: 'unreachable', words: turkish },
  globals: { locale: 'tr' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Yeniden dene' })).toBeVisible(),
};

export const RightToLeft: Story = {
  args: { fails: 403, words: arabic },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'إعادة المحاولة' })).toBeVisible(),
};

export const NoMatchRightToLeft: Story = {
  args: { names: [], isFiltered: true, words: arabic },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'مسح عوامل التصفية' })).toBeVisible(),
};
