import { Badge } from '@ezone/ui/badge';
import { PHONE_BAR_HEIGHT } from '@ezone/ui/below-bars';
import { Menu, MenuItem } from '@ezone/ui/menu';
import { fetchOverlays } from '@ezone/ui/overlays';
import { House, Menu as MenuIcon, Plus } from 'lucide-react';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useIsOpen } from '../../panels/panel';
import { useWaiting } from '../../panels/side';
import type { Side } from '../../panels/side';
import { RouteLink, useRouting } from '../../routing';
import { EntryBadge, isAround } from '../../routing/menu';
import type { NavEntry, NavGroup } from '../../routing/menu';
import type { NavbarControl } from '../navbar';
import { navbarMessages } from '../navbar/messages';
import { phoneBarMessages } from './messages';

export type PhoneBarProps = {
  /** The menu, for what somebody with their roles may open and make. */
  groups: readonly NavGroup[];
  side: Side | null;
  /** Null where there is no navbar to open. */
  navbar: NavbarControl | null;
};

/** The places that are wanted most, under the thumb: the start, the app that says so, what can be made, the side panel, and the menu. */
export const PhoneBar = ({ groups, side, navbar }: PhoneBarProps) => {
  const { formatMessage } = useIntl();
  const { redirects } = useRouting();
  const entries = groups.flatMap((group) => group.entries);
  const start = entries.find(({ path }) => path !== undefined && path === redirects['/']);
  const app = entries.find(({ isOnPhone }) => isOnPhone);
  const makers = entries.filter(({ create }) => create !== undefined);
  return (
    <Bar aria-label={formatMessage(phoneBarMessages.label)}>
      {start && <PageEntry entry={{ ...start, icon: House, title: phoneBarMessages.start }} />}
      {app && <PageEntry entry={app} />}
      {makers.length > 0 && (
        <Menu
          label={formatMessage(phoneBarMessages.create)}
          placement="top"
          trigger={
            <Control type="button">
              <Word>{formatMessage(phoneBarMessages.create)}</Word>
              <Made>
                <Plus aria-hidden />
              </Made>
            </Control>
          }
        >
          {makers.map(
            ({ id, icon, create }) =>
              create && (
                <MenuItem key={id} href={create.path} icon={icon && createElement(icon)}>
                  {formatMessage(create.title)}
                </MenuItem>
              ),
          )}
        </Menu>
      )}
      {side && <SideControl side={side} />}
      {navbar && (
        <Control
          type="button"
          aria-label={formatMessage(navbarMessages.open)}
          aria-haspopup="dialog"
          aria-expanded={navbar.isDrawerOpen}
          onPointerEnter={fetchOverlays}
          onFocus={fetchOverlays}
          onClick={() => navbar.actor.send({ type: 'drawer.opened' })}
        >
          <Word>{formatMessage(phoneBarMessages.menu)}</Word>
          <Sign>
            <MenuIcon aria-hidden />
          </Sign>
        </Control>
      )}
    </Bar>
  );
};

function PageEntry({ entry: { path = '/', title, icon, badge } }: { entry: NavEntry }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return (
    <PageLink to={path} aria-current={isAround(path, pathname) ? 'page' : undefined}>
      <Word>{formatMessage(title)}</Word>
      <Sign count={badge && <EntryBadge load={badge} />}>{icon && createElement(icon)}</Sign>
    </PageLink>
  );
}

/** Opens the side panel, and says how many things wait there. */
function SideControl({ side: { feature, panel } }: { side: Side }) {
  const { formatMessage } = useIntl();
  const { id, setOpener, toggle } = panel;
  const isOpen = useIsOpen(panel);
  const count = useWaiting();
  // A failure is told in the panel.
  const fetchAhead = () => void feature.lazy().catch(() => undefined);
  return (
    <Control
      type="button"
      ref={setOpener}
      aria-expanded={isOpen}
      aria-controls={id}
      onPointerDown={fetchAhead}
      onClick={toggle}
    >
      <Word>{formatMessage(feature.title)}</Word>
      <Sign count={<Badge count={count} label={formatMessage(feature.waiting, { count })} />}>
        {createElement(feature.icon)}
      </Sign>
    </Control>
  );
}

/** An icon, with a count at its corner. */
function Sign({ count, children }: { count?: ReactNode; children: ReactNode }) {
  return (
    <Icon>
      {children}
      {count && <Corner>{count}</Corner>}
    </Icon>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${({ theme }) => theme.layer.toolbar};
  display: flex;
  block-size: ${PHONE_BAR_HEIGHT};
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};

  @media print {
    display: none;
  }
`;

const entry = css`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.2rem;
  min-inline-size: 4.4rem;
  padding-block: 0;
  padding-inline: ${({ theme }) => theme.space(1)};
  border: none;
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  text-decoration: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -0.4rem;
  }
`;

const Control = styled.button`
  ${entry}

  &[aria-expanded='true'] {
    color: ${({ theme }) => theme.tone.primary.text};
  }
`;

const PageLink = styled(RouteLink)`
  ${entry}

  &[aria-current='page'] {
    color: ${({ theme }) => theme.tone.primary.text};
  }
`;

/* Over the word, which is said before the count. */
const Icon = styled.span`
  position: relative;
  order: -1;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3.2rem;
  block-size: 2.4rem;

  & > svg {
    inline-size: 2.2rem;
    block-size: 2.2rem;
  }
`;

/* The one that makes something stands out. */
const Made = styled(Icon)`
  inline-size: 4rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.tone.primary.solid};
  color: ${({ theme }) => theme.tone.primary.onSolid};
`;

const Corner = styled.span`
  position: absolute;
  inset-block-start: -0.4rem;
  inset-inline-start: 1.8rem;
  display: flex;
`;

const Word = styled.span`
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ theme }) => theme.type.caption}
`;
