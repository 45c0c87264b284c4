import { IconButton } from '@ezone/ui/icon-button';
import { mirroredInRtl, SchemeScope } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import { Tooltip } from '@ezone/ui/tooltip';
import { useSelector } from '@xstate/react';
import { ChevronsRight } from 'lucide-react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import { NavItem, NavList } from '../navbar';
import { ShortcutLink, ShortcutMenuButton } from '../shortcuts';
import { shortcutMessages } from '../shortcuts/messages';
import type { Shortcuts } from '../shortcuts';
import type { sidePanelMachine } from './sidePanelMachine';

/** What the panel of shortcuts says. */
const leftPanelMessages = defineMessages({
  open: { id: 'shell.leftPanel.open', defaultMessage: 'Open the shortcut panel' },
  close: { id: 'shell.leftPanel.close', defaultMessage: 'Close the shortcut panel' },
  empty: { id: 'shell.leftPanel.empty', defaultMessage: 'No shortcuts yet.' },
});

export type ShortcutPanelProps = {
  actor: ActorRefFrom<typeof sidePanelMachine>;
  shortcuts: Shortcuts;
  /** @default the page's */
  scheme?: SchemeName | undefined;
  /** It stands on one surface with the page's toolbar. @default false */
  isOfPage?: boolean;
};

/** All shortcuts: a rail of icons, or icons with their titles. */
export const ShortcutPanel = ({ actor, shortcuts, scheme, isOfPage = false }: ShortcutPanelProps) => {
  const { formatMessage } = useIntl();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const title = formatMessage(shortcutMessages.title);
  const toggle = formatMessage(isOpen ? leftPanelMessages.close : leftPanelMessages.open);
  return (
    <Panel as="nav" scheme={scheme} aria-label={title} $isOpen={isOpen} $isOfPage={isOfPage}>
      <Head>
        {isOpen && <span aria-hidden>{title}</span>}
        <Tooltip text={toggle} placement="end">
          <IconButton
            icon={
              <Towards $isOpen={isOpen}>
                <ChevronsRight />
              </Towards>
            }
            label={toggle}
            size="large"
            onPress={() => actor.send({ type: 'toggle.pressed' })}
          />
        </Tooltip>
      </Head>
      <Scroll>
        {isOpen ? (
          <NavList role="list">
            {shortcuts.chosen.map((page) => (
              <NavItem key={page.id} entry={page} collapsed={[]} onToggle={() => undefined} onPanel={() => undefined} />
            ))}
          </NavList>
        ) : (
          <Rail role="list">
            {shortcuts.chosen.map((page) => (
              <li key={page.id}>
                <ShortcutLink page={page} placement="end" />
              </li>
            ))}
          </Rail>
        )}
        {isOpen && shortcuts.chosen.length === 0 && <Empty>{formatMessage(leftPanelMessages.empty)}</Empty>}
        <Foot $isOpen={isOpen}>
          <ShortcutMenuButton shortcuts={shortcuts} place="panel" hasWords={isOpen} />
        </Foot>
      </Scroll>
    </Panel>
  );
};

const Panel = styled(SchemeScope)<{ $isOpen: boolean; $isOfPage: boolean }>`
  ${({ theme, $isOfPage }) => $isOfPage && `background: ${theme.color.surface};`}
  position: sticky;
  inset-block-start: 0;
  z-index: ${({ theme }) => theme.layer.navbar};
  display: flex;
  flex: none;
  flex-direction: column;
  align-self: flex-start;
  inline-size: ${({ theme, $isOpen }) => ($isOpen ? theme.width.navbar : theme.width.navbarFolded)};
  block-size: 100dvh;
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  block-size: calc(${({ theme }) => theme.width.toolbar} + env(safe-area-inset-top));
  padding-block-start: env(safe-area-inset-top);
  padding-inline: ${({ theme }) => theme.px(11.5)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  & > span {
    padding-inline-start: ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.type.cardTitle}
  }
`;

/* Double arrows that point to where the edge of the panel goes. */
const Towards = styled.span<{ $isOpen: boolean }>`
  display: grid;
  transform: scaleX(${({ $isOpen }) => ($isOpen ? -1 : 1)});
  ${mirroredInRtl}
`;

const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  padding-block: ${({ theme }) => theme.space(2)};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
`;

const Rail = styled.ul`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space(1)};
`;

const Empty = styled.p`
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  color: ${({ theme }) => theme.color.textMuted};
`;

const Foot = styled.div<{ $isOpen: boolean }>`
  display: flex;
  justify-content: ${({ $isOpen }) => ($isOpen ? 'flex-start' : 'center')};
  padding-block: ${({ theme, $isOpen }) => theme.space($isOpen ? 3 : 1)};
  padding-inline: ${({ theme, $isOpen }) => ($isOpen ? theme.space(4) : 0)};
`;
