import { Asterisk, Cog, LogIn, LogOut, ShieldQuestionMark } from 'lucide-react';
import styled from 'styled-components';
import { SIZE } from '../layout/sizes';
import type { Line } from '../layout/lines';

const icons = { guard: ShieldQuestionMark, actions: Asterisk, entry: LogIn, exit: LogOut, invoke: Cog };

/** The lines under a name: guards, actions, actors. Decoration for a screen reader, which hears it in the item's name. */
export const SmallPrint = ({ lines }: { lines: readonly Line[] }) =>
  lines.map(({ kind, text }) => {
    const Icon = icons[kind];
    return (
      <Row key={kind}>
        <Icon aria-hidden />
        <Text dir="ltr">{text}</Text>
      </Row>
    );
  });

const Row = styled.span`
  display: flex;
  align-items: center;
  gap: 0.4rem;
  block-size: ${SIZE.detailLine / 10}rem;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: 1.2rem;
  line-height: ${SIZE.detailLine / 10}rem;
  font-weight: 400;

  svg {
    flex: none;
    inline-size: 1.2rem;
    block-size: 1.2rem;
  }
`;

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
