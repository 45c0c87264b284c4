import styled from 'styled-components';
import { shownFamily } from '../model/icon';
import type { Icon, IconFamily } from '../model/icon';

/** Draws the tiles in a style; icons that are not drawn in it, or all where none is wanted, in the first that they have. */
export const tileIn = (family: IconFamily | null) =>
  function IconTile(icon: Icon) {
    return (
      <>
        <Glyph aria-hidden $family={shownFamily(icon, family)}>
          {String.fromCodePoint(icon.codepoint)}
        </Glyph>
        <Name dir="ltr" title={icon.name}>
          {icon.name}
        </Name>
      </>
    );
  };

const Glyph = styled.span<{ $family: IconFamily }>`
  display: grid;
  flex: 1;
  place-items: center;
  font: 400 2.8rem / 1 'ez-icons-${({ $family }) => $family}';
  /* The box is there before the font is: nothing moves when it arrives. */
  block-size: 2.8rem;
  -webkit-font-smoothing: antialiased;
`;

const Name = styled.span`
  overflow: hidden;
  inline-size: 100%;
  ${({ theme }) => theme.type.caption}
  /* Names are Latin in Arabic too, where captions are larger. */
  font-size: 1.2rem;
  line-height: 1.6rem;
  color: ${({ theme }) => theme.color.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
