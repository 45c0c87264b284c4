import { CalendarDays, PanelLeft, Settings } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { keyMessages, useKeys } from '../../panels/keyboard';
import type { KeyBinding } from '../../panels/keyboard';
import { mayAccess } from '../../routing';
import type { AppRoute } from '../../routing';

type ShellKeys = {
  routes: readonly AppRoute[];
  /** Of whoever is here; empty for a guest. */
  roles: readonly string[];
  /** Folds or unfolds the navbar; null where it cannot be folded. */
  fold: (() => void) | null;
  /** Null for a guest, who has no such panel. */
  toggleQuickPanel: (() => void) | null;
  toggleSettings: () => void;
};

const doing = (run: () => void) => () => {
  run();
  return undefined;
};

/** The keys that work on every page. Those that lead to a page follow from the routes. */
export function useShellKeys({ routes, roles, fold, toggleQuickPanel, toggleSettings }: ShellKeys): void {
  const navigate = useNavigate();
  const ways = routes.flatMap(({ path, title, access, menu }): KeyBinding[] =>
    menu?.key && mayAccess(access, roles)
      ? [
          {
            keys: `g ${menu.key}`,
            label: title,
            group: 'goTo',
            run: doing(() => void navigate(path.replace(/\/\*$/, ''))),
          },
        ]
      : [],
  );
  const own: KeyBinding[] = [
    {
      keys: 'shift+.',
      icon: <Settings />,
      label: keyMessages.settings,
      group: 'everywhere',
      run: doing(toggleSettings),
    },
  ];
  if (toggleQuickPanel)
    own.push({
      keys: '.',
      icon: <CalendarDays />,
      label: keyMessages.quickPanel,
      group: 'everywhere',
      run: doing(toggleQuickPanel),
    });
  if (fold)
    own.push({ keys: '[', icon: <PanelLeft />, label: keyMessages.fold, group: 'everywhere', run: doing(fold) });
  useKeys([...own, ...ways]);
}
