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
  display: -webkit-box;
  overflow: hidden;
  inline-size: 100%;
  min-block-size: 3.2rem;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${({ theme }) => theme.type.caption}
  line-height: 1.6rem;
  color: ${({ theme }) => theme.color.textMuted};
  overflow-wrap: anywhere;
`;
