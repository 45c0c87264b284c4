import { Copy } from 'lucide-react';
import styled, { css } from 'styled-components';
import type { Helper, HelperGroupId } from '../helpers';
import { useCopy } from '../useCopy';

export type HelperListProps = { group: HelperGroupId; helpers: readonly Helper[] };

/** The helpers of a group, each shown as it looks; pressing one copies it. */
export const HelperList = ({ group, helpers }: HelperListProps) => {
  const copy = useCopy();
  return (
    <Grid role="list">
      {helpers.map(({ name, value, look, code }) => (
        <li key={name}>
          <Entry type="button" onClick={() => void copy(code)}>
            {look && (
              <Stage aria-hidden>
                <Sample $group={group} style={look}>
                  {group === 'tone' && 'Aa'}
                </Sample>
              </Stage>
            )}
            <Words>
              <Name dir="ltr">{name}</Name>
              <Value dir="ltr">{value}</Value>
            </Words>
            <Copy aria-hidden />
          </Entry>
        </li>
      ))}
    </Grid>
  );
};

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space(2)};
  margin-block-start: ${({ theme }) => theme.space(4)};
`;

const Entry = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(4)};
  inline-size: 100%;
  min-block-size: 6rem;
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.surface};
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    inline-size: 1.6rem;
    block-size: 1.6rem;
    color: ${({ theme }) => theme.color.textMuted};
  }

  &:hover {
    border-color: ${({ theme }) => theme.color.borderStrong};
  }
`;

const Stage = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  inline-size: 6.4rem;
`;

const box = css`
  inline-size: 100%;
  block-size: 4rem;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.control};
`;

const filled = css`
  background: ${({ theme }) => theme.tone.primary.tint};
  border-color: ${({ theme }) => theme.tone.primary.solid};
`;

const Sample = styled.span<{ $group: HelperGroupId }>`
  display: grid;
  place-items: center;
  ${box}
  ${({ $group }) => ($group === 'radius' || $group === 'control') && filled}
  ${({ theme, $group }) => $group === 'elevation' && `background: ${theme.color.raised};`}
  ${({ theme, $group }) =>
    $group === 'space' &&
    `block-size: 1.6rem; border: 0; border-radius: 0.2rem; background: ${theme.tone.primary.solid};`}
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  justify-items: start;
  min-inline-size: 0;
`;

const Name = styled.code`
  ${({ theme }) => theme.type.dense}
  font-family: ${({ theme }) => theme.font.mono};
  overflow-wrap: anywhere;
`;

const Value = styled.span`
  ${({ theme }) => theme.type.caption}
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.color.textMuted};
`;
