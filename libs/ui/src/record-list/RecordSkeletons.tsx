import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../skeleton';

/** What stands in the place of rows while they are loaded. */
export function SkeletonRows({ label, height, isOneLine }: { label: string; height: number; isOneLine: boolean }) {
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

/** What stands in the place of tiles while they are loaded; lengths in rem. */
export function SkeletonTiles({ label, width, height }: { label: string; width: number; height: number }) {
  return (
    <SkeletonGroup label={label}>
      <TilePlaces $width={width}>
        {widths.map((share) => (
          <div key={share} style={{ blockSize: `${String(height)}rem` }}>
            <Skeleton width="100%" height="100%" />
          </div>
        ))}
      </TilePlaces>
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

const TilePlaces = styled(Places)<{ $width: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $width }) => $width}rem, 1fr));
  align-content: start;

  & > div {
    padding: ${({ theme }) => theme.space(2)};
  }
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
