import { SchemeScope } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Brand } from './Brand';
import { groupsAround } from '../../routing/menu';
import type { NavEntry, NavGroup } from '../../routing/menu';
import { navbarMessages } from './messages';
import { NavItem, NavList } from './NavItem';
import { useAttention } from './useAttention';
import type { NavbarControl } from './useNavbar';
import { WORDS } from './words';

export type TwoLevelNavbarProps = {
  navbar: NavbarControl;
  groups: readonly NavGroup[];
  /** Its own scheme, whatever the page's is. */
  scheme: SchemeName;
  side: 'start' | 'end';
  /** The groups as icons alone. */
  isDense: boolean;
};

/**
 * The navigation bar in two columns: the groups, and beside them the pages of the one that is chosen. Folded, only the groups
 * stand beside the page, and the pages come out above it.
 */
export const TwoLevelNavbar = ({ navbar: { actor, form }, groups, scheme, side, isDense }: TwoLevelNavbarProps) => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const collapsed = useSelector(actor, ({ context }) => context.collapsed);
  const isPeeking = useSelector(actor, (snapshot) => snapshot.matches({ folded: 'peeking' }));
  const attentionProps = useAttention(actor, isPeeking);
  const [choice, setChoice] = useState<{ group: string; pathname: string } | null>(null);
  // A choice holds until another page opens, whose own group is shown then.
  const chosen = choice?.pathname === pathname ? choice.group : groupsAround(groups, pathname)[0];
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  const isFolded = form === 'folded';
  const hasPages = !isFolded || isPeeking;

  const onPanel = (panel: NonNullable<NavEntry['panel']>) => {
    actor.send({ type: 'attention.left' });
    panel.open();
  };
  return (
    <Place $isFolded={isFolded} $isDense={isDense} {...attentionProps}>
      <Bar scheme={scheme} as="nav" aria-label={formatMessage(navbarMessages.label)} $side={side}>
        <Groups $isDense={isDense} $side={side}>
          <Head $isDense>
            <Brand />
          </Head>
          <ul role="list">
            {groups.map(({ id, title, icon: Icon }) => (
              <li key={id}>
                <GroupButton
                  type="button"
                  aria-pressed={id === group?.id}
                  onClick={() => {
                    setChoice({ group: id, pathname });
                    actor.send({ type: 'bar.pressed' });
                  }}
                  $isDense={isDense}
                >
                  {Icon && <Icon aria-hidden />}
                  <span>{formatMessage(title)}</span>
                </GroupButton>
              </li>
            ))}
          </ul>
        </Groups>
        {group && (
          <Pages $isShown={hasPages} $isAbove={isFolded} $side={side}>
            <Head $isDense={false}>
              <h2>{formatMessage(group.title)}</h2>
            </Head>
            <Scroll>
              <NavList role="list">
                {group.entries.map((entry) => (
                  <NavItem
                    key={entry.id}
                    entry={entry}
                    collapsed={collapsed}
                    onToggle={(id) => actor.send({ type: 'group.toggled', group: id })}
                    onPanel={onPanel}
                  />
                ))}
              </NavList>
            </Scroll>
          </Pages>
        )}
      </Bar>
    </Place>
  );
};

/** How wide the column of pages is. */
const PAGES = '22rem';

const Place = styled.div<{ $isFolded: boolean; $isDense: boolean }>`
  position: sticky;
  inset-block-start: 0;
  z-index: ${({ theme, $isFolded }) => ($isFolded ? theme.layer.panel : theme.layer.navbar)};
  flex: none;
  align-self: flex-start;
  inline-size: ${({ theme, $isFolded, $isDense }) => {
    const groups = $isDense ? theme.width.sidePanelDense : theme.width.sidePanel;
    return $isFolded ? groups : `calc(${groups} + ${PAGES})`;
  }};
  block-size: 100dvh;
`;

const Bar = styled(SchemeScope)<{ $side: 'start' | 'end' }>`
  position: relative;
  display: flex;
  flex-direction: ${({ $side }) => ($side === 'start' ? 'row' : 'row-reverse')};
  block-size: 100%;
`;

const Groups = styled.div<{ $isDense: boolean; $side: 'start' | 'end' }>`
  z-index: 1;
  flex: none;
  inline-size: ${({ theme, $isDense }) => ($isDense ? theme.width.sidePanelDense : theme.width.sidePanel)};
  overflow: hidden auto;
  border-inline-${({ $side }) => ($side === 'start' ? 'end' : 'start')}: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.bg};
  scrollbar-width: none;
  ${({ $isDense }) => $isDense && `${WORDS}: 0;`}

  & > ul {
    display: grid;
    gap: ${({ theme }) => theme.space(1)};
    padding: ${({ theme }) => theme.space(2)};
  }
`;

const Head = styled.div<{ $isDense: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: ${({ $isDense }) => ($isDense ? 'center' : 'flex-start')};
  block-size: ${({ theme }) => theme.width.toolbar};
  padding-inline: ${({ theme, $isDense }) => ($isDense ? 0 : theme.space(5))};
  overflow: hidden;
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  & > h2 {
    ${({ theme }) => theme.type.cardTitle}
  }

  /* The sign alone to see: the name has no room here. */
  & > a > span:not([aria-hidden]) {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const GroupButton = styled.button<{ $isDense: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space(2)};
  inline-size: 100%;
  padding-block: ${({ theme }) => theme.space(3)};
  padding-inline: ${({ theme }) => theme.space(1)};
  border: none;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.caption}
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }

  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.tone.primary.tint};
    color: ${({ theme }) => theme.tone.primary.text};
  }

  & > svg {
    inline-size: 2.4rem;
    block-size: 2.4rem;
  }

  & > span {
    ${({ $isDense }) => $isDense && 'position: absolute; clip-path: inset(50%);'}
  }
`;

const Pages = styled.div<{ $isShown: boolean; $isAbove: boolean; $side: 'start' | 'end' }>`
  display: flex;
  flex-direction: column;
  inline-size: ${PAGES};
  border-inline-${({ $side }) => ($side === 'start' ? 'end' : 'start')}: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity ${({ theme }) => theme.motion.hover};
  ${({ theme, $isAbove, $side }) =>
    $isAbove &&
    `position: absolute;
    inset-block: 0;
    inset-inline-${$side === 'start' ? 'start' : 'end'}: 100%;
    box-shadow: ${theme.elevation[3]};`}
`;

const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(1)};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;
