import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { limitMessages } from './messages';

type Texts = { description?: ReactNode; error?: ReactNode };

/** From which part of a limit on it is said how much is written: nobody minds it before. */
const NEAR = 0.8;

/**
 * The texts of a field with a greatest length: `190 of 200` under it once the text comes near it, and an error if it is longer. Text is
 * never cut off.
 */
export const useCount = (text: string, limit: number | undefined, { description, error }: Texts): Texts => {
  const { formatMessage } = useIntl();
  const { length } = text;
  if (limit === undefined || length < limit * NEAR) return { description, error };
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
