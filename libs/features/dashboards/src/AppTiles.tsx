import { useSession } from '@ezone/shell/session';
import { EntryBadge, menuIcons } from '@ezone/shell/routing/menu';
import { mayAccess, RouteLink, useRouting } from '@ezone/shell/routing';
import type { AppRoute, MenuEntry } from '@ezone/shell/routing';
import { Card } from '@ezone/ui/card';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { startMessages } from './messages';

type AppInMenu = AppRoute & { menu: MenuEntry };

const isApp = (route: AppRoute): route is AppInMenu => route.menu?.group === 'applications';

/** The apps that this user may open. */
export const AppTiles = () => {
  const { roles } = useSession();
  const { routes } = useRouting();
  const { pathname } = useLocation();
  const apps = routes
    .filter(isApp)
    .filter(({ path, access }) => path !== pathname && mayAccess(access, roles))
    .sort((one, other) => one.menu.order - other.menu.order);

  return (
    <Section aria-labelledby="apps">
      <Question id="apps">
        <FormattedMessage {...startMessages.apps} />
      </Question>
      <Cards role="list">
        {apps.map((app) => (
          <li key={app.path}>
            <AppCard app={app} />
          </li>
        ))}
      </Cards>
    </Section>
  );
};

function AppCard({ app: { path, title, menu } }: { app: AppInMenu }) {
  const Icon = menuIcons[menu.icon];
  return (
    <Tile as={RouteLink} to={path.replace(/\/\*$/, '')} $padding="none" $interactive>
      <Mark aria-hidden>
        <Icon />
      </Mark>
      <FormattedMessage {...title} />
      {menu.badge && <EntryBadge load={menu.badge} />}
    </Tile>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;

const Question = styled.h2`
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Cards = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

const Tile = styled(Card)<{ to: string }>`
  ${({ theme }) => theme.type.control}
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: ${({ theme }) => theme.control.default};
  padding-inline: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  text-decoration: none;

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

const Mark = styled.span`
  display: grid;
  color: ${({ theme }) => theme.color.textMuted};

  svg {
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }
`;
