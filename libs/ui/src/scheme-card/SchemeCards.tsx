import type { ReactNode } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { isSchemeName } from '../theme';
import type { SchemeName } from '../theme';

/** Props of a set of scheme cards. */
export type SchemeCardsProps = {
  /** What is chosen here, already translated; spoken, not shown. */
  label: string;
  /** The scheme that is chosen. */
  value: SchemeName;
  /** Is told the scheme that was chosen. */
  onChange: (scheme: SchemeName) => void;
  /** A SchemeCard for each scheme. */
  children: ReactNode;
};

/**
 * Schemes to choose one from, two in a row. The arrow keys walk over all of them and choose at once, so the choice should show
 * at once, too. What is not there yet of the colours is fetched when the first card is drawn.
 */
export const SchemeCards = ({ label, value, onChange, children }: SchemeCardsProps) => (
  <Grid
    aria-label={label}
    value={value}
    onChange={(name) => {
      if (isSchemeName(name)) onChange(name);
    }}
  >
    {children}
  </Grid>
);

const Grid = styled(RadioGroup)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

/** A heading over the cards that follow, as "Dark". */
export const SchemesHeading = styled.h3`
  grid-column: 1 / -1;
  ${({ theme }) => theme.type.control}

  &:not(:first-child) {
    margin-block-start: ${({ theme }) => theme.space(4)};
  }
`;
