import { FileImportDialog, FileProblem } from '@ezone/shell/page/file-import';
import type { ImportRow } from '@ezone/shell/page/file-import';
import { useCurrentUser } from '@ezone/shell/session';
import { Archive, SquareKanban } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { NoTrelloBoard, readTrello } from './files/trello';
import type { TrelloPart } from './files/trello';
import { boardMessages, boardSentences, importMessages } from './messages';
import type { BoardDraft } from './model/board';

type Row = ImportRow & Pick<TrelloPart, 'name' | 'list' | 'isArchived' | 'isDateDone' | 'cut' | 'left'>;

/** Brings a board in that Trello has exported: what becomes of it is shown before, and the board is one step to be taken back. */
export const ImportBoard = ({ onImport, onClose }: { onImport: (draft: BoardDraft) => void; onClose: () => void }) => {
  const { formatMessage, formatList, formatDate } = useIntl();
  const user = useCurrentUser();
  const draft = useRef<BoardDraft>(null);
  const read = (text: string): Row[] => {
    try {
      const me = { id: user?.uuid ?? '', name: user?.data.displayName ?? '' };
      const board = readTrello(text, me, {
        name: formatMessage(boardMessages.due),
        write: (date) => formatDate(date, { dateStyle: 'medium', timeStyle: 'short' }),
      });
      draft.current = board.draft;
      // What does not come along is said first.
      const parts = board.parts.toSorted((one, other) => Number(one.problem === null) - Number(other.problem === null));
      return parts.map(({ problem, ...part }, index) => ({
        ...{ ...part, line: index + 1, isKnown: false },
        problem: problem === null ? null : formatMessage(importMessages[problem]),
      }));
    } catch (error) {
      if (!(error instanceof NoTrelloBoard)) throw error;
      const { why, line } = error;
      throw new FileProblem(
        why === 'broken' ? formatMessage(boardSentences.fileBroken, { line }) : formatMessage(importMessages.other),
      );
    }
  };
  const show = useCallback(
    ({ list, isArchived, isDateDone, cut, left }: Row) => ({
      avatar: isArchived ? <Archive /> : <SquareKanban />,
      secondary: (
        <>
          <bdi>{list}</bdi>
          {[
            ...(isArchived ? [formatMessage(importMessages.inArchive)] : []),
            ...(isDateDone ? [formatMessage(importMessages.dateDone)] : []),
            ...(cut.length > 0
              ? [
                  formatMessage(boardSentences.cut, {
                    what: formatList(cut.map((one) => formatMessage(importMessages[one]))),
                  }),
                ]
              : []),
            ...(left.length > 0 ? [formatMessage(boardSentences.left, { names: formatList(left) })] : []),
          ].map((said) => ` · ${said}`)}
        </>
      ),
    }),
    [formatMessage, formatList],
  );
  const textOf = useCallback(({ name }: Row) => name, []);
  return (
    <FileImportDialog
      title={formatMessage(boardMessages.import)}
      description={formatMessage(boardMessages.importWhat)}
      accept=".json,application/json"
      addLabel={(count) => formatMessage(boardSentences.importRun, { count })}
      {...{ read, textOf, show, onClose }}
      add={() => {
        if (draft.current) onImport(draft.current);
      }}
      onDone={onClose}
    />
  );
};
