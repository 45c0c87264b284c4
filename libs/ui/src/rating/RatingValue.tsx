import styled from 'styled-components';
import { StarShape } from './StarShape';

export type RatingValueProps = {
  /** The rating, such as an average. The stars show it to the nearest half. */
  value: number;
  /** How many stars there are. @default 5 */
  max?: number;
  /** The rating in words, already translated: “4.5 of 5 stars”. */
  label: string;
  /** Shows the words after the stars, too. @default false */
  labelShown?: boolean;
};

/** A rating to read, in whole and half stars. To let somebody choose, use Rating. */
export const RatingValue = ({ value, max = 5, label, labelShown = false }: RatingValueProps) => {
  const halves = Math.round(value * 2) / 2;
  return (
    <Line>
      <Stars {...(!labelShown && { role: 'img', 'aria-label': label })}>
        {Array.from({ length: max }, (_, place) => (
          <StarShape key={place} filled={Math.min(Math.max(halves - place, 0), 1)} />
        ))}
      </Stars>
      {labelShown && <span>{label}</span>}
    </Line>
  );
};

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space(2)}`};
  ${({ theme }) => theme.type.body}
`;

const Stars = styled.span`
  display: inline-flex;
`;
