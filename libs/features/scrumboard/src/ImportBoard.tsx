import { FileImportDialog } from '@ezone/shell/page/file-import';
import type { ImportRow } from '@ezone/shell/page/file-import';
import { SquareKanban } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { readTrello } from './files/trello';
import { boardMessages, boardSentences } from './messages';
import type { BoardDraft } from './model/board';

type Row = ImportRow & { name: string; list: string };

/** Brings a board in that Trello has exported: its cards are shown before, and the board is one step to be taken back. */
export const ImportBoard = ({ onImport, onClose }: { onImport: (draft: BoardDraft) => void; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const draft = useRef<ReturnType<typeof readTrello>>(null);
  const read = (text: string): Row[] => {
    const board = readTrello(text);
    draft.current = board;
    const listOf = new Map(board.lists.flatMap(({ name, idCards = [] }) => idCards.map((id) => [id, name] as const)));
    return board.cards.map(({ id, name }, index) => ({
      ...{ id, name, line: index + 1, problem: null, isKnown: false, list: listOf.get(id) ?? '' },
    }));
  };
  const show = useCallback(({ list }: Row) => ({ avatar: <SquareKanban />, secondary: <bdi>{list}</bdi> }), []);
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
