import { Check } from 'lucide-react';
import { Checkbox } from 'react-aria-components/GridList';
import styled from 'styled-components';

/** The box at the start of a row that can be chosen. React Aria's row names it and knows whether it is ticked. */
export const SelectBox = ({ className }: { className?: string }) => (
  <Box slot="selection" className={className}>
    <Square aria-hidden>
      <Check />
    </Square>
  </Box>
);

const Box = styled(Checkbox)`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 2.4rem;
  block-size: 2.4rem;
`;

const Square = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.8rem;
  block-size: 1.8rem;
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.tag};

  [data-selected] > & {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primary};
    color: ${({ theme }) => theme.color.onPrimary};
  }

  [data-focus-visible] > & {
    ${({ theme }) => theme.focusRing}
  }

  & > svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
    visibility: hidden;
  }

  [data-selected] > & > svg {
    visibility: visible;
  }

  @media (forced-colors: active) {
    [data-selected] > & {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;
