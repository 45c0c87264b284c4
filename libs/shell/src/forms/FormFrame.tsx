import type { ComponentProps, KeyboardEvent } from 'react';
import styled from 'styled-components';

/**
 * Enter in a field sends the form, and so does Ctrl or ⌘ Enter in a text area. Browsers ignore Enter while the submit
 * button is disabled, as it is until the rules have been fetched, so the form handles the key itself.
 */
const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  const { key, ctrlKey, metaKey, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return;
  // React sends events of a portal, such as a dialog, through the form, although it is not inside it in the document.
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(5)};
`;
