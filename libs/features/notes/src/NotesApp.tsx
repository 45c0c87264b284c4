import { useDocumentTitle } from '@ezone/shell/routing/document';
import { useKeys } from '@ezone/shell/panels/keyboard';
import { betweenBars } from '@ezone/ui/below-bars';
import { Drawer } from '@ezone/ui/drawer';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { LabelsDialog } from './components/LabelsDialog';
import { NotesHeader } from './components/NotesHeader';
import { NotesList } from './components/NotesList';
import { NotesSidebar } from './components/NotesSidebar';
import { QuickAdd } from './components/QuickAdd';
import { notesKeyMessages, notesMessages, notesSentences } from './messages';
import { notesIn } from './model/notesIn';
import type { Place } from './model/notesIn';
import { searchNotes, wordsOf } from './model/searchNotes';
import { OpenNote } from './OpenNote';
import { useAnnouncements } from './useAnnouncements';
import { useCardActions } from './useCardActions';
import { useNoteActions } from './useNoteActions';
import { useNoteLabels } from './useNoteLabels';
import { useNotes } from './useNotes';
import { useNoteTroubles } from './useNoteTroubles';
import { placePaths, usePlace } from './usePlace';
import { useUndo } from './useUndo';

/** One user's notes: places beside them, a box for new ones on top, cards, and the open note over it all. */
export const NotesApp = ({ userId }: { userId: string }) => {
  const { place } = usePlace();
  return place ? <NotesAt userId={userId} place={place} /> : <Navigate to="/pages/errors/error-404" replace />;
};

function NotesAt({ userId, place }: { userId: string; place: Place }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { query, openNoteId, addressWith, open, close, search } = usePlace();
  const [said, announce] = useAnnouncements();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [isEditingLabels, setIsEditingLabels] = useState(false);
  const searchBox = useRef<SearchFieldHandle>(null);

  const store = useNotes({ userId, ...useNoteTroubles(open) });
  const labels = useNoteLabels();
  const undo = useUndo(announce);
  const actions = useNoteActions({ store, labels, undo });
  const cardActions = useCardActions({
    open,
    change: actions.change,
    archive: actions.archive,
    remove: actions.remove,
    retry: actions.retry,
  });

  const label = place.kind === 'label' ? labels.labels.find(({ id }) => id === place.labelId) : undefined;
  const title =
    place.kind === 'label'
      ? (label?.name ?? formatMessage(notesMessages.labels))
      : formatMessage(notesMessages[place.kind]);
  useDocumentTitle(title);

  const searched = useDeferredValue(query);
  const words = useMemo(() => wordsOf(searched), [searched]);
  const here = useMemo(
    () => store.notes && notesIn(place, store.notes).filter(({ id }) => !actions.removed.has(id)),
    [store.notes, place, actions.removed],
  );
  const found = useMemo(() => here && searchNotes(here, searched), [here, searched]);

  useKeys([
    {
      keys: 'c',
      label: notesKeyMessages.create,
      group: 'page',
      run: () => {
        const box = document.querySelector<HTMLElement>('[data-quick-add]');
        box?.click();
        return box !== null;
      },
    },
    {
      keys: '/',
      label: notesKeyMessages.search,
      group: 'page',
      run: () => {
        searchBox.current?.focus();
        return undefined;
      },
    },
    { keys: 'mod+z', label: notesKeyMessages.undo, group: 'page', isPossible: undo.isPossible, run: undo.run },
  ]);

  const add: Parameters<typeof QuickAdd>[0]['onAdd'] = (content) => {
    store.outbox.add(content);
    announce(formatMessage(notesMessages.added));
  };
  const addressOf = useCallback((id: string) => addressWith('note', id), [addressWith]);
  const createLabel = (name: string) => labels.add(name);
  const sidebar = (
    <NotesSidebar
      place={place}
      labels={labels.labels}
      onEditLabels={() => {
        setIsDrawerOpen(false);
        setIsEditingLabels(true);
      }}
      onFollow={() => {
        setIsDrawerOpen(false);
      }}
    />
  );

  // A label that does not exist any more has no notes to show.
  if (place.kind === 'label' && labels.query.isSuccess && !label) return <Navigate to={placePaths.notes} replace />;
  return (
    <Frame>
      <Side data-between-bars>{sidebar}</Side>
      <Drawer
        open={isDrawerOpen}
        onClose={() => {
          setIsDrawerOpen(false);
        }}
        side="start"
        width={280}
        title={formatMessage(notesMessages.placesLabel)}
        closeLabel={formatMessage(notesMessages.closePlaces)}
      >
        {sidebar}
      </Drawer>
      <Content>
        <NotesHeader
          title={title}
          query={query}
          onSearch={search}
          searchRef={searchBox}
          onOpenPlaces={() => {
            setIsDrawerOpen(true);
          }}
        />
        {(place.kind === 'notes' || place.kind === 'label') && (
          <QuickAdd
            key={title}
            draft={store.drafts.readNew()}
            onDraft={(content) => {
              if (content) store.drafts.keepNew(content);
              else store.drafts.forgetNew();
            }}
            onAdd={add}
            labels={labels.labels}
            onCreateLabel={createLabel}
            preset={place.kind === 'label' ? { labels: [place.labelId] } : undefined}
          />
        )}
        <NotesList
          notes={found}
          labels={labels.labels}
          words={words}
          label={title}
          place={place}
          query={searched}
          addressOf={addressOf}
          actions={cardActions}
          onClearSearch={() => {
            search('');
          }}
          failed={store.query.isError}
          retrying={store.query.isFetching}
          onRetry={() => void store.query.refetch()}
        />
      </Content>
      <OpenNote
        noteId={openNoteId}
        store={store}
        labels={labels.labels}
        onCreateLabel={createLabel}
        onClose={close}
        onArchive={actions.archive}
        onRemove={actions.remove}
        undo={undo}
      />
      <LabelsDialog
        open={isEditingLabels}
        onClose={() => {
          setIsEditingLabels(false);
        }}
        labels={labels.labels}
        onAdd={(name) => void labels.add(name).catch(() => undefined)}
        onRename={({ id }, name) => void labels.rename(id, name).catch(() => undefined)}
        onRemove={(gone) => {
          if (place.kind === 'label' && place.labelId === gone.id) void navigate(placePaths.notes, { replace: true });
          actions.removeLabel(gone).catch(() => undefined);
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <VisuallyHidden role="status">
        {query !== '' && found ? formatMessage(notesSentences.found, { count: found.length }) : ''}
      </VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex: 1;
`;

const Side = styled.div`
  display: none;

  ${({ theme }) => theme.up.lg} {
    display: block;
    flex: none;
    position: sticky;
    inset-block-start: ${betweenBars.start};
    align-self: flex-start;
    inline-size: ${({ theme }) => theme.width.sidebar};
    max-block-size: ${betweenBars.height};
    overflow: auto;
  }
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(6)};
  min-inline-size: 0;
  padding: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.sm} {
    padding: ${({ theme }) => theme.space(6)};
  }
`;
