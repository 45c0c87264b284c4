import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { ErrorState } from '@ezone/ui/error-state';
import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { Archive, Bell, SearchX, StickyNote, Tag } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { notesMessages, notesSentences } from '../messages';
import type { NotesView } from '../model/notesIn';
import { NoteGrid } from './NoteGrid';
import type { NoteGridProps } from './NoteGrid';

export type NotesListProps = Omit<NoteGridProps, 'notes'> & {
  /** The notes of the view that were found; undefined while none are known. */
  notes: NoteGridProps['notes'] | undefined;
  view: NotesView;
  /** The search as it was typed. */
  query: string;
  onClearSearch: () => void;
  /** The notes could not be loaded. */
  failed: boolean;
  /** They are being loaded once more. */
  retrying: boolean;
  onRetry: () => void;
};

const icons: Record<NotesView['kind'], ReactNode> = {
  notes: <StickyNote />,
  archive: <Archive />,
  reminders: <Bell />,
  label: <Tag />,
};

const heights = ['18rem', '12rem', '22rem', '14rem', '20rem', '10rem', '16rem', '13rem'];

/** The cards of a view, or what stands there while there are none. */
export const NotesList = ({
  notes: found,
  view,
  query,
  onClearSearch,
  failed,
  retrying,
  onRetry,
  ...grid
}: NotesListProps) => {
  const { formatMessage } = useIntl();
  // The first cards are drawn in small steps, between which the page answers.
  const notes = useDeferredValue(found !== undefined) ? found : undefined;
  if (notes && notes.length > 0) return <NoteGrid key={JSON.stringify(view)} notes={notes} {...grid} />;
  if (notes && query !== '')
    return (
      <EmptyState
        icon={<SearchX />}
        action={<Button onPress={onClearSearch}>{formatMessage(commonMessages.clear)}</Button>}
      >
        {formatMessage(notesSentences.nothingFound, { place: grid.label, query })}
      </EmptyState>
    );
  if (notes)
    return (
      <EmptyState icon={icons[view.kind]}>
        {view.kind === 'label'
          ? formatMessage(notesSentences.emptyLabel, { name: grid.label })
          : formatMessage(emptyTexts[view.kind])}
      </EmptyState>
    );
  if (failed)
    return (
      <ErrorState
        title={formatMessage(notesMessages.notLoaded)}
        retry={{ label: formatMessage(commonMessages.retry), onPress: onRetry, isPending: retrying }}
      >
        {formatMessage(notesMessages.notLoadedAdvice)}
      </ErrorState>
    );
  return (
    <SkeletonGroup label={formatMessage(notesMessages.loading)}>
      <Cards>
        {heights.map((height) => (
          <Skeleton key={height} shape="card" height={height} />
        ))}
      </Cards>
    </SkeletonGroup>
  );
};

const emptyTexts = {
  notes: notesMessages.emptyNotes,
  archive: notesMessages.emptyArchive,
  reminders: notesMessages.emptyReminders,
} as const;

const Cards = styled.div`
  columns: 24rem;
  column-gap: ${({ theme }) => theme.space(4)};

  & > * {
    margin-block-end: ${({ theme }) => theme.space(4)};
    break-inside: avoid;
  }
`;
