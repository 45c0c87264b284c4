import type { ComponentProps, KeyboardEvent } from 'react';
import styled from 'styled-components';

/**
 * Enter in a field sends the form, and Ctrl or ⌘ with Enter does so from a text of several lines too. A browser sends nothing on Enter
 * while the form's button is disabled, as it is where the rules have yet to arrive: the form then looks for itself.
 */
const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  const { key, ctrlKey, metaKey, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return;
  // What floats over the page is in the form to React, not to the browser.
  if (!(target instanceof Node) || !currentTarget.contains(target)) return;
  if (!(ctrlKey || metaKey || target instanceof HTMLInputElement)) return;
  event.preventDefault();
  currentTarget.requestSubmit();
};

/** A form whose fields stand one under the other. Enter in any of them sends it. */
export const FormFrame = (props: Omit<ComponentProps<'form'>, 'onKeyDown' | 'noValidate'>) => (
  <Frame {...props} noValidate onKeyDown={submitOnEnter} />
);

const Frame = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
`;
