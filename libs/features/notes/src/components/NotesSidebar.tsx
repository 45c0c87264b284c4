import { labelsMessages } from '@ezone/shell/page/labels';
import { ListSidebar } from '@ezone/shell/page/list-detail';
import { Archive, Bell, PencilLine, StickyNote, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { notesMessages } from '../messages';
import type { NoteLabel } from '../model/note';
import type { NotesView } from '../model/notesIn';
import { pathOfLabel, viewPaths } from '../useNotesView';

export type NotesSidebarProps = {
  view: NotesView;
  labels: readonly NoteLabel[];
  onEditLabels: () => void;
};

const views = ['notes', 'reminders', 'archive'] as const;
const icons: Record<(typeof views)[number], ReactNode> = {
  notes: <StickyNote />,
  reminders: <Bell />,
  archive: <Archive />,
};

/** What the notes are narrowed by: all notes, reminders, archive, and each label. */
export const NotesSidebar = ({ view, labels, onEditLabels }: NotesSidebarProps) => {
  const { formatMessage } = useIntl();
  return (
    <ListSidebar
      label={formatMessage(notesMessages.placesLabel)}
      sections={[
        {
          id: 'views',
          links: views.map((kind) => ({
            to: viewPaths[kind],
            label: formatMessage(notesMessages[kind]),
            icon: icons[kind],
            isCurrent: view.kind === kind,
          })),
        },
        {
          id: 'labels',
          title: formatMessage(notesMessages.labels),
          links: labels.map((label) => ({
            to: pathOfLabel(label),
            label: label.name,
            icon: <Tag />,
            isCurrent: view.kind === 'label' && view.labelId === label.id,
          })),
        },
      ]}
      action={{ label: formatMessage(labelsMessages.edit), icon: <PencilLine />, onPress: onEditLabels }}
    />
  );
};
