import { Avatar } from '@ezone/ui/avatar';
import { Chip } from '@ezone/ui/chip';
import { Menu, MenuItem, MenuSeparator } from '@ezone/ui/menu';
import { isDarkScheme, schemeTwin } from '@ezone/ui/theme';
import { visuallyHidden } from '@ezone/ui/visually-hidden';
import {
  CalendarDays,
  ChevronDown,
  CircleUserRound,
  Inbox,
  LogIn,
  LogOut,
  Maximize,
  Minimize,
  Moon,
  Palette,
  Settings,
  ShieldUser,
  Sun,
  UserPlus,
} from 'lucide-react';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { fetchDialogAhead } from '../../notices/dialog';
import type { User } from '../../session';
import { LanguageSection } from '../../settings/language/LanguageSection';
import { FontSizeItem } from '../font-size';
import { fullscreenMessages, isFullscreen } from '../fullscreen';
import type { Fullscreen } from '../fullscreen';
import { useShownKey } from '../../panels/keyboard';
import type { Panel } from '../../panels/panel';
import { quickPanelMessages } from '../../panels/quick-panel/messages';
import { settingsEdgeMessages } from '../../panels/settings-panel';
import type { SettingsPanelsControl } from '../../panels/settings-panel';
import { useSettings } from '../../settings';
import { useChangeSettings } from '../../settings/ChangeSettings';
import { hidesInTightToolbar, inNarrowToolbar, inTinyToolbar } from '../toolbar/tightToolbar';
import { userMenuMessages } from './messages';
import { useIdentity } from './useIdentity';
import { useSignOut } from './useSignOut';

export type UserMenuProps = {
  /** Null for a guest. */
  user: User | null;
  /** Whether there is a page at a path: an entry that would lead nowhere is left out. */
  hasPage: (path: string) => boolean;
  /** Adds an entry that fills the screen. */
  fullscreen?: Fullscreen | undefined;
  /** Adds entries that open the settings and the colour schemes. */
  settingsPanels?: SettingsPanelsControl | undefined;
  /** Adds what a toolbar on a phone has no room for: the quick panel, font size and language. */
  rest?: PanelItemsProps | undefined;
};

const entries = {
  signedIn: [
    { path: '/pages/profile', message: userMenuMessages.profile, icon: <CircleUserRound /> },
    { path: '/apps/account', message: userMenuMessages.account, icon: <ShieldUser /> },
    { path: '/apps/mail', message: userMenuMessages.inbox, icon: <Inbox /> },
  ],
  guest: [
    { path: '/login', message: userMenuMessages.login, icon: <LogIn /> },
    { path: '/register', message: userMenuMessages.register, icon: <UserPlus /> },
  ],
};

