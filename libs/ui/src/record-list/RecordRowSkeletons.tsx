import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../skeleton';

/** What stands in the place of rows while they are loaded. */
export function RecordRowSkeletons({
  label,
  height,
  isOneLine,
}: {
  label: string;
  height: number;
  isOneLine: boolean;
}) {
  return (
    <SkeletonGroup label={label}>
      <Places>
        {widths.map((width, index) => (
          <Place key={index} style={{ blockSize: height }}>
            <Skeleton
              shape="circle"
              width={isOneLine ? '2.4rem' : undefined}
              height={isOneLine ? '2.4rem' : undefined}
            />
            <div>
              <Skeleton width={`${String(width)}%`} />
              {!isOneLine && <Skeleton width={`${String(width + 20)}%`} />}
            </div>
          </Place>
        ))}
      </Places>
    </SkeletonGroup>
  );
}

/* Words are not equally long. */
const widths = Array.from({ length: 20 }, (_, index) => 25 + ((index * 37) % 35));

const Places = styled.div`
  flex: 1;
  block-size: 100%;
  overflow: hidden;
`;

const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding-inline: var(--row-gutter, ${({ theme }) => theme.space(4)});
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  & > :last-child {
    flex: 1;
  }
`;
