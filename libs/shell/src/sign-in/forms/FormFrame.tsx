import type { ComponentProps, KeyboardEvent } from 'react';
import styled from 'styled-components';

/**
 * A browser sends nothing on Enter while the form's button is disabled, and this one is until the rules have arrived and everything is
 * valid. Whoever fills in a form in one go, as a password manager does, presses Enter before that: the form then looks for itself.
 */
const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  const isWord = event.nativeEvent.isComposing;
  if (event.key !== 'Enter' || isWord || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

/** A form whose fields stand one under the other. Enter in any of them sends it. */
export const FormFrame = (props: Omit<ComponentProps<'form'>, 'onKeyDown' | 'noValidate'>) => (
  <Frame {...props} noValidate onKeyDown={submitOnEnter} />
);

const Frame = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
`;
