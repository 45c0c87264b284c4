import { useCurrentUser, useSession } from '@ezone/shell/session';
import { menuIcons } from '@ezone/shell/routing/menu';
import { mayAccess, RouteLink, useRouting } from '@ezone/shell/routing';
import type { AppRoute, MenuEntry } from '@ezone/shell/routing';
import { Card } from '@ezone/ui/card';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { greeting, homeMessages } from './messages';
import { PlainPage } from './PlainPage';

type AppInMenu = AppRoute & { menu: MenuEntry };

const isApp = (route: AppRoute): route is AppInMenu => route.menu?.group === 'applications';

/** A greeting, and the apps that this user may open. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const user = useCurrentUser();
  const { roles } = useSession();
  const { routes } = useRouting();
  const { pathname } = useLocation();
  const apps = routes
    .filter(isApp)
    .filter(({ path, access }) => path !== pathname && mayAccess(access, roles))
    .sort((one, other) => one.menu.order - other.menu.order);

  return (
    <PlainPage heading={formatMessage(greeting, { name: user?.data.displayName ?? '' })}>
      <Section aria-labelledby="apps">
        <Question id="apps">
          <FormattedMessage {...homeMessages.apps} />
        </Question>
        <Cards role="list">
          {apps.map((app) => (
            <li key={app.path}>
              <AppCard app={app} />
            </li>
          ))}
        </Cards>
      </Section>
    </PlainPage>
  );
};

function AppCard({ app: { path, title, menu } }: { app: AppInMenu }) {
  const Icon = menuIcons[menu.icon];
  const Badge = menu.badge;
  return (
    <Tile as={RouteLink} to={path.replace(/\/\*$/, '')} $interactive>
      <Mark aria-hidden>
        <Icon />
      </Mark>
      <FormattedMessage {...title} />
      {Badge && <Badge />}
    </Tile>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;

const Question = styled.h2`
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

const Tile = styled(Card)<{ to: string }>`
  ${({ theme }) => theme.type.cardTitle}
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  text-decoration: none;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.tone.primary.text};
  background: ${({ theme }) => theme.tone.primary.tint};

  svg {
    inline-size: 2rem;
    block-size: 2rem;
  }
`;
