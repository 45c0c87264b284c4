import { paneInset } from '@ezone/ui/below-bars';
import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { ErrorState } from '@ezone/ui/error-state';
import { PartBoundary } from '@ezone/ui/lazy-content';
import { FileX2, PanelRightOpen } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, Ref, RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { commonMessages } from '../../notices/words';
import { DetailSkeleton } from './DetailSkeleton';
import { listMessages } from './messages';
import type { DetailSize } from './useHasRoom';

/** As its page asks for, half as wide as its list, or an addition of 320 px. */
type Size = DetailSize | 'half' | 'aside';

export type DetailPaneProps = {
  ref: Ref<HTMLElement>;
  id: string;
  /** Names it. */
  label: string;
  /** Stands over the record while the list is beside it; where it is alone, the page's bar has that. */
  head: ReactNode;
  isAlone: boolean;
  size: Size;
  /** The open record; undefined where it is not to be had. */
  children: ReactNode;
  /** Whether it is known that there is no such record, and not only yet to be loaded. */
  isGone: boolean;
  /** Leads back to the list. */
  onClose: () => void;
  /** What is said over the record. */
  note?: ReactNode;
};

/** The open record, beside the list or in its place. */
export const DetailPane = ({
  ref,
  id,
  label,
  head,
  isAlone,
  size,
  children,
  isGone,
  onClose,
  note,
}: DetailPaneProps) => {
  const bodyRef = useRef<HTMLDivElement>(null);
  return (
    <Pane ref={ref} aria-label={label} $isAlone={isAlone} $size={size}>
      {!isAlone && <DetailHead>{head}</DetailHead>}
      <DetailBody key={id} ref={bodyRef} tabIndex={0}>
        {note && <Note>{note}</Note>}
        {children ? (
          <Present placeRef={bodyRef}>{children}</Present>
        ) : isGone ? (
          <Gone onClose={onClose} />
        ) : (
          <DetailSkeleton />
        )}
      </DetailBody>
    </Pane>
  );
};

/** The record as long as it is there. Its place takes over the focus when it goes, as when it is removed elsewhere, or breaks. */
function Present({ placeRef, children }: { placeRef: RefObject<HTMLElement | null>; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const [isBroken, setBroken] = useState(false);
  useLayoutEffect(
    () => () => {
      // Nothing where the place goes, too, as for another record.
      if (placeRef.current?.contains(document.activeElement)) placeRef.current.focus({ preventScroll: true });
    },
    [placeRef, isBroken],
  );
  const again = { label: formatMessage(commonMessages.retry), onPress: () => setBroken(false) };
  if (isBroken) return <ErrorState title={formatMessage(listMessages.broken)} retry={again} />;
  return <PartBoundary onBreak={() => setBroken(true)}>{children}</PartBoundary>;
}

/** Its place while nothing is open. */
export const NoDetail = ({ size }: { size: Size }) => {
  const { formatMessage } = useIntl();
  return (
    <Empty $size={size}>
      <EmptyState icon={<PanelRightOpen />}>{formatMessage(listMessages.noneOpen)}</EmptyState>
    </Empty>
  );
};

function Gone({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<FileX2 />}
      action={
        <Button variant="secondary" onPress={onClose}>
          {formatMessage(listMessages.back)}
        </Button>
      }
    >
      {formatMessage(listMessages.gone)}
    </EmptyState>
  );
}

const flexOf: Record<Size, string> = {
  rest: '1',
  half: '0 0 45%',
  sheet: '0 0 clamp(40rem, 34%, 56rem)',
  aside: '0 0 32rem',
};

/* Present even while nothing is open, so that opening a record does not move the rows under the pointer. */
const beside = css<{ $size: Size }>`
  flex: ${({ $size }) => flexOf[$size]};
  min-inline-size: 0;
  border-inline-start: 1px solid ${({ theme }) => theme.color.border};
`;

const Empty = styled.div<{ $size: Size }>`
  ${beside}
  display: grid;
  align-content: center;
`;

const Pane = styled.section<{ $isAlone: boolean; $size: Size }>`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  ${({ $isAlone }) => ($isAlone ? 'flex: 1;' : beside)}
`;

const Note = styled.div`
  margin-block-end: ${({ theme }) => theme.space(5)};
`;

const DetailHead = styled.div`
  display: flex;
  flex: none;
  min-block-size: ${({ theme }) => theme.width.toolbar};
  padding-inline: ${({ theme }) => theme.space(6)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const DetailBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  --pane-inset: ${({ theme }) => theme.space(4)};
  padding: ${paneInset};

  ${({ theme }) => theme.up.sm} {
    --pane-inset: ${({ theme }) => theme.space(6)};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
