import { Drawer } from '@ezone/ui/drawer';
import { SchemeScope } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import { useSelector } from '@xstate/react';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { NavEntry, NavGroup } from '../../routing/menu';
import { navbarMessages } from './messages';
import { NavContent } from './NavContent';
import { useAttention } from './useAttention';
import type { NavbarControl } from './useNavbar';
import { FOLDED, RAIL, WORDS } from './words';

export type NavbarProps = {
  navbar: NavbarControl;
  groups: readonly NavGroup[];
  /** Its own scheme, whatever the page's is. */
  scheme: SchemeName;
  /** This is the page's scheme: an edge parts them then, and the bar stands on one surface with the toolbar. @default false */
  isOfPage?: boolean;
  side: 'start' | 'end';
  /** What stands above the menu in the drawer, on a screen that has no other room for it. */
  drawerTop?: ReactNode;
};

/** The navigation bar in its own scheme: beside the page on a wide screen, a drawer on a narrow one. */
export const Navbar = ({ navbar: { actor, form, isDrawerOpen }, groups, isOfPage = false, ...props }: NavbarProps) => {
  const { scheme, side, drawerTop } = props;
  const { formatMessage } = useIntl();
  const collapsed = useSelector(actor, ({ context }) => context.collapsed);
  const isPeeking = useSelector(actor, (snapshot) => snapshot.matches({ folded: 'peeking' }));
  const attentionProps = useAttention(actor, isPeeking);
  /** The first press of a finger only shows the words. */
  const press = (event: MouseEvent) => {
    if (actor.getSnapshot().matches({ folded: 'resting' })) {
      event.preventDefault();
      event.stopPropagation();
    }
    actor.send({ type: 'bar.pressed' });
  };
  const label = formatMessage(navbarMessages.label);
  const onToggle = (group: string) => actor.send({ type: 'group.toggled', group });
  const onPanel = (panel: NonNullable<NavEntry['panel']>) => {
    // Before the panel opens: a drawer that is still there would keep the focus to itself.
    actor.send({ type: 'drawer.dismissed' });
    actor.send({ type: 'attention.left' });
    panel.open();
  };
  const content = { groups, collapsed, onToggle, onPanel };

  if (form === 'drawer') {
    const dismiss = () => actor.send({ type: 'drawer.dismissed' });
    return (
      <Drawer open={isDrawerOpen} onClose={dismiss} title={label} header={null} side={side} width={280}>
        <DrawerScope scheme={scheme} as="nav" aria-label={label}>
          <NavContent {...content} top={drawerTop} onClose={dismiss} />
        </DrawerScope>
      </Drawer>
    );
  }

  const isNarrow = form === 'folded' && !isPeeking;
  return (
    <Place $isFolded={form === 'folded'} $side={side}>
      <Bar
        scheme={scheme}
        as="nav"
        aria-label={label}
        $isNarrow={isNarrow}
        $isAbove={isPeeking}
        $side={side}
        $isOfPage={isOfPage}
        {...attentionProps}
        onClickCapture={press}
      >
        <Inner $isNarrow={isNarrow} {...(form === 'folded' && { [FOLDED]: '' })} {...(isNarrow && { [RAIL]: '' })}>
          <NavContent {...content} />
        </Inner>
      </Bar>
    </Place>
  );
};

/* A bar that opens wider than its place keeps its own side and grows over the page. */
const Place = styled.div<{ $isFolded: boolean; $side: 'start' | 'end' }>`
  position: sticky;
  inset-block-start: 0;
  z-index: ${({ theme, $isFolded }) => ($isFolded ? theme.layer.panel : theme.layer.navbar)};
  display: flex;
  flex: none;
  justify-content: flex-${({ $side }) => $side};
  align-self: flex-start;
  inline-size: ${({ theme, $isFolded }) => ($isFolded ? theme.width.navbarFolded : theme.width.navbar)};
  block-size: 100dvh;
`;

const Bar = styled(SchemeScope)<{
  $isNarrow: boolean;
  $isAbove: boolean;
  $side: 'start' | 'end';
  $isOfPage: boolean;
}>`
  flex: none;
  inline-size: ${({ theme, $isNarrow }) => ($isNarrow ? theme.width.navbarFolded : theme.width.navbar)};
  block-size: 100%;
  overflow: hidden;
  box-shadow: ${({ theme, $isAbove }) => ($isAbove ? theme.elevation[3] : 'none')};
  transition: inline-size ${({ theme }) => theme.motion.panelIn};
  ${({ theme, $side, $isOfPage }) =>
    $isOfPage &&
    `background: ${theme.color.surface};
    border-inline-${$side === 'start' ? 'end' : 'start'}: 1px solid ${theme.color.border};`}
`;

/* As wide as ever, also while only its edge with the icons shows, so that nothing moves when it opens. */
const Inner = styled.div<{ $isNarrow: boolean }>`
  display: flex;
  flex-direction: column;
  inline-size: ${({ theme }) => theme.width.navbar};
  block-size: 100%;
  ${WORDS}: ${({ $isNarrow }) => ($isNarrow ? 0 : 1)};
`;

const DrawerScope = styled(SchemeScope)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding-block-start: env(safe-area-inset-top);
`;
