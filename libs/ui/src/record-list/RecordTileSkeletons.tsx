import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../skeleton';

/** What stands in the place of tiles while they are loaded; lengths in rem. */
export function RecordTileSkeletons({ label, width, height }: { label: string; width: number; height: number }) {
  return (
    <SkeletonGroup label={label}>
      <Places $width={width}>
        {Array.from({ length: 20 }, (_, index) => (
          <div key={index} style={{ blockSize: `${String(height)}rem` }}>
            <Skeleton width="100%" height="100%" />
          </div>
        ))}
      </Places>
    </SkeletonGroup>
  );
}

const Places = styled.div<{ $width: number }>`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fill, minmax(${({ $width }) => $width}rem, 1fr));
  align-content: start;
  block-size: 100%;
  overflow: hidden;

  & > div {
    padding: ${({ theme }) => theme.space(2)};
  }
`;
