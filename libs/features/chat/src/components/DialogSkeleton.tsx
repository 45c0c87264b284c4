import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages } from '../messages';

/** Widths and sides of the bubbles of a dialog like any other. */
const bubbles = [
  { width: '60%', isMine: false },
  { width: '40%', isMine: false },
  { width: '52%', isMine: true },
  { width: '70%', isMine: false },
  { width: '35%', isMine: true },
];

/** Where messages will stand. */
export const DialogSkeleton = () => {
  const { formatMessage } = useIntl();
  return (
    <Frame>
      <SkeletonGroup label={formatMessage(chatMessages.dialogLoading)}>
        {bubbles.map(({ width, isMine }) => (
          <Row key={width} $isMine={isMine}>
            <Skeleton shape="card" width={width} height="3.6rem" />
          </Row>
        ))}
      </SkeletonGroup>
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  flex: 1;
  align-content: end;
  min-block-size: 0;
  overflow: hidden;
  padding-inline: ${({ theme }) => theme.space(4)};
`;

const Row = styled.div<{ $isMine: boolean }>`
  display: flex;
  justify-content: ${({ $isMine }) => ($isMine ? 'flex-end' : 'flex-start')};
  padding-block-start: ${({ theme }) => theme.space(3)};
`;
