import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { limitMessages } from './messages';

type Texts = { description?: ReactNode; error?: ReactNode };

/**
 * The texts of a field with a greatest length: `20 of 200` under it, and an error if the text is longer. Text is never
 * cut off.
 */
export const useCount = (text: string, limit: number | undefined, { description, error }: Texts): Texts => {
  const { formatMessage } = useIntl();
  if (limit === undefined) return { description, error };
  const { length } = text;
  return {
    error: length > limit ? formatMessage(limitMessages.tooLong, { length, limit }) : error,
    description: (
      <Line>
        <span>{description}</span>
        <Count>{formatMessage(limitMessages.counted, { length, limit })}</Count>
      </Line>
    ),
  };
};

const Line = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
`;

const Count = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;