/** Who is here, their pages, light or dark, and the way in or out. */
export const UserMenu = ({ user, hasPage, fullscreen, settingsPanels, rest }: UserMenuProps) => {
  const { formatMessage } = useIntl();
  const { name, role, photo } = useIdentity(user);
  const { settings } = useSettings();
  const change = useChangeSettings();
  const signOut = useSignOut();
  const settingsKey = useShownKey('shift+.');
  const isDark = isDarkScheme(settings.scheme);
  const pages = entries[user ? 'signedIn' : 'guest'].filter(({ path }) => hasPage(path));
  const trigger = useRef<HTMLButtonElement>(null);

  return (
    <Menu
      label={name}
      placement="bottom end"
      // Signing out may ask, without a network too. On a phone that was not fetched ahead.
      onOpenChange={(isOpen) => {
        if (isOpen) fetchDialogAhead();
      }}
      trigger={
        <Trigger
          type="button"
          ref={(button) => {
            trigger.current = button;
            settingsPanels?.panel.setOpener(button);
            rest?.quickPanel?.setOpener(button);
          }}
        >
          <Avatar name={name} src={photo} size="medium" decorative />
          <Words>
            <bdi>{name}</bdi> {user && <span>{role}</span>}
          </Words>
          <ChevronDown aria-hidden />
        </Trigger>
      }
      header={
        user && (
          <Person>
            <Avatar name={name} src={photo} size="large" decorative />
            <Lines>
              <bdi>{name}</bdi>
              <bdi>{user.data.email}</bdi>
            </Lines>
            <Chip>{role}</Chip>
          </Person>
        )
      }
    >
      {rest && <PanelItems {...rest} onOpen={(panel) => panel.setOpener(trigger.current)} />}
      {pages.map(({ path, message, icon }) => (
        <MenuItem key={path} href={path} icon={icon}>
          {formatMessage(message)}
        </MenuItem>
      ))}
      {pages.length > 0 && <MenuSeparator />}
      <MenuItem
        icon={isDark ? <Sun /> : <Moon />}
        onAction={() => change({ theme: { main: schemeTwin(settings.scheme) } })}
      >
        {formatMessage(isDark ? userMenuMessages.lightColours : userMenuMessages.darkColours)}
      </MenuItem>
      {settingsPanels && (
        <MenuItem icon={<Settings />} shortcut={settingsKey} onAction={settingsPanels.pressSettings}>
          {formatMessage(settingsEdgeMessages.settings)}
        </MenuItem>
      )}
      {settingsPanels && (
        <MenuItem icon={<Palette />} onAction={settingsPanels.pressSchemes}>
          {formatMessage(settingsEdgeMessages.schemes)}
        </MenuItem>
      )}
      {rest && <FontSizeItem />}
      {fullscreen && <FullscreenItem actor={fullscreen} />}
      {rest && <MenuSeparator />}
      {rest && <LanguageSection hasTitle />}
      {user && <MenuSeparator />}
      {user && (
        <MenuItem icon={<LogOut />} onAction={signOut}>
          {formatMessage(userMenuMessages.logout)}
        </MenuItem>
      )}
    </Menu>
  );
};

type PanelItemsProps = { quickPanel: Panel | undefined };

/** The panel that a wider toolbar has a button for. */
function PanelItems({ quickPanel, onOpen }: PanelItemsProps & { onOpen: (panel: Panel) => void }) {
  const { formatMessage } = useIntl();
  const quickPanelKey = useShownKey('.');
  if (!quickPanel) return null;
  return (
    <>
      <MenuItem
        icon={<CalendarDays />}
        shortcut={quickPanelKey}
        onAction={() => {
          onOpen(quickPanel);
          quickPanel.open();
        }}
      >
        {formatMessage(quickPanelMessages.title)}
      </MenuItem>
      <MenuSeparator />
    </>
  );
}

function FullscreenItem({ actor }: { actor: Fullscreen }) {
  const { formatMessage } = useIntl();
  const isFull = useSelector(actor, isFullscreen);
  return (
    <MenuItem icon={isFull ? <Minimize /> : <Maximize />} onAction={() => actor.send({ type: 'toggle.pressed' })}>
      {formatMessage(isFull ? fullscreenMessages.leave : fullscreenMessages.enter)}
    </MenuItem>
  );
}

const Trigger = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 4.4rem;
  padding-inline: ${({ theme }) => theme.space(2)};
  border: none;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: inherit;
  text-align: start;
  cursor: pointer;
  transition: background ${({ theme }) => theme.motion.hover};

  &:hover,
  &[aria-expanded='true'] {
    background: ${({ theme }) => theme.color.hover};
  }

  & > svg {
    flex: none;
    inline-size: 1.6rem;
    block-size: 1.6rem;
    color: ${({ theme }) => theme.color.textMuted};
  }

  ${inTinyToolbar} {
    justify-content: center;
    min-inline-size: 4.4rem;
    padding-inline: ${({ theme }) => theme.space(1)};

    & > svg {
      display: none;
    }
  }
`;

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
`;

const Lines = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.type.control}

  & > :last-child {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
    font-weight: 400;
  }
`;

const Words = styled.span`
  /* On a narrow screen the picture stands for the name, which is still the name of the button. */
  ${visuallyHidden}

  ${({ theme }) => theme.up.md} {
    position: static;
    display: grid;
    inline-size: auto;
    max-inline-size: 20rem;
    block-size: auto;
    margin: 0;
    clip-path: none;
  }

  ${hidesInTightToolbar}

  ${inNarrowToolbar} {
    ${visuallyHidden}
  }

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > bdi {
    ${({ theme }) => theme.type.control}
  }

  & > span {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
