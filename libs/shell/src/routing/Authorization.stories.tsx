import { createI18n } from '@ezone/i18n';
import { Card } from '@ezone/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { AppRouter, createPageLoader, createRouteTables, RouteLink } from '.';
import type { AccessLevel, AppRoute, RouteTable } from '.';
import { RoutingContext } from './RoutingContext';
import { MemoryAddress } from './testing';

/** The pages of the example, each with the level it asks for. */
const levels: readonly { path: string; name: string; access?: AccessLevel }[] = [
  { path: '/open', name: 'For everybody' },
  { path: '/user', name: 'For the signed-in', access: 'user' },
  { path: '/staff', name: 'For staff and administrators', access: 'staff' },
  { path: '/admin', name: 'For administrators', access: 'admin' },
  { path: '/login', name: 'For guests: sign in', access: 'onlyGuest' },
];

const pageAt = (path: string, name: string, access?: AccessLevel): AppRoute => {
  const Page = () => (
    <Shown as="main">
      <h1>{name}</h1>
      <p>
        The guard shows the page at <code>{path}</code>.
      </p>
    </Shown>
  );
  return {
    path,
    ...(access && { access }),
    title: { id: `app.sample${path}`, defaultMessage: name },
    messages: [],
    chrome: 'bare',
    lazy: () => Promise.resolve({ Page }),
  };
};

const routes: readonly AppRoute[] = [
  ...levels.map(({ path, name, access }) => pageAt(path, name, access)),
  pageAt('/pages/errors/error-404', 'There is no such page'),
];

const table: RouteTable = { routes, redirects: { '/': '/open' } };

const nothing = () => ({});

type GuardedProps = {
  /** The roles of whoever looks; none for a guest. */
  roles: readonly string[];
};

/** Links to a page of each level, and what the guard makes of them. */
function Guarded({ roles }: GuardedProps) {
  const [tables] = useState(() => createRouteTables([], () => Promise.resolve(table)));
  const [loader] = useState(() =>
    createPageLoader({
      i18n: createI18n({ language: 'en', loadMessages: nothing }),
      fetchShell: () => Promise.reject(new Error('These pages stand by themselves.')),
    }),
  );
  return (
    <MemoryAddress path="/open">
      <Parts>
        <RoutingContext value={{ ...table, loader }}>
          <nav aria-label="Pages">
            <Links role="list">
              {[...levels, { path: '/lost', name: 'Nowhere' }].map(({ path, name }) => (
                <li key={path}>
                  <RouteLink to={path}>{name}</RouteLink>
                </li>
              ))}
            </Links>
          </nav>
        </RoutingContext>
        <AppRouter tables={tables} loader={loader} roles={roles} />
      </Parts>
    </MemoryAddress>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(4)};
`;

const Shown = styled(Card)`
  h1 {
    ${({ theme }) => theme.type.cardTitle}
  }
`;

const meta = {
  title: 'Shell/Authorization',
  component: Guarded,
  args: { roles: [] },
  tags: ['!autodocs'],
  // A page that is shown names the document.
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
} satisfies Meta<typeof Guarded>;
export default meta;

type Story = StoryObj<typeof meta>;

const leadsTo =
  (link: string, heading: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: link }));
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  };

/** A guest is sent to sign in, and comes back afterwards. */
export const Guest: Story = { play: leadsTo('For the signed-in', 'For guests: sign in') };

/** Whose role is not let in comes home. */
export const Staff: Story = { args: { roles: ['staff'] }, play: leadsTo('For administrators', 'For everybody') };

export const Admin: Story = { args: { roles: ['admin'] }, play: leadsTo('For administrators', 'For administrators') };

/** What does not exist is said before anybody is asked who they are. */
export const UnknownAddress: Story = { play: leadsTo('Nowhere', 'There is no such page') };
