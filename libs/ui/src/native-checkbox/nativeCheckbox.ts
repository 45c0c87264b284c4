import { css } from 'styled-components';

/** The looks of a Checkbox for an `<input type="checkbox">`, where there are too many of them for components. */
export const nativeCheckbox = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1.8rem;
  block-size: 1.8rem;
  margin: 0.1rem 0 0;
  border: 1px solid ${({ theme }) => theme.color.controlBorder};
  border-radius: ${({ theme }) => theme.radius.tag};
  background: ${({ theme }) => theme.color.surface};
  appearance: none;
  cursor: inherit;

  &:checked {
    border-color: ${({ theme }) => theme.tone.primary.solid};
    background: ${({ theme }) => theme.tone.primary.solid};

    &::after {
      inline-size: 0.5rem;
      block-size: 1rem;
      margin-block-end: 0.3rem;
      border: solid ${({ theme }) => theme.tone.primary.onSolid};
      border-width: 0 0.18rem 0.18rem 0;
      transform: rotate(45deg);
      content: '';
    }
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
