import { commonMessages } from '@ezone/shell/notices/words';
import { WindowDock } from '@ezone/ui/window-dock';
import type { WindowDockProps } from '@ezone/ui/window-dock';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { writingMessages } from '../writingMessages';
import type { Mail } from '../model/mail';

export type ComposerDockProps = Omit<WindowDockProps, 'windows' | 'labels' | 'children'> & {
  /** The oldest first. */
  drafts: readonly { draft: Mail; isMinimised: boolean }[];
  titleOf: (draft: Mail) => string;
  /** What a draft is written in. */
  children: (draft: Mail) => ReactNode;
};

/** Drafts that are written over the page. */
export const ComposerDock = ({ drafts, titleOf, children, ...dock }: ComposerDockProps) => {
  const { formatMessage } = useIntl();
  return (
    <WindowDock
      {...dock}
      windows={drafts.map(({ draft, isMinimised }) => ({ id: draft.id, title: titleOf(draft), isMinimised }))}
      labels={{ minimise: formatMessage(writingMessages.minimise), close: formatMessage(commonMessages.close) }}
    >
      {(id) => {
        const shown = drafts.find(({ draft }) => draft.id === id);
        return shown && children(shown.draft);
      }}
    </WindowDock>
  );
};
