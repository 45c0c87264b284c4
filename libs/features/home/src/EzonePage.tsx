import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { mayAccess, RouteLink, useRouting } from '@ezone/shell/routing';
import { menuIcons } from '@ezone/shell/routing/menu';
import { useSession } from '@ezone/shell/session';
import { Card } from '@ezone/ui/card';
import { Skeleton } from '@ezone/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ezoneMessages, figureMessages } from './ezoneMessages';
import { PlainPage } from './PlainPage';
import { homeTitles } from './titles';

type Figure = { name: keyof typeof figureMessages; path: string };

/** What is counted of the user's own, and the app that holds it. */
const own: readonly Figure[] = [
  { name: 'mails', path: '/apps/mail' },
  { name: 'todos', path: '/apps/todo' },
  { name: 'events', path: '/apps/calendar' },
  { name: 'contacts', path: '/apps/contacts' },
  { name: 'notes', path: '/apps/notes' },
  { name: 'accounts', path: '/chart_of_account' },
  { name: 'transactions', path: '/banking' },
];

/** What is counted of that which all users share. */
const shared: readonly Figure[] = [
  { name: 'boards', path: '/apps/scrumboard' },
  { name: 'products', path: '/apps/e-commerce/products' },
  { name: 'orders', path: '/apps/e-commerce/orders' },
  { name: 'courses', path: '/apps/academy/courses' },
  { name: 'files', path: '/apps/file-manager' },
];

/** How much the product holds for the user; each figure leads to its app. */
export const Page = () => {
  const { formatMessage, formatNumber } = useIntl();
  const api = useApi();
  const { roles } = useSession();
  const { routes } = useRouting();
  const figures = useQuery({
    queryKey: ['ezone', 'figures'],
    queryFn: ({ signal }) => api.getEzoneFigures({ signal }),
    meta: { suppressToast: true },
  });
  const routeOf = (path: string) =>
    routes.find((route) => route.path.replace(/\/\*$/, '') === path && mayAccess(route.access, roles));
  const card = ({ name, path }: Figure, count: number) => {
    const route = routeOf(path);
    const Icon = route?.menu && menuIcons[route.menu.icon];
    return (
      <li key={name}>
        <Tile {...(route && { as: RouteLink, to: path, $interactive: true })} $padding="dense">
          <Label>
            {formatMessage(figureMessages[name])}
            {Icon && <Icon aria-hidden />}
          </Label>
          <Value>{formatNumber(count)}</Value>
        </Tile>
      </li>
    );
  };
  const group = (id: string, title: string, items: readonly Figure[], counts: Record<Figure['name'], number>) => (
    <Section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Tiles role="list">{items.map((item) => card(item, counts[item.name]))}</Tiles>
    </Section>
  );
  return (
    <PlainPage heading={formatMessage(homeTitles.ezone)} description={formatMessage(ezoneMessages.description)}>
      <QueryView
        query={figures}
        loading={formatMessage(ezoneMessages.loading)}
        failed={formatMessage(ezoneMessages.failed)}
        skeleton={<Skeleton shape="card" height="36rem" />}
      >
        {(counts) => (
          <>
            {group('own', formatMessage(ezoneMessages.own), own, counts)}
            {group('shared', formatMessage(ezoneMessages.shared), shared, counts)}
          </>
        )}
      </QueryView>
    </PlainPage>
  );
};

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;

const Title = styled.h2`
  ${({ theme }) => theme.type.cardTitle}
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 45%), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

const Tile = styled(Card)<{ to?: string }>`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  padding: ${({ theme }) => theme.space(4)};
  text-decoration: none;
`;

const Label = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.type.control}
  color: ${({ theme }) => theme.color.textMuted};

  & svg {
    flex: none;
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;

const Value = styled.strong`
  ${({ theme }) => theme.type.pageTitle}
  font-variant-numeric: tabular-nums;
`;
