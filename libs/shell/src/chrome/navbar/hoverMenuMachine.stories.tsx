import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { people } from '../layout/testing/people';
import { ShellStage } from '../layout/testing/ShellStage';
import { useRouting } from '../../routing';
import { hoverMenuDocs } from './hoverMenuMachine.docs';
import { hoverMenuMachine } from './hoverMenuMachine';
import { menuOf } from '../../routing/menu';
import { TopNavbar } from './TopNavbar';

type MenuAtProps = { state: 'closed' | 'resting' | 'pinned' };

/** The bar with the menus of an administrator. */
function Bar({ actor }: { actor: ActorRefFrom<typeof hoverMenuMachine> }) {
  const { routes } = useRouting();
  return <TopNavbar actor={actor} groups={menuOf(routes, people.admin?.role ?? [])} scheme="greyDark" />;
}

function BarView({ actor }: { actor: ActorRefFrom<typeof hoverMenuMachine> }) {
  return (
    <ShellStage>
      <Page>
        <Bar actor={actor} />
      </Page>
    </ShellStage>
  );
}

/** The bar, starting in one state of its machine. */
function MenuAt({ state }: MenuAtProps) {
  const [actor] = useState(() => {
    const value = state === 'closed' ? state : { open: state };
    const context = { menu: state === 'closed' ? null : 'pages' };
    return createActor(hoverMenuMachine, { snapshot: hoverMenuMachine.resolveState({ value, context }) }).start();
  });
  return <BarView actor={actor} />;
}

const Page = styled.div`
  min-block-size: 36rem;
`;

const meta = {
  title: 'Machines/Hover menu',
  component: MenuAt,
  args: { state: 'closed' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof MenuAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => (
    <MachineStage docs={hoverMenuDocs} start={() => createActor(hoverMenuMachine).start()} view={BarView} />
  ),
  parameters: liveStory,
  play: seesTheChart,
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Applications' });
    await userEvent.hover(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Notes' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveFocus();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};

/** For the pointer: the press that follows keeps it open, and only the next one closes it. */
export const Open: Story = {
  args: { state: 'resting' },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Pages' });
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  },
};

/** It stays when the pointer crosses others, and goes with a press elsewhere. */
export const Pinned: Story = {
  args: { state: 'pinned' },
  play: async ({ canvas, canvasElement }) => {
    const menu = canvas.getByRole('button', { name: 'Pages' });
    await userEvent.hover(canvas.getByRole('button', { name: 'Applications' }));
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvasElement);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};

export const RightToLeft: Story = { args: { state: 'resting' }, globals: { locale: 'ar' } };

export const Dark: Story = { args: { state: 'resting' }, globals: { scheme: 'defaultDark' } };
