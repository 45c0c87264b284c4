import { EmptyState } from '@ezone/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { PanelRightOpen } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import { listMessages } from './messages';

export type DetailPaneProps = {
  ref: Ref<HTMLElement>;
  id: string;
  /** Names it. */
  label: string;
  /** Stands over the record while the list is beside it; where it is alone, the page's bar has that. */
  head: ReactNode;
  isAlone: boolean;
  /** The open record; undefined where it is not to be had. */
  children: ReactNode;
  /** Whether it is known that there is no such record, and not only yet to be loaded. */
  isGone: boolean;
};

/** The open record, beside the list or in its place. */
export const DetailPane = ({ ref, id, label, head, isAlone, children, isGone }: DetailPaneProps) => (
  <Pane ref={ref} aria-label={label} $isAlone={isAlone}>
    {!isAlone && <DetailHead>{head}</DetailHead>}
    <DetailBody key={id} tabIndex={0}>
      {children ?? (isGone ? <Gone /> : <DetailSkeleton />)}
    </DetailBody>
  </Pane>
);

/** Its place while nothing is open. */
export const NoDetail = () => {
  const { formatMessage } = useIntl();
  return (
    <Empty>
      <EmptyState icon={<PanelRightOpen />}>{formatMessage(listMessages.noneOpen)}</EmptyState>
    </Empty>
  );
};

function Gone() {
  const { formatMessage } = useIntl();
  return <EmptyState>{formatMessage(listMessages.gone)}</EmptyState>;
}

function DetailSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <SkeletonGroup label={formatMessage(listMessages.detailLoading)}>
      <Skeleton width="40%" />
      <Skeleton />
      <Skeleton width="80%" />
    </SkeletonGroup>
  );
}

/* Present even while nothing is open, so that opening a record does not move the rows under the pointer. */
const beside = css`
  flex: 0 0 45%;
  min-inline-size: 0;
  border-inline-start: 1px solid ${({ theme }) => theme.color.border};
`;

const Empty = styled.div`
  ${beside}
  display: grid;
  align-content: center;
`;

const Pane = styled.section<{ $isAlone: boolean }>`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  ${({ $isAlone }) => ($isAlone ? 'flex: 1;' : beside)}
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
  padding: ${({ theme }) => theme.space(4)};

  ${({ theme }) => theme.up.sm} {
    padding: ${({ theme }) => theme.space(6)};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
