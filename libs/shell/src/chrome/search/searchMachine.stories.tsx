import { Button } from '@ezone/ui/button';
import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { searchDocs } from './searchMachine.docs';
import { searchMachine } from './searchMachine';
import type { SearchItem } from './searchMachine';
import { SearchSheet } from './SearchSheet';

const items: SearchItem[] = [
  { id: 'notes', label: 'Notes', kind: 'pages' },
  { id: 'new', label: 'New note', kind: 'commands' },
  { id: 'fold', label: 'Fold or unfold the menu', kind: 'commands' },
];
const looks = new Map(items.map((item) => [item.id, { ...item, run: () => undefined }]));

const likely = [{ id: 'apps', title: 'Applications', actions: ['notes'] }];

/** A button and the search that it opens. */
function SearchView({ actor }: { actor: ActorRefFrom<typeof searchMachine> }) {
  return (
    <Page>
      <Button onPress={() => actor.send({ type: 'opened', items })}>Search</Button>
      <SearchSheet actor={actor} actions={looks} likely={likely} takeTyped={() => ''} onGone={() => undefined} />
    </Page>
  );
}

/** The search with a text in its field. */
function SearchAt({ text }: { text: string }) {
  const [actor] = useState(() => {
    const started = createActor(searchMachine).start();
    started.send({ type: 'opened', items });
    started.send({ type: 'text.changed', text });
    return started;
  });
  return <SearchView actor={actor} />;
}

const Page = styled.div`
  min-block-size: 32rem;
  padding: ${({ theme }) => theme.space(6)};
`;

const meta = {
  title: 'Machines/Search',
  component: SearchAt,
  args: { text: '' },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof SearchAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={searchDocs} start={() => createActor(searchMachine).start()} view={SearchView} />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Empty: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Notes' })).toBeVisible());
    // For the ear.
    await expect(screen.getByRole('status')).toHaveTextContent(/^Write a part of the name/);
  },
};

/** Enter chooses what the arrows are at, and closes. */
export const Suggesting: Story = {
  args: { text: 'note' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Notes' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Suggestions: Story = { args: { text: 'note' } };

export const NothingFound: Story = {
  args: { text: 'mail' },
  play: async () => {
    // Once for the ear, once for the eye.
    await waitFor(() => expect(screen.getAllByText('No results..')[1]).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Show all pages' }));
    await expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await expect(await screen.findByRole('menuitem', { name: 'Notes' })).toBeVisible();
  },
};

export const Dark: Story = { args: { text: 'note' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { text: 'note' }, globals: { locale: 'ar' } };
