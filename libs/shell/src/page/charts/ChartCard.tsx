import { Card } from '@ezone/ui/card';
import { ChartTable, drawPicture } from '@ezone/ui/charts';
import type { ChartRows } from '@ezone/ui/charts';
import { EmptyState } from '@ezone/ui/empty-state';
import { IconButton } from '@ezone/ui/icon-button';
import { PartBoundary } from '@ezone/ui/lazy-content';
import { MenuButton, MenuItem } from '@ezone/ui/menu';
import { Skeleton } from '@ezone/ui/skeleton';
import { Tooltip } from '@ezone/ui/tooltip';
import { ChartColumn, Clipboard, Ellipsis, Image, Table2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { saveBlob } from '../../data/files';
import { QueryView } from '../../data/query-view';
import type { ShownQuery } from '../../data/query-view';
import { useToast } from '../../notices/toast';
import { chartMessages, chartSentences } from './messages';

export type ChartCardProps<Data> = {
  /** What it shows, already translated. Its heading. */
  title: string;
  /** Below the title: of which days it is, where its numbers come from. */
  note?: ReactNode;
  /** Beside the title: what is chosen for this card alone. */
  controls?: ReactNode;
  query: ShownQuery<Data>;
  /** The same as a table: seen with "View data", and copied. Without rows the card says that there is nothing. */
  table: (data: Data) => ChartRows;
  /** Of the drawing and of the table in its place, so that nothing moves when they arrive. @default '28rem' */
  height?: string;
  /** A row's first cell is a button for what is behind it; its place among the rows. */
  onPick?: (place: number, data: Data) => void;
  /** Does not announce what becomes of its query: others show the same, and a `QueryNews` speaks for all. @default false */
  isQuiet?: boolean;
  /** The drawing, of the same height: a DrawnChart or any other `svg`. Without it the card is a table. */
  children?: (data: Data) => ReactNode;
};

/**
 * A chart with its title, its table in place of it, and what can be taken from it: a table as CSV and a picture. It is loaded, fails and
 * is tried again alone. Its route fetches the sentences of `chart`.
 */
export const ChartCard = <Data,>(props: ChartCardProps<Data>) => {
  const { title, note, controls, query, table, height = '28rem', onPick, isQuiet = false, children } = props;
  const { formatMessage } = useIntl();
  const [isRead, setIsRead] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const drawing = useRef<HTMLDivElement>(null);
  const noteBox = useRef<HTMLDivElement>(null);
  const id = useId();
  const rows = query.data === undefined ? undefined : table(query.data);
  const hasRows = rows !== undefined && rows.rows.length > 0;
  const wayOver = formatMessage(isRead ? chartMessages.viewChart : chartMessages.viewData);
  return (
    <Frame as="section" $padding="none" aria-labelledby={id}>
      <Head>
        <Titles>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {note && <Note ref={noteBox}>{note}</Note>}
        </Titles>
        <Actions>
          {controls}
          {children && (
            <Tooltip text={wayOver}>
              <IconButton
                icon={isRead ? <ChartColumn /> : <Table2 />}
                label={`${wayOver}: ${title}`}
                size="dense"
                isDisabled={!hasRows}
                onPress={() => setIsRead(!isRead)}
              />
            </Tooltip>
          )}
          <TakeMenu
            title={title}
            rows={rows}
            drawing={drawing}
            note={noteBox}
            isDrawn={children !== undefined && !isRead && !isBroken}
            isDisabled={!hasRows}
          />
        </Actions>
      </Head>
      <Body style={{ minBlockSize: height }}>
        <QueryView
          query={query}
          isQuiet={isQuiet}
          loading={formatMessage(chartSentences.loading, { title })}
          failed={formatMessage(chartSentences.failed, { title })}
          skeleton={<Skeleton shape="card" height={height} />}
          isEmpty={() => !hasRows}
          empty={<EmptyState icon={<ChartColumn />}>{formatMessage(chartMessages.nothing)}</EmptyState>}
        >
          {(data) =>
            rows && (!children || isRead || isBroken) ? (
              <ChartTable
                {...rows}
                label={formatMessage(chartSentences.data, { title })}
                height={height}
                {...(onPick && { onPick: (place: number) => onPick(place, data) })}
              />
            ) : (
              <div ref={drawing}>
                {/* What cannot be drawn can still be read. */}
                <PartBoundary onBreak={() => setIsBroken(true)}>{children?.(data)}</PartBoundary>
              </div>
            )
          }
        </QueryView>
      </Body>
    </Frame>
  );
};

type TakeMenuProps = {
  title: string;
  rows: ChartRows | undefined;
  /** What holds the drawing. */
  drawing: RefObject<Element | null>;
  /** What is said below the title. */
  note: RefObject<Element | null>;
  isDrawn: boolean;
  isDisabled: boolean;
};

function TakeMenu({ title, rows, drawing, note, isDrawn, isDisabled }: TakeMenuProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const copy = async () => {
    if (!rows) return;
    try {
      const { plainTable } = await import('./plainTable');
      await navigator.clipboard.writeText(plainTable(rows));
      toast.show({ variant: 'success', message: formatMessage(chartMessages.copied) });
    } catch {
      // Without https, or without the permission.
      toast.show({ variant: 'error', message: formatMessage(chartMessages.notCopied) });
    }
  };
  const save = async () => {
    if (!drawing.current) return;
    try {
      saveBlob(`${title}.png`, await drawPicture(drawing.current, { title, note: note.current?.textContent ?? '' }));
    } catch {
      toast.show({ variant: 'error', message: formatMessage(chartMessages.noPicture) });
    }
  };
  return (
    <MenuButton
      iconOnly
      icon={<Ellipsis />}
      label={formatMessage(chartSentences.more, { title })}
      size="dense"
      isDisabled={isDisabled}
    >
      <MenuItem icon={<Clipboard />} onAction={() => void copy()}>
        {formatMessage(chartMessages.copy)}
      </MenuItem>
      <MenuItem icon={<Image />} onAction={() => void save()} isDisabled={!isDrawn}>
        {formatMessage(chartMessages.picture)}
      </MenuItem>
    </MenuButton>
  );
}

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
`;

const Head = styled.header`
  display: flex;
  /* Where a card is narrow, what can be chosen stands below the title. */
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  padding-block: ${({ theme }) => theme.space(4)} ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(4)};
`;

const Titles = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;

  & > h2 {
    ${({ theme }) => theme.type.cardTitle}
  }
`;

const Note = styled.div`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
`;

const Body = styled.div`
  flex: 1;
  margin-block-end: ${({ theme }) => theme.space(4)};
  margin-inline: ${({ theme }) => theme.space(4)};
`;
