import { visuallyHidden } from '@ezone/ui/visually-hidden';
import { css } from 'styled-components';

/** The name of a toolbar that the menu stands in as well, for what has to fit into it. */
export const SHARED_TOOLBAR = 'ez-shared-toolbar';

/** Takes out of sight what such a toolbar can do without, where there is no room for all. */
export const hidesInTightToolbar = css`
  @container ${SHARED_TOOLBAR} (width < ${({ theme }) => theme.px(1200)}) {
    ${visuallyHidden}
  }
`;

/** A rule for what stands in a toolbar that has no room for words: with a large font one at a desk, too. */
export const inNarrowToolbar = '@container (width < 74rem)';

/** A rule for what stands in a toolbar as narrow as that of a phone: it grows with the font size, so a phone may become too narrow. */
export const inTinyToolbar = '@container (width < 40rem)';
