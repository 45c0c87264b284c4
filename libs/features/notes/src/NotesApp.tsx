import { useAskedText, useCreateAsked } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { useKeys } from '@ezone/shell/panels/keyboard';
import { useRecordsStore } from '@ezone/shell/records';
import { LabelsDialog } from '@ezone/shell/page/labels';
import { betweenBars } from '@ezone/ui/below-bars';
import { Drawer } from '@ezone/ui/drawer';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { appSidebarWidth } from '@ezone/ui/theme';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { Plus, Search } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { CardActions } from './components/NoteCard';
import { NotesHeader } from './components/NotesHeader';
import { NotesList } from './components/NotesList';
import { NotesSidebar } from './components/NotesSidebar';
import { QuickAdd } from './components/QuickAdd';
import { notesKeyMessages, notesMessages, notesSentences } from './messages';
import { notesCollection } from './model/notesCollection';
import { notesIn } from './model/notesIn';
import { emptyContent } from './model/note';
import type { Note } from './model/note';
import type { NotesView } from './model/notesIn';
import { searchNotes, wordsOf } from './model/searchNotes';
import { OpenNote } from './OpenNote';
import { useNotes } from './useNotes';
import { viewPaths, useNotesView } from './useNotesView';

/** Milliseconds after the cards have moved in which they take no press: another one lies under the pointer of whoever presses twice. */
const SETTLING = 500;

/** Under this name the box for a new note keeps what is written in it. */
const NEW = 'new';

/** The user's notes: places beside them, a box for new ones on top, cards, and the open note over it all. */
export const Page = () => {
  const { view } = useNotesView();
  return view ? <NotesAt view={view} /> : <Navigate to="/pages/errors/error-404" replace />;
};

function NotesAt({ view }: { view: NotesView }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { query, openNoteId, addressWith, open, close, search } = useNotesView();
  const [added, setAdded] = useState(0);
  const [moved, setMoved] = useState(0);
  /** How often another page has written in the box. */
  const [timesAsked, setTimesAsked] = useState(0);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [isEditingLabels, setIsEditingLabels] = useState(false);
  const searchBox = useRef<SearchFieldHandle>(null);
  const { drafts } = useRecordsStore();
  const { notes, labels, areLabelsKnown, actions, labelActions } = useNotes();
  const cardActions = useMemo((): CardActions => {
    const { archive, remove } = actions;
    const moving = (act: (note: Note) => void) => (note: Note) => {
      act(note);
      setMoved((count) => count + 1);
    };
    return { ...actions, open, archive: moving(archive), remove: moving(remove) };
  }, [actions, open]);

  // A view was chosen in it.
  const [shownView, setShownView] = useState(view);
  if (shownView !== view) {
    setShownView(view);
    setIsDrawerOpen(false);
  }
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(added + moved), SETTLING);
    return () => clearTimeout(timer);
  }, [added, moved]);

  const label = view.kind === 'label' ? labels.find(({ id }) => id === view.labelId) : undefined;
  const title =
    view.kind === 'label'
      ? (label?.name ?? formatMessage(notesMessages.labels))
      : formatMessage(notesMessages[view.kind]);
  useDocumentTitle(title);

  const searched = useDeferredValue(query);
  const words = useMemo(() => wordsOf(searched), [searched]);
  const found = useMemo(
    () => notes.records && searchNotes(notesIn(view, notes.records), searched),
    [notes.records, view, searched],
  );

  useCreateAsked(openQuickAdd);
  useAskedText(
    'title',
    (asked, { text = '' }) => {
      // What an earlier visit has left in the box is added, as by a press elsewhere.
      const left = drafts.read(notesCollection.list, NEW);
      if (left) actions.add({ ...emptyContent, ...left });
      drafts.keep(notesCollection.list, NEW, { ...emptyContent, title: asked, description: text });
      setTimesAsked((count) => count + 1);
    },
    true,
    ['text'],
  );
  useKeys([
    {
      keys: 'c',
      icon: <Plus />,
      label: notesKeyMessages.create,
      group: 'page',
      run: openQuickAdd,
    },
    {
      keys: '/',
      icon: <Search />,
      label: notesKeyMessages.search,
      group: 'page',
      run: () => {
        searchBox.current?.focus();
        return undefined;
      },
    },
  ]);

  const addressOf = useCallback((id: string) => addressWith('note', id), [addressWith]);
  const sidebar = (
    <NotesSidebar
      view={view}
      labels={labels}
      onEditLabels={() => {
        setIsDrawerOpen(false);
        setIsEditingLabels(true);
      }}
    />
  );

  // A label that does not exist any more has no notes to show.
  if (view.kind === 'label' && areLabelsKnown && !label) return <Navigate to={viewPaths.notes} replace />;
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
        {(view.kind === 'notes' || view.kind === 'label') && (
          <QuickAdd
            key={`${view.kind === 'label' ? view.labelId : view.kind} ${String(timesAsked)}`}
            draft={drafts.read(notesCollection.list, NEW)}
            onDraft={(content) => {
              if (content) drafts.keep(notesCollection.list, NEW, content);
              else drafts.forget(notesCollection.list, NEW);
            }}
            onAdd={(content) => {
              actions.add(content);
              setAdded((count) => count + 1);
            }}
            labels={labels}
            onCreateLabel={labelActions.add}
            preset={view.kind === 'label' ? { labels: [view.labelId] } : undefined}
          />
        )}
        <Cards $isSettling={settled !== added + moved}>
          <NotesList
            notes={found}
            unsavedOf={notes.unsavedOf}
            labels={labels}
            words={words}
            label={title}
            view={view}
            query={searched}
            addressOf={addressOf}
            actions={cardActions}
            onClearSearch={() => {
              search('');
            }}
            failed={notes.query.isError}
            retrying={notes.query.isFetching}
            onRetry={() => void notes.query.refetch()}
          />
        </Cards>
      </Content>
      <OpenNote
        noteId={openNoteId}
        notes={notes}
        labels={labels}
        onCreateLabel={labelActions.add}
        onClose={close}
        actions={actions}
      />
      <LabelsDialog
        open={isEditingLabels}
        onClose={() => {
          setIsEditingLabels(false);
        }}
        labels={labels}
        onAdd={labelActions.add}
        onRename={labelActions.rename}
        onRemove={(gone) => {
          if (view.kind === 'label' && view.labelId === gone.id) void navigate(viewPaths.notes, { replace: true });
          labelActions.remove(gone);
        }}
      />
      {/* Said again for each: a sentence that stands there already is not read. */}
      <VisuallyHidden role="status">
        {added > 0 && <span key={added}>{formatMessage(notesMessages.added)}</span>}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {query !== '' && found ? formatMessage(notesSentences.found, { count: found.length }) : ''}
      </VisuallyHidden>
    </Frame>
  );
}

/** Opens the box for a new note; answers whether there is one. */
function openQuickAdd() {
  const box = document.querySelector<HTMLElement>('[data-quick-add]');
  // At once, so that the next key is typed into it.
  flushSync(() => box?.click());
  return box !== null;
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
    ${appSidebarWidth}
    block-size: ${betweenBars.height};
    border-inline-end: 1px solid ${({ theme }) => theme.color.border};
    overflow: auto;
  }
`;

const Cards = styled.div<{ $isSettling: boolean }>`
  ${({ $isSettling }) => $isSettling && 'pointer-events: none;'}
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(6)};
  min-inline-size: 0;
  padding-block: ${({ theme }) => theme.space(6)};
  padding-inline: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.sm} {
    padding-inline: ${({ theme }) => theme.space(6)};
  }
`;
