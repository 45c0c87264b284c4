import { nativeCheckbox } from '@ezone/ui/native-checkbox';
import styled from 'styled-components';

/* The cells of a transaction, which the table puts into two lines on a phone. */

export const Tick = styled.td`
  &&& {
    padding-inline: ${({ theme }) => theme.space(1)} 0;
  }

  & label {
    display: grid;
    place-items: center;
    inline-size: 3.6rem;
    block-size: 3.6rem;
    cursor: pointer;

    @media (pointer: coarse) {
      inline-size: 4.4rem;
      block-size: 4.4rem;
    }
  }

  & input {
    ${nativeCheckbox}
  }
`;

export const Day = styled.td`
  color: ${({ theme }) => theme.color.textMuted};
  white-space: nowrap;
`;

export const Said = styled.th`
  inline-size: 100%;
  font-weight: inherit;
  overflow-wrap: anywhere;
`;

export const End = styled.td`
  && {
    text-align: end;
  }
`;

export const Sum = styled(End)<{ $isOut: boolean }>`
  color: ${({ theme, $isOut }) => ($isOut ? theme.color.text : theme.tone.success.text)};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const For = styled.td`
  min-inline-size: 26rem;
`;
