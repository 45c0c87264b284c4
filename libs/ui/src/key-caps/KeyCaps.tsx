import { Fragment } from 'react';
import styled from 'styled-components';

export type KeyCapsProps = {
  /** The keys as people read them, with spaces between: `Ctrl K`. */
  keys: string;
};

/** The keys that do the same, beside what does it. Not shown where there are fingers, and most likely no keyboard. */
export const KeyCaps = ({ keys }: KeyCapsProps) => (
  <Caps>
    {keys.split(' ').map((key, index) => (
      <Fragment key={`${key} ${String(index)}`}>
        {/* The space separates the keys in the accessible name. */}
        {index > 0 && ' '}
        <KeyCap>{key}</KeyCap>
      </Fragment>
    ))}
  </Caps>
);

/** One key, as on the keyboard; of the colour of the words around it. */
export const KeyCap = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: 2rem;
  padding-inline: ${({ theme }) => theme.space(1)};
  border: 1px solid color-mix(in srgb, currentcolor 30%, transparent);
  border-radius: ${({ theme }) => theme.radius.tag};
  ${({ theme }) => theme.type.caption}
  font-family: inherit;
`;

const Caps = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${({ theme }) => theme.space(1)};
  /* Key names are Latin and read from left to right in Arabic too. */
  direction: ltr;

  @media (pointer: coarse) {
    display: none;
  }
`;
