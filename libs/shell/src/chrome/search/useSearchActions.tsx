import { languages, nativeNames, useLanguage } from '@ezone/i18n';
import { isDarkScheme, schemeTwin } from '@ezone/ui/theme';
import { Keyboard, Languages, LogOut, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { appKeys } from '../../panels/keyboard';
import { keysToChoose } from '../../panels/keyboard/keyMap';
import { useLanguageControl } from '../../settings/language';
import { languageMessages } from '../../settings/language/messages';
import { menuIcons } from '../../routing/menu/menuIcons';
import type { PagePlace } from '../../routing';
import type { NavEntry, NavGroup } from '../../routing/menu';
import { useSettings } from '../../settings';
import { useChangeSettings } from '../../settings/ChangeSettings';
import { commonMessages } from '../../notices/words';
import { useSignOut } from '../user-menu';
import { userMenuMessages } from '../user-menu/messages';
import type { SearchItem } from './searchMachine';

/** Something that can be found, as it looks, and what it does. */
export type SearchAction = SearchItem & {
  icon?: ReactNode;
  /** The keys that do the same, as a key binding names them. */
  keys?: string | undefined;
  run: () => void;
};

/** An entry of the menu, and those within it. */
export const withChildren = (entry: NavEntry): NavEntry[] => [entry, ...(entry.children ?? []).flatMap(withChildren)];

type SearchActions = {
  /** All that can be found now. */
  collect: () => SearchAction[];
  /** What leads to places of a page. */
  toPlaces: (page: NavEntry, places: readonly PagePlace[]) => SearchAction[];
};

/**
 * Looks up all that can be found now: the pages of the menu with the places within them, and as commands whatever has a key, the languages, light or dark
 * colours, and the way out.
 */
export function useSearchActions(groups: readonly NavGroup[], isSignedIn: boolean): SearchActions {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const { chooseLanguage } = useLanguageControl();
  const { settings } = useSettings();
  const change = useChangeSettings();
  const signOut = useSignOut();

  const toPlaces: SearchActions['toPlaces'] = ({ title, icon: Icon }, places) =>
    places.map((place): SearchAction => {
      const Shown = place.icon ? menuIcons[place.icon] : Icon;
      return {
        ...{ kind: 'pages', id: place.path, icon: Shown && <Shown /> },
        // Several apps may have an archive.
        label: `${formatMessage(place.title)} – ${formatMessage(title)}`,
        run: () => void navigate(place.path),
      };
    });

  const pages = () =>
    groups
      .flatMap(({ entries }) => entries.flatMap(withChildren))
      .flatMap((entry): SearchAction[] => {
        const { id, title, icon: Icon, path, panel, places = [] } = entry;
        const icon = Icon && <Icon />;
        const run = panel ? panel.open : path === undefined ? undefined : () => void navigate(path);
        const way = appKeys.getBindings().find(({ group, label }) => group === 'goTo' && label.id === title.id);
        const label = formatMessage(title);
        return [
          ...(run ? [{ kind: 'pages' as const, id, label, icon, keys: way?.keys, run }] : []),
          ...toPlaces(entry, places),
        ];
      });

  const keyed = () =>
    keysToChoose(appKeys.getBindings())
      .filter(({ group, label }) => group !== 'goTo' && label !== commonMessages.search)
      .map(({ keys, label, icon = <Keyboard />, run }): SearchAction => ({
        ...{ kind: 'commands', id: `key ${keys}`, icon, label: formatMessage(label), keys },
        run: () => void run(),
      }));

  const others = (): SearchAction[] => {
    const isDark = isDarkScheme(settings.scheme);
    const colours: SearchAction = {
      ...{ kind: 'commands', id: 'colours', icon: isDark ? <Sun /> : <Moon /> },
      label: formatMessage(isDark ? userMenuMessages.lightColours : userMenuMessages.darkColours),
      run: () => change({ theme: { main: schemeTwin(settings.scheme) } }),
    };
    const inLanguages = languages
      .filter((other) => other !== language)
      .map((other): SearchAction => ({
        ...{ kind: 'commands', id: `language ${other}`, icon: <Languages /> },
        label: `${formatMessage(languageMessages.label)}: ${nativeNames[other]}`,
        run: () => chooseLanguage(other),
      }));
    const logout: SearchAction = {
      ...{ kind: 'commands', id: 'logout', icon: <LogOut /> },
      label: formatMessage(userMenuMessages.logout),
      run: signOut,
    };
    return [colours, ...inLanguages, ...(isSignedIn ? [logout] : [])];
  };

  return { collect: () => [...pages(), ...keyed(), ...others()], toPlaces };
}
