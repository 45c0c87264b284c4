import { ListSidebar } from '@ezone/shell/page/list-detail';
import type { ListSidebarLink } from '@ezone/shell/page/list-detail';
import { theme } from '@ezone/ui/theme';
import {
  Archive,
  Bookmark,
  FilePen,
  Image as ImageIcon,
  Inbox,
  OctagonAlert,
  Send,
  Star,
  Tag,
  Trash2,
} from 'lucide-react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { filterMessages, folderMessages, mailMessages } from '../messages';
import type { Mail, MailLabel } from '../model/mail';
import { countsOf } from '../model/mailsIn';
import { filterHandles, folderHandles, pathOfView } from '../model/mailView';
import type { MailFilter, MailFolder, MailView } from '../model/mailView';

/** What each folder is known by. */
export const folderIcons: Record<MailFolder, ReactNode> = {
  inbox: <Inbox />,
  sent: <Send />,
  drafts: <FilePen />,
  archive: <Archive />,
  spam: <OctagonAlert />,
  trash: <Trash2 />,
};
const filterIcons: Record<MailFilter, ReactNode> = { starred: <Star />, important: <Bookmark /> };

export type MailSidebarProps = {
  view: MailView;
  /** Undefined until it is known which there are. */
  mails: readonly Mail[] | undefined;
  labels: readonly MailLabel[];
  /** Shows the senders whose images are always shown; undefined where there are none. */
  onShowTrusted: (() => void) | undefined;
};

/** Where mails are: the folders, the filters and the labels, with what waits for its reader in each. */
export const MailSidebar = ({ view, mails, labels, onShowTrusted }: MailSidebarProps) => {
  const { formatMessage } = useIntl();
  const counts = useMemo(() => mails && countsOf(mails, labels), [mails, labels]);
  const linkTo = (to: MailView, label: string, icon: ReactNode): ListSidebarLink => ({
    to: pathOfView(to),
    label,
    icon,
    count: counts?.get(pathOfView(to)),
    isCurrent: pathOfView(view) === pathOfView(to),
  });
  return (
    <ListSidebar
      label={formatMessage(mailMessages.parts)}
      {...(onShowTrusted && {
        action: { label: formatMessage(mailMessages.trusted), icon: <ImageIcon />, onPress: onShowTrusted },
      })}
      sections={[
        {
          id: 'folders',
          links: folderHandles.map((handle) =>
            linkTo({ kind: 'folder', handle }, formatMessage(folderMessages[handle]), folderIcons[handle]),
          ),
        },
        {
          id: 'filters',
          title: formatMessage(mailMessages.filters),
          links: filterHandles.map((handle) =>
            linkTo({ kind: 'filter', handle }, formatMessage(filterMessages[handle]), filterIcons[handle]),
          ),
        },
        // A heading of nothing says nothing.
        ...(labels.length === 0
          ? []
          : [
              {
                id: 'labels',
                title: formatMessage(mailMessages.labels),
                links: labels.map(({ handle, title, color }) =>
                  linkTo({ kind: 'label', handle }, title, <Tag style={{ color: theme.visible(color) }} />),
                ),
              },
            ]),
      ]}
    />
  );
};
